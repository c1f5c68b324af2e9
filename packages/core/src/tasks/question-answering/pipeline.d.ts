export declare const questionAnswering: {
    readonly order: 40;
    readonly data: {
        readonly name: 'Question Answering';
        readonly modality: 'nlp';
        readonly subtasks: readonly [{
            readonly type: 'extractive-qa';
            readonly name: 'Extractive QA';
        }, {
            readonly type: 'open-domain-qa';
            readonly name: 'Open Domain QA';
        }, {
            readonly type: 'closed-domain-qa';
            readonly name: 'Closed Domain QA';
        }];
    };
};
