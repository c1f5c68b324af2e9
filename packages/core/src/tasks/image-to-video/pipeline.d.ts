export declare const imageToVideo: {
    readonly order: 260;
    readonly data: {
        readonly name: 'Image-to-Video';
        readonly modality: 'cv';
    };
};
