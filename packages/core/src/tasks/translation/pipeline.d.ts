export declare const translation: {
    readonly order: 60;
    readonly data: {
        readonly name: 'Translation';
        readonly modality: 'nlp';
    };
};
