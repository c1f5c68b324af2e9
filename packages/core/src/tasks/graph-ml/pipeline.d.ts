export declare const graphMl: {
    readonly order: 460;
    readonly summary: 'Graph machine learning works on things and the links between them: molecules, roads, friendships.';
    readonly libraries: readonly ["transformers"];
    readonly data: {
        readonly name: 'Graph Machine Learning';
        readonly modality: 'other';
    };
};
