export declare const featureExtraction: {
    id: "feature-extraction";
    label: string;
    summary: string;
    demo: {
        inputs: {
            type: "text";
            label: string;
            content: string;
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
    widgetModels: string[];
};
