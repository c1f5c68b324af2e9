export declare const objectDetection: {
    readonly order: 210;
    readonly data: {
        readonly name: 'Object Detection';
        readonly modality: 'cv';
        readonly subtasks: readonly [{
            readonly type: 'face-detection';
            readonly name: 'Face Detection';
        }, {
            readonly type: 'vehicle-detection';
            readonly name: 'Vehicle Detection';
        }];
    };
};
