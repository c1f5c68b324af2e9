export declare const textToSpeech: {
    readonly order: 120;
    readonly data: {
        readonly name: 'Text-to-Speech';
        readonly modality: 'audio';
    };
};
