export declare const visualQuestionAnswering: {
    readonly order: 430;
    readonly data: {
        readonly name: 'Visual Question Answering';
        readonly modality: 'multimodal';
        readonly subtasks: readonly [{
            readonly type: 'visual-question-answering';
            readonly name: 'Visual Question Answering';
        }];
    };
};
