export declare const textRetrieval: {
    readonly order: 370;
    readonly summary: 'Text retrieval finds the texts of a collection that answer a question.';
    readonly data: {
        readonly name: 'Text Retrieval';
        readonly modality: 'nlp';
        readonly subtasks: readonly [{
            readonly type: 'document-retrieval';
            readonly name: 'Document Retrieval';
        }, {
            readonly type: 'utterance-retrieval';
            readonly name: 'Utterance Retrieval';
        }, {
            readonly type: 'entity-linking-retrieval';
            readonly name: 'Entity Linking Retrieval';
        }, {
            readonly type: 'fact-checking-retrieval';
            readonly name: 'Fact Checking Retrieval';
        }];
        readonly hideInModels: true;
    };
};
