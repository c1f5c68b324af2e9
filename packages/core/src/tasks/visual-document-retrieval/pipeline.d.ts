export declare const visualDocumentRetrieval: {
    readonly order: 540;
    readonly data: {
        readonly name: 'Visual Document Retrieval';
        readonly modality: 'multimodal';
    };
};
