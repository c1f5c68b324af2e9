export declare const imageTextToText: {
    readonly order: 400;
    readonly data: {
        readonly name: 'Image-Text-to-Text';
        readonly modality: 'multimodal';
    };
};
