export declare const zeroShotObjectDetection: {
    readonly order: 480;
    readonly data: {
        readonly name: 'Zero-Shot Object Detection';
        readonly modality: 'cv';
    };
};
