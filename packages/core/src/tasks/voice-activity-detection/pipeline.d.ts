export declare const voiceActivityDetection: {
    readonly order: 180;
    readonly summary: 'Voice activity detection finds the parts of a recording in which somebody speaks.';
    readonly data: {
        readonly name: 'Voice Activity Detection';
        readonly modality: 'audio';
    };
};
