export declare const imageTo3d: {
    readonly order: 500;
    readonly data: {
        readonly name: 'Image-to-3D';
        readonly modality: 'cv';
    };
};
