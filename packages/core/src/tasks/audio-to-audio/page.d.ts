export declare const audioToAudio: {
    id: "audio-to-audio";
    label: string;
    summary: string;
    demo: {
        inputs: {
            type: "audio";
            filename: string;
        }[];
        outputs: {
            type: "audio";
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
    widgetModels: string[];
    youtubeId: string;
};
