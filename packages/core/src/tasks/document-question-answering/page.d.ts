export declare const documentQuestionAnswering: {
    id: "document-question-answering";
    label: string;
    summary: string;
    demo: {
        inputs: ({
            filename?: never;
            type: "text";
            label: string;
            content: string;
        } | {
            label?: never;
            content?: never;
            type: "img";
            filename: string;
        })[];
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
