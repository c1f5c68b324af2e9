export declare const audioClassification: {
    id: "audio-classification";
    label: string;
    summary: string;
    demo: {
        inputs: {
            type: "audio";
            filename: string;
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
