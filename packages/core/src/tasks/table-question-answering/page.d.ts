export declare const tableQuestionAnswering: {
    id: "table-question-answering";
    label: string;
    summary: string;
    demo: {
        inputs: ({
            label?: never;
            content?: never;
            type: "tabular";
            table: string[][];
        } | {
            table?: never;
            type: "text";
            label: string;
            content: string;
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
