export declare const zeroShotClassification: {
    id: "zero-shot-classification";
    label: string;
    summary: string;
    demo: {
        inputs: {
            type: "text";
            label: string;
            content: string;
        }[];
        outputs: {
            type: "chart";
            data: {
                label: string;
                score: number;
            }[];
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
    spaces: never[];
    libraries: string[];
    widgetModels: string[];
};
