export declare const sentenceSimilarity: {
    readonly order: 110;
    readonly data: {
        readonly name: 'Sentence Similarity';
        readonly modality: 'nlp';
    };
};
