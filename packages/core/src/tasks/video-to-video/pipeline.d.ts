export declare const videoToVideo: {
    readonly order: 560;
    readonly data: {
        readonly name: 'Video-to-Video';
        readonly modality: 'cv';
        readonly hideInDatasets: true;
    };
};
