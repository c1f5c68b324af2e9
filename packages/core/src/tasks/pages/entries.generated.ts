// Written by `npm run generate` from the folders of the tasks. Do not edit.

import { anyToAny } from '../any-to-any/page.ts'
import { audioClassification } from '../audio-classification/page.ts'
import { audioTextToText } from '../audio-text-to-text/page.ts'
import { audioToAudio } from '../audio-to-audio/page.ts'
import { automaticSpeechRecognition } from '../automatic-speech-recognition/page.ts'
import { depthEstimation } from '../depth-estimation/page.ts'
import { documentQuestionAnswering } from '../document-question-answering/page.ts'
import { featureExtraction } from '../feature-extraction/page.ts'
import { fillMask } from '../fill-mask/page.ts'
import { imageClassification } from '../image-classification/page.ts'
import { imageFeatureExtraction } from '../image-feature-extraction/page.ts'
import { imageSegmentation } from '../image-segmentation/page.ts'
import { imageTextToImage } from '../image-text-to-image/page.ts'
import { imageTextToText } from '../image-text-to-text/page.ts'
import { imageTextToVideo } from '../image-text-to-video/page.ts'
import { imageTo3d } from '../image-to-3d/page.ts'
import { imageToImage } from '../image-to-image/page.ts'
import { imageToText } from '../image-to-text/page.ts'
import { imageToVideo } from '../image-to-video/page.ts'
import { keypointDetection } from '../keypoint-detection/page.ts'
import { maskGeneration } from '../mask-generation/page.ts'
import { objectDetection } from '../object-detection/page.ts'
import { questionAnswering } from '../question-answering/page.ts'
import { reinforcementLearning } from '../reinforcement-learning/page.ts'
import { sentenceSimilarity } from '../sentence-similarity/page.ts'
import { summarization } from '../summarization/page.ts'
import { tableQuestionAnswering } from '../table-question-answering/page.ts'
import { tabularClassification } from '../tabular-classification/page.ts'
import { tabularRegression } from '../tabular-regression/page.ts'
import { textClassification } from '../text-classification/page.ts'
import { textGeneration } from '../text-generation/page.ts'
import { textRanking } from '../text-ranking/page.ts'
import { textTo3d } from '../text-to-3d/page.ts'
import { textToImage } from '../text-to-image/page.ts'
import { textToSpeech } from '../text-to-speech/page.ts'
import { textToVideo } from '../text-to-video/page.ts'
import { tokenClassification } from '../token-classification/page.ts'
import { translation } from '../translation/page.ts'
import { unconditionalImageGeneration } from '../unconditional-image-generation/page.ts'
import { videoClassification } from '../video-classification/page.ts'
import { videoTextToText } from '../video-text-to-text/page.ts'
import { videoToVideo } from '../video-to-video/page.ts'
import { visualDocumentRetrieval } from '../visual-document-retrieval/page.ts'
import { visualQuestionAnswering } from '../visual-question-answering/page.ts'
import { zeroShotClassification } from '../zero-shot-classification/page.ts'
import { zeroShotImageClassification } from '../zero-shot-image-classification/page.ts'
import { zeroShotObjectDetection } from '../zero-shot-object-detection/page.ts'
import type { PipelineType } from './pipelines.ts'
import type { TaskEntry } from './task-entry.ts'

/** The content of task pages, by pipeline type; `undefined` for types without an entry. */
export const TASKS_DATA: Readonly<Record<PipelineType, TaskEntry | undefined>> = {
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
  'text-to-audio': undefined,
  'automatic-speech-recognition': automaticSpeechRecognition,
  'audio-to-audio': audioToAudio,
  'audio-classification': audioClassification,
  'audio-text-to-text': audioTextToText,
  'voice-activity-detection': undefined,
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
  robotics: undefined,
  'tabular-classification': tabularClassification,
  'tabular-regression': tabularRegression,
  'tabular-to-text': undefined,
  'table-to-text': undefined,
  'multiple-choice': undefined,
  'text-ranking': textRanking,
  'text-retrieval': undefined,
  'time-series-forecasting': undefined,
  'text-to-video': textToVideo,
  'image-text-to-text': imageTextToText,
  'image-text-to-image': imageTextToImage,
  'image-text-to-video': imageTextToVideo,
  'visual-question-answering': visualQuestionAnswering,
  'document-question-answering': documentQuestionAnswering,
  'zero-shot-image-classification': zeroShotImageClassification,
  'graph-ml': undefined,
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
  other: undefined,
}
