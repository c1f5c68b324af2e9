export declare const imageToText: {
    readonly order: 240;
    readonly data: {
        readonly name: 'Image-to-Text';
        readonly modality: 'cv';
        readonly subtasks: readonly [{
            readonly type: 'image-captioning';
            readonly name: 'Image Captioning';
        }];
    };
};
