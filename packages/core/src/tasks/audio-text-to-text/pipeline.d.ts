export declare const audioTextToText: {
    readonly order: 170;
    readonly data: {
        readonly name: 'Audio-Text-to-Text';
        readonly modality: 'multimodal';
        readonly hideInDatasets: true;
    };
};
