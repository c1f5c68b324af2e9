export declare const imageToText: {
    id: "image-to-text";
    label: string;
    summary: string;
    demo: {
        inputs: {
            type: "img";
            filename: string;
        }[];
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
};
