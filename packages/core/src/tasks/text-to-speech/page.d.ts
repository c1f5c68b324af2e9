export declare const textToSpeech: {
    id: "text-to-speech";
    label: string;
    canonicalId: "text-to-audio";
    summary: string;
    demo: {
        inputs: {
            type: "text";
            label: string;
            content: string;
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
