export declare const unconditionalImageGeneration: {
    id: "unconditional-image-generation";
    label: string;
    summary: string;
    demo: {
        inputs: {
            type: "text";
            label: string;
            content: string;
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
    widgetModels: never[];
};
