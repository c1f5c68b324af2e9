export declare const automaticSpeechRecognition: {
    readonly order: 140;
    readonly data: {
        readonly name: 'Automatic Speech Recognition';
        readonly modality: 'audio';
    };
};
