export declare const imageFeatureExtraction: {
    id: "image-feature-extraction";
    label: string;
    summary: string;
    demo: {
        inputs: {
            type: "img";
            filename: string;
        }[];
        outputs: {
            type: "tabular";
            table: string[][];
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
