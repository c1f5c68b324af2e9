// Written by `npm run generate` from the files beside it. Do not edit.

import { audioClassification } from './audio-classification.ts'
import { automaticSpeechRecognition } from './automatic-speech-recognition.ts'
import { documentQuestionAnswering } from './document-question-answering.ts'
import { featureExtraction } from './feature-extraction.ts'
import { fillMask } from './fill-mask.ts'
import { imageClassification } from './image-classification.ts'
import { imageSegmentation } from './image-segmentation.ts'
import { imageToImage } from './image-to-image.ts'
import { imageToText } from './image-to-text.ts'
import { imageToVideo } from './image-to-video.ts'
import { objectDetection } from './object-detection.ts'
import { questionAnswering } from './question-answering.ts'
import { sentenceSimilarity } from './sentence-similarity.ts'
import { summarization } from './summarization.ts'
import { tableQuestionAnswering } from './table-question-answering.ts'
import { tabularClassification } from './tabular-classification.ts'
import { tabularRegression } from './tabular-regression.ts'
import { textClassification } from './text-classification.ts'
import { textGeneration } from './text-generation.ts'
import { textToImage } from './text-to-image.ts'
import { textToSpeech } from './text-to-speech.ts'
import { textToVideo } from './text-to-video.ts'
import { tokenClassification } from './token-classification.ts'
import { translation } from './translation.ts'
import { visualQuestionAnswering } from './visual-question-answering.ts'
import { zeroShotClassification } from './zero-shot-classification.ts'
import { zeroShotImageClassification } from './zero-shot-image-classification.ts'
import type { TwinTask } from './twin-task.ts'

/** The twin’s records of tasks, by id. */
export const TASK_RECORDS: { readonly [id: string]: TwinTask } = {
  'audio-classification': audioClassification,
  'automatic-speech-recognition': automaticSpeechRecognition,
  'document-question-answering': documentQuestionAnswering,
  'feature-extraction': featureExtraction,
  'fill-mask': fillMask,
  'image-classification': imageClassification,
  'image-segmentation': imageSegmentation,
  'image-to-image': imageToImage,
  'image-to-text': imageToText,
  'image-to-video': imageToVideo,
  'object-detection': objectDetection,
  'question-answering': questionAnswering,
  'sentence-similarity': sentenceSimilarity,
  summarization,
  'table-question-answering': tableQuestionAnswering,
  'tabular-classification': tabularClassification,
  'tabular-regression': tabularRegression,
  'text-classification': textClassification,
  'text-generation': textGeneration,
  'text-to-image': textToImage,
  'text-to-speech': textToSpeech,
  'text-to-video': textToVideo,
  'token-classification': tokenClassification,
  translation,
  'visual-question-answering': visualQuestionAnswering,
  'zero-shot-classification': zeroShotClassification,
  'zero-shot-image-classification': zeroShotImageClassification,
}
