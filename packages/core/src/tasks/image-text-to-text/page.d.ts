export declare const imageTextToText: {
    id: "image-text-to-text";
    label: string;
    summary: string;
    demo: {
        inputs: ({
            type: "img";
            filename: string;
            label?: never;
            content?: never;
        } | {
            type: "text";
            label: string;
            content: string;
            filename?: never;
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
    widgetModels: string[];
    youtubeId: string;
};
