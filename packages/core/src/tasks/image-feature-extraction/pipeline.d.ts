export declare const imageFeatureExtraction: {
    readonly order: 510;
    readonly data: {
        readonly name: 'Image Feature Extraction';
        readonly modality: 'cv';
    };
};
