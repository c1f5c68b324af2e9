export declare const depthEstimation: {
    readonly order: 190;
    readonly data: {
        readonly name: 'Depth Estimation';
        readonly modality: 'cv';
    };
};
