export declare const textToVideo: {
    readonly order: 390;
    readonly data: {
        readonly name: 'Text-to-Video';
        readonly modality: 'cv';
    };
};
