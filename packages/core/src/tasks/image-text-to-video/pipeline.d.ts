export declare const imageTextToVideo: {
    readonly order: 420;
    readonly data: {
        readonly name: 'Image-Text-to-Video';
        readonly modality: 'multimodal';
    };
};
