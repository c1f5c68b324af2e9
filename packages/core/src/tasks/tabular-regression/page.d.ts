export declare const tabularRegression: {
    id: "tabular-regression";
    label: string;
    summary: string;
    demo: {
        inputs: {
            type: "tabular";
            table: string[][];
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
