export declare const keypointDetection: {
    readonly order: 530;
    readonly data: {
        readonly name: 'Keypoint Detection';
        readonly modality: 'cv';
        readonly subtasks: readonly [{
            readonly type: 'pose-estimation';
            readonly name: 'Pose Estimation';
        }];
        readonly hideInDatasets: true;
    };
};
