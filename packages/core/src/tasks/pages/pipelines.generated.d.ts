/** Every pipeline type, in the order in which readers see them. */
export declare const PIPELINES: {
    readonly 'text-classification': {
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
    readonly 'token-classification': {
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
    readonly 'table-question-answering': {
        readonly order: 30;
        readonly data: {
            readonly name: 'Table Question Answering';
            readonly modality: 'nlp';
        };
    };
    readonly 'question-answering': {
        readonly order: 40;
        readonly data: {
            readonly name: 'Question Answering';
            readonly modality: 'nlp';
            readonly subtasks: readonly [{
                readonly type: 'extractive-qa';
                readonly name: 'Extractive QA';
            }, {
                readonly type: 'open-domain-qa';
                readonly name: 'Open Domain QA';
            }, {
                readonly type: 'closed-domain-qa';
                readonly name: 'Closed Domain QA';
            }];
        };
    };
    readonly 'zero-shot-classification': {
        readonly order: 50;
        readonly data: {
            readonly name: 'Zero-Shot Classification';
            readonly modality: 'nlp';
        };
    };
    readonly translation: {
        readonly order: 60;
        readonly data: {
            readonly name: 'Translation';
            readonly modality: 'nlp';
        };
    };
    readonly summarization: {
        readonly order: 70;
        readonly data: {
            readonly name: 'Summarization';
            readonly modality: 'nlp';
            readonly subtasks: readonly [{
                readonly type: 'news-articles-summarization';
                readonly name: 'News Articles Summarization';
            }, {
                readonly type: 'news-articles-headline-generation';
                readonly name: 'News Articles Headline Generation';
            }];
        };
    };
    readonly 'feature-extraction': {
        readonly order: 80;
        readonly data: {
            readonly name: 'Feature Extraction';
            readonly modality: 'nlp';
        };
    };
    readonly 'text-generation': {
        readonly order: 90;
        readonly data: {
            readonly name: 'Text Generation';
            readonly modality: 'nlp';
            readonly subtasks: readonly [{
                readonly type: 'dialogue-modeling';
                readonly name: 'Dialogue Modeling';
            }, {
                readonly type: 'dialogue-generation';
                readonly name: 'Dialogue Generation';
            }, {
                readonly type: 'conversational';
                readonly name: 'Conversational';
            }, {
                readonly type: 'language-modeling';
                readonly name: 'Language Modeling';
            }, {
                readonly type: 'text-simplification';
                readonly name: 'Text simplification';
            }, {
                readonly type: 'explanation-generation';
                readonly name: 'Explanation Generation';
            }, {
                readonly type: 'abstractive-qa';
                readonly name: 'Abstractive QA';
            }, {
                readonly type: 'open-domain-abstractive-qa';
                readonly name: 'Open Domain Abstractive QA';
            }, {
                readonly type: 'closed-domain-qa';
                readonly name: 'Closed Domain QA';
            }, {
                readonly type: 'open-book-qa';
                readonly name: 'Open Book QA';
            }, {
                readonly type: 'closed-book-qa';
                readonly name: 'Closed Book QA';
            }, {
                readonly type: 'text2text-generation';
                readonly name: 'Text2Text Generation';
            }];
        };
    };
    readonly 'fill-mask': {
        readonly order: 100;
        readonly data: {
            readonly name: 'Fill-Mask';
            readonly modality: 'nlp';
            readonly subtasks: readonly [{
                readonly type: 'slot-filling';
                readonly name: 'Slot Filling';
            }, {
                readonly type: 'masked-language-modeling';
                readonly name: 'Masked Language Modeling';
            }];
        };
    };
    readonly 'sentence-similarity': {
        readonly order: 110;
        readonly data: {
            readonly name: 'Sentence Similarity';
            readonly modality: 'nlp';
        };
    };
    readonly 'text-to-speech': {
        readonly order: 120;
        readonly data: {
            readonly name: 'Text-to-Speech';
            readonly modality: 'audio';
        };
    };
    readonly 'text-to-audio': {
        readonly order: 130;
        readonly summary: 'Text-to-audio models make sound of any kind from a description: music, noises, speech.';
        readonly libraries: readonly ["transformers", "transformers.js"];
        readonly data: {
            readonly name: 'Text-to-Audio';
            readonly modality: 'audio';
        };
    };
    readonly 'automatic-speech-recognition': {
        readonly order: 140;
        readonly data: {
            readonly name: 'Automatic Speech Recognition';
            readonly modality: 'audio';
        };
    };
    readonly 'audio-to-audio': {
        readonly order: 150;
        readonly data: {
            readonly name: 'Audio-to-Audio';
            readonly modality: 'audio';
        };
    };
    readonly 'audio-classification': {
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
    readonly 'audio-text-to-text': {
        readonly order: 170;
        readonly data: {
            readonly name: 'Audio-Text-to-Text';
            readonly modality: 'multimodal';
            readonly hideInDatasets: true;
        };
    };
    readonly 'voice-activity-detection': {
        readonly order: 180;
        readonly summary: 'Voice activity detection finds the parts of a recording in which somebody speaks.';
        readonly data: {
            readonly name: 'Voice Activity Detection';
            readonly modality: 'audio';
        };
    };
    readonly 'depth-estimation': {
        readonly order: 190;
        readonly data: {
            readonly name: 'Depth Estimation';
            readonly modality: 'cv';
        };
    };
    readonly 'image-classification': {
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
    readonly 'object-detection': {
        readonly order: 210;
        readonly data: {
            readonly name: 'Object Detection';
            readonly modality: 'cv';
            readonly subtasks: readonly [{
                readonly type: 'face-detection';
                readonly name: 'Face Detection';
            }, {
                readonly type: 'vehicle-detection';
                readonly name: 'Vehicle Detection';
            }];
        };
    };
    readonly 'image-segmentation': {
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
    readonly 'text-to-image': {
        readonly order: 230;
        readonly data: {
            readonly name: 'Text-to-Image';
            readonly modality: 'cv';
        };
    };
    readonly 'image-to-text': {
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
    readonly 'image-to-image': {
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
    readonly 'image-to-video': {
        readonly order: 260;
        readonly data: {
            readonly name: 'Image-to-Video';
            readonly modality: 'cv';
        };
    };
    readonly 'unconditional-image-generation': {
        readonly order: 270;
        readonly data: {
            readonly name: 'Unconditional Image Generation';
            readonly modality: 'cv';
        };
    };
    readonly 'video-classification': {
        readonly order: 280;
        readonly data: {
            readonly name: 'Video Classification';
            readonly modality: 'cv';
        };
    };
    readonly 'reinforcement-learning': {
        readonly order: 290;
        readonly data: {
            readonly name: 'Reinforcement Learning';
            readonly modality: 'rl';
        };
    };
    readonly robotics: {
        readonly order: 300;
        readonly summary: 'Robotics models steer a robot by what it sees and feels.';
        readonly data: {
            readonly name: 'Robotics';
            readonly modality: 'rl';
            readonly subtasks: readonly [{
                readonly type: 'grasping';
                readonly name: 'Grasping';
            }, {
                readonly type: 'task-planning';
                readonly name: 'Task Planning';
            }];
        };
    };
    readonly 'tabular-classification': {
        readonly order: 310;
        readonly data: {
            readonly name: 'Tabular Classification';
            readonly modality: 'tabular';
            readonly subtasks: readonly [{
                readonly type: 'tabular-multi-class-classification';
                readonly name: 'Tabular Multi Class Classification';
            }, {
                readonly type: 'tabular-multi-label-classification';
                readonly name: 'Tabular Multi Label Classification';
            }];
        };
    };
    readonly 'tabular-regression': {
        readonly order: 320;
        readonly data: {
            readonly name: 'Tabular Regression';
            readonly modality: 'tabular';
            readonly subtasks: readonly [{
                readonly type: 'tabular-single-column-regression';
                readonly name: 'Tabular Single Column Regression';
            }];
        };
    };
    readonly 'tabular-to-text': {
        readonly order: 330;
        readonly summary: 'Tabular-to-text models put the values of a record into sentences.';
        readonly libraries: readonly ["transformers"];
        readonly data: {
            readonly name: 'Tabular to Text';
            readonly modality: 'tabular';
            readonly subtasks: readonly [{
                readonly type: 'rdf-to-text';
                readonly name: 'RDF to text';
            }];
            readonly hideInModels: true;
        };
    };
    readonly 'table-to-text': {
        readonly order: 340;
        readonly summary: 'Table-to-text models describe a table, or a part of it, in sentences.';
        readonly libraries: readonly ["transformers"];
        readonly data: {
            readonly name: 'Table to Text';
            readonly modality: 'nlp';
            readonly hideInModels: true;
        };
    };
    readonly 'multiple-choice': {
        readonly order: 350;
        readonly summary: 'Multiple choice models pick the right answer from several that are given.';
        readonly libraries: readonly ["transformers"];
        readonly data: {
            readonly name: 'Multiple Choice';
            readonly modality: 'nlp';
            readonly subtasks: readonly [{
                readonly type: 'multiple-choice-qa';
                readonly name: 'Multiple Choice QA';
            }, {
                readonly type: 'multiple-choice-coreference-resolution';
                readonly name: 'Multiple Choice Coreference Resolution';
            }];
            readonly hideInModels: true;
        };
    };
    readonly 'text-ranking': {
        readonly order: 360;
        readonly data: {
            readonly name: 'Text Ranking';
            readonly modality: 'nlp';
        };
    };
    readonly 'text-retrieval': {
        readonly order: 370;
        readonly summary: 'Text retrieval finds the texts of a collection that answer a question.';
        readonly data: {
            readonly name: 'Text Retrieval';
            readonly modality: 'nlp';
            readonly subtasks: readonly [{
                readonly type: 'document-retrieval';
                readonly name: 'Document Retrieval';
            }, {
                readonly type: 'utterance-retrieval';
                readonly name: 'Utterance Retrieval';
            }, {
                readonly type: 'entity-linking-retrieval';
                readonly name: 'Entity Linking Retrieval';
            }, {
                readonly type: 'fact-checking-retrieval';
                readonly name: 'Fact Checking Retrieval';
            }];
            readonly hideInModels: true;
        };
    };
    readonly 'time-series-forecasting': {
        readonly order: 380;
        readonly summary: 'Time series forecasting continues a row of values measured over time.';
        readonly data: {
            readonly name: 'Time Series Forecasting';
            readonly modality: 'tabular';
            readonly subtasks: readonly [{
                readonly type: 'univariate-time-series-forecasting';
                readonly name: 'Univariate Time Series Forecasting';
            }, {
                readonly type: 'multivariate-time-series-forecasting';
                readonly name: 'Multivariate Time Series Forecasting';
            }];
        };
    };
    readonly 'text-to-video': {
        readonly order: 390;
        readonly data: {
            readonly name: 'Text-to-Video';
            readonly modality: 'cv';
        };
    };
    readonly 'image-text-to-text': {
        readonly order: 400;
        readonly data: {
            readonly name: 'Image-Text-to-Text';
            readonly modality: 'multimodal';
        };
    };
    readonly 'image-text-to-image': {
        readonly order: 410;
        readonly data: {
            readonly name: 'Image-Text-to-Image';
            readonly modality: 'multimodal';
        };
    };
    readonly 'image-text-to-video': {
        readonly order: 420;
        readonly data: {
            readonly name: 'Image-Text-to-Video';
            readonly modality: 'multimodal';
        };
    };
    readonly 'visual-question-answering': {
        readonly order: 430;
        readonly data: {
            readonly name: 'Visual Question Answering';
            readonly modality: 'multimodal';
            readonly subtasks: readonly [{
                readonly type: 'visual-question-answering';
                readonly name: 'Visual Question Answering';
            }];
        };
    };
    readonly 'document-question-answering': {
        readonly order: 440;
        readonly data: {
            readonly name: 'Document Question Answering';
            readonly modality: 'multimodal';
            readonly subtasks: readonly [{
                readonly type: 'document-question-answering';
                readonly name: 'Document Question Answering';
            }];
            readonly hideInDatasets: true;
        };
    };
    readonly 'zero-shot-image-classification': {
        readonly order: 450;
        readonly data: {
            readonly name: 'Zero-Shot Image Classification';
            readonly modality: 'cv';
        };
    };
    readonly 'graph-ml': {
        readonly order: 460;
        readonly summary: 'Graph machine learning works on things and the links between them: molecules, roads, friendships.';
        readonly libraries: readonly ["transformers"];
        readonly data: {
            readonly name: 'Graph Machine Learning';
            readonly modality: 'other';
        };
    };
    readonly 'mask-generation': {
        readonly order: 470;
        readonly data: {
            readonly name: 'Mask Generation';
            readonly modality: 'cv';
        };
    };
    readonly 'zero-shot-object-detection': {
        readonly order: 480;
        readonly data: {
            readonly name: 'Zero-Shot Object Detection';
            readonly modality: 'cv';
        };
    };
    readonly 'text-to-3d': {
        readonly order: 490;
        readonly data: {
            readonly name: 'Text-to-3D';
            readonly modality: 'cv';
        };
    };
    readonly 'image-to-3d': {
        readonly order: 500;
        readonly data: {
            readonly name: 'Image-to-3D';
            readonly modality: 'cv';
        };
    };
    readonly 'image-feature-extraction': {
        readonly order: 510;
        readonly data: {
            readonly name: 'Image Feature Extraction';
            readonly modality: 'cv';
        };
    };
    readonly 'video-text-to-text': {
        readonly order: 520;
        readonly data: {
            readonly name: 'Video-Text-to-Text';
            readonly modality: 'multimodal';
            readonly hideInDatasets: false;
        };
    };
    readonly 'keypoint-detection': {
        readonly order: 530;
        readonly data: {
            readonly name: 'Keypoint Detection';
            readonly modality: 'cv';
            readonly subtasks: readonly [{
                readonly type: 'pose-estimation';
                readonly name: 'Pose Estimation';
            }];
            readonly hideInDatasets: true;
        };
    };
    readonly 'visual-document-retrieval': {
        readonly order: 540;
        readonly data: {
            readonly name: 'Visual Document Retrieval';
            readonly modality: 'multimodal';
        };
    };
    readonly 'any-to-any': {
        readonly order: 550;
        readonly data: {
            readonly name: 'Any-to-Any';
            readonly modality: 'multimodal';
        };
    };
    readonly 'video-to-video': {
        readonly order: 560;
        readonly data: {
            readonly name: 'Video-to-Video';
            readonly modality: 'cv';
            readonly hideInDatasets: true;
        };
    };
    readonly other: {
        readonly order: 570;
        readonly summary: 'Models whose task has no name of its own.';
        readonly data: {
            readonly name: 'Other';
            readonly modality: 'other';
            readonly hideInModels: true;
            readonly hideInDatasets: true;
        };
    };
};
