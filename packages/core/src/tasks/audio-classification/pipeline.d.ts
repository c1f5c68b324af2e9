export declare const audioClassification: {
    readonly order: 160;
    readonly data: {
        readonly name: 'Audio Classification';
        readonly modality: 'audio';
        readonly subtasks: readonly [{
            readonly type: 'keyword-spotting';
            readonly name: 'Keyword Spotting';
        }, {
            readonly type: 'speaker-identification';
            readonly name: 'Speaker Identification';
        }, {
            readonly type: 'audio-intent-classification';
            readonly name: 'Audio Intent Classification';
        }, {
            readonly type: 'audio-emotion-recognition';
            readonly name: 'Audio Emotion Recognition';
        }, {
            readonly type: 'audio-language-identification';
            readonly name: 'Audio Language Identification';
        }];
    };
};
