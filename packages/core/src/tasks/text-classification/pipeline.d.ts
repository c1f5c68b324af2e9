export declare const textClassification: {
    readonly order: 10;
    readonly data: {
        readonly name: 'Text Classification';
        readonly modality: 'nlp';
        readonly subtasks: readonly [{
            readonly type: 'acceptability-classification';
            readonly name: 'Acceptability Classification';
        }, {
            readonly type: 'entity-linking-classification';
            readonly name: 'Entity Linking Classification';
        }, {
            readonly type: 'fact-checking';
            readonly name: 'Fact Checking';
        }, {
            readonly type: 'intent-classification';
            readonly name: 'Intent Classification';
        }, {
            readonly type: 'language-identification';
            readonly name: 'Language Identification';
        }, {
            readonly type: 'multi-class-classification';
            readonly name: 'Multi Class Classification';
        }, {
            readonly type: 'multi-label-classification';
            readonly name: 'Multi Label Classification';
        }, {
            readonly type: 'multi-input-text-classification';
            readonly name: 'Multi-input Text Classification';
        }, {
            readonly type: 'natural-language-inference';
            readonly name: 'Natural Language Inference';
        }, {
            readonly type: 'semantic-similarity-classification';
            readonly name: 'Semantic Similarity Classification';
        }, {
            readonly type: 'sentiment-classification';
            readonly name: 'Sentiment Classification';
        }, {
            readonly type: 'topic-classification';
            readonly name: 'Topic Classification';
        }, {
            readonly type: 'semantic-similarity-scoring';
            readonly name: 'Semantic Similarity Scoring';
        }, {
            readonly type: 'sentiment-scoring';
            readonly name: 'Sentiment Scoring';
        }, {
            readonly type: 'sentiment-analysis';
            readonly name: 'Sentiment Analysis';
        }, {
            readonly type: 'hate-speech-detection';
            readonly name: 'Hate Speech Detection';
        }, {
            readonly type: 'text-scoring';
            readonly name: 'Text Scoring';
        }];
    };
};
