export declare const imageSegmentation: {
    readonly order: 220;
    readonly data: {
        readonly name: 'Image Segmentation';
        readonly modality: 'cv';
        readonly subtasks: readonly [{
            readonly type: 'instance-segmentation';
            readonly name: 'Instance Segmentation';
        }, {
            readonly type: 'semantic-segmentation';
            readonly name: 'Semantic Segmentation';
        }, {
            readonly type: 'panoptic-segmentation';
            readonly name: 'Panoptic Segmentation';
        }];
    };
};
