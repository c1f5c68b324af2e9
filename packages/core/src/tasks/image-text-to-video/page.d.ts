export declare const imageTextToVideo: {
    id: "image-text-to-video";
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
            type: "img";
            filename: string;
        }[];
    };
    models: {
        id: string;
        description: string;
    }[];
    datasets: never[];
    metrics: {
        id: string;
        description: string;
    }[];
    spaces: {
        id: string;
        description: string;
    }[];
    libraries: string[];
    widgetModels: string[];
};
