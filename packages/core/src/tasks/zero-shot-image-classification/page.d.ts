export declare const zeroShotImageClassification: {
    id: "zero-shot-image-classification";
    label: string;
    summary: string;
    demo: {
        inputs: ({
            type: "img";
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
