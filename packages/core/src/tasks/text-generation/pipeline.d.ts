export declare const textGeneration: {
    readonly order: 90;
    readonly data: {
        readonly name: 'Text Generation';
        readonly modality: 'nlp';
        readonly subtasks: readonly [{
            readonly type: 'dialogue-modeling';
            readonly name: 'Dialogue Modeling';
        }, {
            readonly type: 'dialogue-generation';
            readonly name: 'Dialogue Generation';
        }, {
            readonly type: 'conversational';
            readonly name: 'Conversational';
        }, {
            readonly type: 'language-modeling';
            readonly name: 'Language Modeling';
        }, {
            readonly type: 'text-simplification';
            readonly name: 'Text simplification';
        }, {
            readonly type: 'explanation-generation';
            readonly name: 'Explanation Generation';
        }, {
            readonly type: 'abstractive-qa';
            readonly name: 'Abstractive QA';
        }, {
            readonly type: 'open-domain-abstractive-qa';
            readonly name: 'Open Domain Abstractive QA';
        }, {
            readonly type: 'closed-domain-qa';
            readonly name: 'Closed Domain QA';
        }, {
            readonly type: 'open-book-qa';
            readonly name: 'Open Book QA';
        }, {
            readonly type: 'closed-book-qa';
            readonly name: 'Closed Book QA';
        }, {
            readonly type: 'text2text-generation';
            readonly name: 'Text2Text Generation';
        }];
    };
};
