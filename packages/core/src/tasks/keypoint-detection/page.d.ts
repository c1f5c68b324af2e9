export declare const keypointDetection: {
    id: "keypoint-detection";
    label: string;
    summary: string;
    demo: {
        inputs: {
            type: "img";
            filename: string;
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
    metrics: never[];
    spaces: {
        id: string;
        description: string;
    }[];
    libraries: string[];
    widgetModels: never[];
};
