export declare const anyToAny: {
    id: "any-to-any";
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
        outputs: ({
            filename?: never;
            type: "text";
            label: string;
            content: string;
        } | {
            label?: never;
            content?: never;
            type: "audio";
            filename: string;
        })[];
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
