export declare const textToImage: {
    readonly order: 230;
    readonly data: {
        readonly name: 'Text-to-Image';
        readonly modality: 'cv';
    };
};
