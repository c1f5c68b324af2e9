export declare const textRanking: {
    readonly order: 360;
    readonly data: {
        readonly name: 'Text Ranking';
        readonly modality: 'nlp';
    };
};
