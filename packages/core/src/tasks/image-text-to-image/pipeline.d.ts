export declare const imageTextToImage: {
    readonly order: 410;
    readonly data: {
        readonly name: 'Image-Text-to-Image';
        readonly modality: 'multimodal';
    };
};
