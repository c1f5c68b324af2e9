export declare const multipleChoice: {
    readonly order: 350;
    readonly summary: 'Multiple choice models pick the right answer from several that are given.';
    readonly libraries: readonly ["transformers"];
    readonly data: {
        readonly name: 'Multiple Choice';
        readonly modality: 'nlp';
        readonly subtasks: readonly [{
            readonly type: 'multiple-choice-qa';
            readonly name: 'Multiple Choice QA';
        }, {
            readonly type: 'multiple-choice-coreference-resolution';
            readonly name: 'Multiple Choice Coreference Resolution';
        }];
        readonly hideInModels: true;
    };
};
