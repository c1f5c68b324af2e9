export declare const textToAudio: {
    readonly order: 130;
    readonly summary: 'Text-to-audio models make sound of any kind from a description: music, noises, speech.';
    readonly libraries: readonly ["transformers", "transformers.js"];
    readonly data: {
        readonly name: 'Text-to-Audio';
        readonly modality: 'audio';
    };
};
