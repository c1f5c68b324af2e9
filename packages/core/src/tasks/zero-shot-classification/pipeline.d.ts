export declare const zeroShotClassification: {
    readonly order: 50;
    readonly data: {
        readonly name: 'Zero-Shot Classification';
        readonly modality: 'nlp';
    };
};
