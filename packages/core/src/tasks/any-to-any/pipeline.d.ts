export declare const anyToAny: {
    readonly order: 550;
    readonly data: {
        readonly name: 'Any-to-Any';
        readonly modality: 'multimodal';
    };
};
