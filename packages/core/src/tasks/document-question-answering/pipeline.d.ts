export declare const documentQuestionAnswering: {
    readonly order: 440;
    readonly data: {
        readonly name: 'Document Question Answering';
        readonly modality: 'multimodal';
        readonly subtasks: readonly [{
            readonly type: 'document-question-answering';
            readonly name: 'Document Question Answering';
        }];
        readonly hideInDatasets: true;
    };
};
