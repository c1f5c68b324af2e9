export declare const imageTo3d: {
    id: "image-to-3d";
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
    widgetModels: never[];
};
