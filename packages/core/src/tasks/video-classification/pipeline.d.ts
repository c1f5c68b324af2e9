export declare const videoClassification: {
    readonly order: 280;
    readonly data: {
        readonly name: 'Video Classification';
        readonly modality: 'cv';
    };
};
