export declare const tabularToText: {
    readonly order: 330;
    readonly summary: 'Tabular-to-text models put the values of a record into sentences.';
    readonly libraries: readonly ["transformers"];
    readonly data: {
        readonly name: 'Tabular to Text';
        readonly modality: 'tabular';
        readonly subtasks: readonly [{
            readonly type: 'rdf-to-text';
            readonly name: 'RDF to text';
        }];
        readonly hideInModels: true;
    };
};
