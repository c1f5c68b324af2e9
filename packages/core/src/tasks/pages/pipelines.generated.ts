// Written by `npm run generate` from the folders of the tasks. Do not edit.

import { anyToAny } from '../any-to-any/pipeline.ts'
import { audioClassification } from '../audio-classification/pipeline.ts'
import { audioTextToText } from '../audio-text-to-text/pipeline.ts'
import { audioToAudio } from '../audio-to-audio/pipeline.ts'
import { automaticSpeechRecognition } from '../automatic-speech-recognition/pipeline.ts'
import { depthEstimation } from '../depth-estimation/pipeline.ts'
import { documentQuestionAnswering } from '../document-question-answering/pipeline.ts'
import { featureExtraction } from '../feature-extraction/pipeline.ts'
import { fillMask } from '../fill-mask/pipeline.ts'
import { graphMl } from '../graph-ml/pipeline.ts'
import { imageClassification } from '../image-classification/pipeline.ts'
import { imageFeatureExtraction } from '../image-feature-extraction/pipeline.ts'
import { imageSegmentation } from '../image-segmentation/pipeline.ts'
import { imageTextToImage } from '../image-text-to-image/pipeline.ts'
import { imageTextToText } from '../image-text-to-text/pipeline.ts'
import { imageTextToVideo } from '../image-text-to-video/pipeline.ts'
import { imageTo3d } from '../image-to-3d/pipeline.ts'
import { imageToImage } from '../image-to-image/pipeline.ts'
import { imageToText } from '../image-to-text/pipeline.ts'
import { imageToVideo } from '../image-to-video/pipeline.ts'
import { keypointDetection } from '../keypoint-detection/pipeline.ts'
import { maskGeneration } from '../mask-generation/pipeline.ts'
import { multipleChoice } from '../multiple-choice/pipeline.ts'
import { objectDetection } from '../object-detection/pipeline.ts'
import { other } from '../other/pipeline.ts'
import { questionAnswering } from '../question-answering/pipeline.ts'
import { reinforcementLearning } from '../reinforcement-learning/pipeline.ts'
import { robotics } from '../robotics/pipeline.ts'
import { sentenceSimilarity } from '../sentence-similarity/pipeline.ts'
import { summarization } from '../summarization/pipeline.ts'
import { tableQuestionAnswering } from '../table-question-answering/pipeline.ts'
import { tableToText } from '../table-to-text/pipeline.ts'
import { tabularClassification } from '../tabular-classification/pipeline.ts'
import { tabularRegression } from '../tabular-regression/pipeline.ts'
import { tabularToText } from '../tabular-to-text/pipeline.ts'
import { textClassification } from '../text-classification/pipeline.ts'
import { textGeneration } from '../text-generation/pipeline.ts'
import { textRanking } from '../text-ranking/pipeline.ts'
import { textRetrieval } from '../text-retrieval/pipeline.ts'
import { textTo3d } from '../text-to-3d/pipeline.ts'
import { textToAudio } from '../text-to-audio/pipeline.ts'
import { textToImage } from '../text-to-image/pipeline.ts'
import { textToSpeech } from '../text-to-speech/pipeline.ts'
import { textToVideo } from '../text-to-video/pipeline.ts'
import { timeSeriesForecasting } from '../time-series-forecasting/pipeline.ts'
import { tokenClassification } from '../token-classification/pipeline.ts'
import { translation } from '../translation/pipeline.ts'
import { unconditionalImageGeneration } from '../unconditional-image-generation/pipeline.ts'
import { videoClassification } from '../video-classification/pipeline.ts'
import { videoTextToText } from '../video-text-to-text/pipeline.ts'
import { videoToVideo } from '../video-to-video/pipeline.ts'
import { visualDocumentRetrieval } from '../visual-document-retrieval/pipeline.ts'
import { visualQuestionAnswering } from '../visual-question-answering/pipeline.ts'
import { voiceActivityDetection } from '../voice-activity-detection/pipeline.ts'
import { zeroShotClassification } from '../zero-shot-classification/pipeline.ts'
import { zeroShotImageClassification } from '../zero-shot-image-classification/pipeline.ts'
import { zeroShotObjectDetection } from '../zero-shot-object-detection/pipeline.ts'
import type { Pipeline } from './pipeline.ts'

/** All pipeline types, in display order. */
export const PIPELINES = {
  'text-classification': textClassification,
  'token-classification': tokenClassification,
  'table-question-answering': tableQuestionAnswering,
  'question-answering': questionAnswering,
  'zero-shot-classification': zeroShotClassification,
  translation: translation,
  summarization: summarization,
  'feature-extraction': featureExtraction,
  'text-generation': textGeneration,
  'fill-mask': fillMask,
  'sentence-similarity': sentenceSimilarity,
  'text-to-speech': textToSpeech,
  'text-to-audio': textToAudio,
  'automatic-speech-recognition': automaticSpeechRecognition,
  'audio-to-audio': audioToAudio,
  'audio-classification': audioClassification,
  'audio-text-to-text': audioTextToText,
  'voice-activity-detection': voiceActivityDetection,
  'depth-estimation': depthEstimation,
  'image-classification': imageClassification,
  'object-detection': objectDetection,
  'image-segmentation': imageSegmentation,
  'text-to-image': textToImage,
  'image-to-text': imageToText,
  'image-to-image': imageToImage,
  'image-to-video': imageToVideo,
  'unconditional-image-generation': unconditionalImageGeneration,
  'video-classification': videoClassification,
  'reinforcement-learning': reinforcementLearning,
  robotics: robotics,
  'tabular-classification': tabularClassification,
  'tabular-regression': tabularRegression,
  'tabular-to-text': tabularToText,
  'table-to-text': tableToText,
  'multiple-choice': multipleChoice,
  'text-ranking': textRanking,
  'text-retrieval': textRetrieval,
  'time-series-forecasting': timeSeriesForecasting,
  'text-to-video': textToVideo,
  'image-text-to-text': imageTextToText,
  'image-text-to-image': imageTextToImage,
  'image-text-to-video': imageTextToVideo,
  'visual-question-answering': visualQuestionAnswering,
  'document-question-answering': documentQuestionAnswering,
  'zero-shot-image-classification': zeroShotImageClassification,
  'graph-ml': graphMl,
  'mask-generation': maskGeneration,
  'zero-shot-object-detection': zeroShotObjectDetection,
  'text-to-3d': textTo3d,
  'image-to-3d': imageTo3d,
  'image-feature-extraction': imageFeatureExtraction,
  'video-text-to-text': videoTextToText,
  'keypoint-detection': keypointDetection,
  'visual-document-retrieval': visualDocumentRetrieval,
  'any-to-any': anyToAny,
  'video-to-video': videoToVideo,
  other: other,
} as const satisfies { readonly [id: string]: Pipeline }
