export declare const tokenClassification: {
    id: "token-classification";
    label: string;
    summary: string;
    demo: {
        inputs: {
            type: "text";
            label: string;
            content: string;
        }[];
        outputs: {
            type: "text-with-tokens";
            text: string;
            tokens: {
                type: string;
                start: number;
                end: number;
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
    youtubeId: string;
};
