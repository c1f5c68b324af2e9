export declare const imageToImage: {
    readonly order: 250;
    readonly data: {
        readonly name: 'Image-to-Image';
        readonly modality: 'cv';
        readonly subtasks: readonly [{
            readonly type: 'image-inpainting';
            readonly name: 'Image Inpainting';
        }, {
            readonly type: 'image-colorization';
            readonly name: 'Image Colorization';
        }, {
            readonly type: 'super-resolution';
            readonly name: 'Super Resolution';
        }];
    };
};
