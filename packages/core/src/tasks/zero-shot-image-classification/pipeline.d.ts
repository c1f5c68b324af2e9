export declare const zeroShotImageClassification: {
    readonly order: 450;
    readonly data: {
        readonly name: 'Zero-Shot Image Classification';
        readonly modality: 'cv';
    };
};
