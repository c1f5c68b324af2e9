export declare const tokenClassification: {
    readonly order: 20;
    readonly data: {
        readonly name: 'Token Classification';
        readonly modality: 'nlp';
        readonly subtasks: readonly [{
            readonly type: 'named-entity-recognition';
            readonly name: 'Named Entity Recognition';
        }, {
            readonly type: 'part-of-speech';
            readonly name: 'Part of Speech';
        }, {
            readonly type: 'parsing';
            readonly name: 'Parsing';
        }, {
            readonly type: 'lemmatization';
            readonly name: 'Lemmatization';
        }, {
            readonly type: 'word-sense-disambiguation';
            readonly name: 'Word Sense Disambiguation';
        }, {
            readonly type: 'coreference-resolution';
            readonly name: 'Coreference-resolution';
        }];
    };
};
