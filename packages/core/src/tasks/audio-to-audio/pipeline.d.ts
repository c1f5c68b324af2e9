export declare const audioToAudio: {
    readonly order: 150;
    readonly data: {
        readonly name: 'Audio-to-Audio';
        readonly modality: 'audio';
    };
};
