export declare const audioTextToText: {
    id: "audio-text-to-text";
    label: string;
    summary: string;
    demo: {
        inputs: ({
            type: "audio";
            filename: string;
            label?: never;
            content?: never;
        } | {
            filename?: never;
            type: "text";
            label: string;
            content: string;
        })[];
        outputs: {
            type: "text";
            label: string;
            content: string;
        }[];
    };
    models: {
        id: string;
        description: string;
    }[];
    datasets: {
        id: string;
        description: string;
    }[];
    metrics: never[];
    spaces: {
        id: string;
        description: string;
    }[];
    libraries: string[];
    widgetModels: never[];
};
