export declare const videoTextToText: {
    id: "video-text-to-text";
    label: string;
    summary: string;
    demo: {
        inputs: ({
            label?: never;
            content?: never;
            type: "img";
            filename: string;
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
