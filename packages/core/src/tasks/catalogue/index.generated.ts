// Written by scripts/samples/write-task-index.ts from the files beside it. Do not edit.

import { textClassification } from './text-classification.ts'
import { tokenClassification } from './token-classification.ts'
import { tableQuestionAnswering } from './table-question-answering.ts'
import { questionAnswering } from './question-answering.ts'
import { zeroShotClassification } from './zero-shot-classification.ts'
import { translation } from './translation.ts'
import { summarization } from './summarization.ts'
import { featureExtraction } from './feature-extraction.ts'
import { textGeneration } from './text-generation.ts'
import { fillMask } from './fill-mask.ts'
import { sentenceSimilarity } from './sentence-similarity.ts'
import { textToSpeech } from './text-to-speech.ts'
import { automaticSpeechRecognition } from './automatic-speech-recognition.ts'
import { audioToAudio } from './audio-to-audio.ts'
import { audioClassification } from './audio-classification.ts'
import { audioTextToText } from './audio-text-to-text.ts'
import { depthEstimation } from './depth-estimation.ts'
import { imageClassification } from './image-classification.ts'
import { objectDetection } from './object-detection.ts'
import { imageSegmentation } from './image-segmentation.ts'
import { textToImage } from './text-to-image.ts'
import { imageToText } from './image-to-text.ts'
import { imageToImage } from './image-to-image.ts'
import { imageToVideo } from './image-to-video.ts'
import { unconditionalImageGeneration } from './unconditional-image-generation.ts'
import { videoClassification } from './video-classification.ts'
import { reinforcementLearning } from './reinforcement-learning.ts'
import { tabularClassification } from './tabular-classification.ts'
import { tabularRegression } from './tabular-regression.ts'
import { textRanking } from './text-ranking.ts'
import { textToVideo } from './text-to-video.ts'
import { imageTextToText } from './image-text-to-text.ts'
import { imageTextToImage } from './image-text-to-image.ts'
import { imageTextToVideo } from './image-text-to-video.ts'
import { visualQuestionAnswering } from './visual-question-answering.ts'
import { documentQuestionAnswering } from './document-question-answering.ts'
import { zeroShotImageClassification } from './zero-shot-image-classification.ts'
import { maskGeneration } from './mask-generation.ts'
import { zeroShotObjectDetection } from './zero-shot-object-detection.ts'
import { textTo3d } from './text-to-3d.ts'
import { imageTo3d } from './image-to-3d.ts'
import { imageFeatureExtraction } from './image-feature-extraction.ts'
import { videoTextToText } from './video-text-to-text.ts'
import { keypointDetection } from './keypoint-detection.ts'
import { visualDocumentRetrieval } from './visual-document-retrieval.ts'
import { anyToAny } from './any-to-any.ts'
import { videoToVideo } from './video-to-video.ts'
import type { PipelineType } from './pipelines.ts'
import type { TaskEntry } from './task-entry.ts'

/** What a task page knows of its task, by pipeline type; `undefined` for a type that has no entry. */
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
