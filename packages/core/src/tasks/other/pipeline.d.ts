export declare const other: {
    readonly order: 570;
    readonly summary: 'Models whose task has no name of its own.';
    readonly data: {
        readonly name: 'Other';
        readonly modality: 'other';
        readonly hideInModels: true;
        readonly hideInDatasets: true;
    };
};
