export declare const tableQuestionAnswering: {
    readonly order: 30;
    readonly data: {
        readonly name: 'Table Question Answering';
        readonly modality: 'nlp';
    };
};
