export declare const textTo3d: {
    readonly order: 490;
    readonly data: {
        readonly name: 'Text-to-3D';
        readonly modality: 'cv';
    };
};
