export declare const fillMask: {
    readonly order: 100;
    readonly data: {
        readonly name: 'Fill-Mask';
        readonly modality: 'nlp';
        readonly subtasks: readonly [{
            readonly type: 'slot-filling';
            readonly name: 'Slot Filling';
        }, {
            readonly type: 'masked-language-modeling';
            readonly name: 'Masked Language Modeling';
        }];
    };
};
