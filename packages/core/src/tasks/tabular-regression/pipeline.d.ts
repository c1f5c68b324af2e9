export declare const tabularRegression: {
    readonly order: 320;
    readonly data: {
        readonly name: 'Tabular Regression';
        readonly modality: 'tabular';
        readonly subtasks: readonly [{
            readonly type: 'tabular-single-column-regression';
            readonly name: 'Tabular Single Column Regression';
        }];
    };
};
