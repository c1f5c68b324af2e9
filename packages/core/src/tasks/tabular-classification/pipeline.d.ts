export declare const tabularClassification: {
    readonly order: 310;
    readonly data: {
        readonly name: 'Tabular Classification';
        readonly modality: 'tabular';
        readonly subtasks: readonly [{
            readonly type: 'tabular-multi-class-classification';
            readonly name: 'Tabular Multi Class Classification';
        }, {
            readonly type: 'tabular-multi-label-classification';
            readonly name: 'Tabular Multi Label Classification';
        }];
    };
};
