export declare const featureExtraction: {
    readonly order: 80;
    readonly data: {
        readonly name: 'Feature Extraction';
        readonly modality: 'nlp';
    };
};
