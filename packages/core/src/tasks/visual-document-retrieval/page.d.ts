export declare const visualDocumentRetrieval: {
    id: "visual-document-retrieval";
    label: string;
    isPlaceholder: false;
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
