export declare const unconditionalImageGeneration: {
    readonly order: 270;
    readonly data: {
        readonly name: 'Unconditional Image Generation';
        readonly modality: 'cv';
    };
};
