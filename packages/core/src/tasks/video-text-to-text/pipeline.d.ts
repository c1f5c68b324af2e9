export declare const videoTextToText: {
    readonly order: 520;
    readonly data: {
        readonly name: 'Video-Text-to-Text';
        readonly modality: 'multimodal';
        readonly hideInDatasets: false;
    };
};
