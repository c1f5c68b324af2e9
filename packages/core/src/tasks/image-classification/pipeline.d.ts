export declare const imageClassification: {
    readonly order: 200;
    readonly data: {
        readonly name: 'Image Classification';
        readonly modality: 'cv';
        readonly subtasks: readonly [{
            readonly type: 'multi-label-image-classification';
            readonly name: 'Multi Label Image Classification';
        }, {
            readonly type: 'multi-class-image-classification';
            readonly name: 'Multi Class Image Classification';
        }];
    };
};
