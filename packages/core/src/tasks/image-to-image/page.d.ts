export declare const imageToImage: {
    id: "image-to-image";
    label: string;
    isPlaceholder: false;
    summary: string;
    demo: {
        inputs: {
            type: "img";
            filename: string;
        }[];
        outputs: {
            type: "img";
            filename: string;
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
