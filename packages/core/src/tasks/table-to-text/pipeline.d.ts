export declare const tableToText: {
    readonly order: 340;
    readonly summary: 'Table-to-text models describe a table, or a part of it, in sentences.';
    readonly libraries: readonly ["transformers"];
    readonly data: {
        readonly name: 'Table to Text';
        readonly modality: 'nlp';
        readonly hideInModels: true;
    };
};
