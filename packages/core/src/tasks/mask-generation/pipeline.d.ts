export declare const maskGeneration: {
    readonly order: 470;
    readonly data: {
        readonly name: 'Mask Generation';
        readonly modality: 'cv';
    };
};
