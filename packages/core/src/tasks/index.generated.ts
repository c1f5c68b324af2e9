// Written by `npm run generate` from the files beside it. Do not edit.

import { audioClassification } from './audio-classification/task.ts'
import { audioToAudio } from './audio-to-audio/task.ts'
import { automaticSpeechRecognition } from './automatic-speech-recognition/task.ts'
import { conversational } from './conversational/task.ts'
import { documentQuestionAnswering } from './document-question-answering/task.ts'
import { featureExtraction } from './feature-extraction/task.ts'
import { fillMask } from './fill-mask/task.ts'
import { imageClassification } from './image-classification/task.ts'
import { imageSegmentation } from './image-segmentation/task.ts'
import { imageTextToImage } from './image-text-to-image/task.ts'
import { imageTextToVideo } from './image-text-to-video/task.ts'
import { imageToImage } from './image-to-image/task.ts'
import { imageToText } from './image-to-text/task.ts'
import { imageToVideo } from './image-to-video/task.ts'
import { objectDetection } from './object-detection/task.ts'
import { questionAnswering } from './question-answering/task.ts'
import { sentenceSimilarity } from './sentence-similarity/task.ts'
import { summarization } from './summarization/task.ts'
import { tableQuestionAnswering } from './table-question-answering/task.ts'
import { tabularClassification } from './tabular-classification/task.ts'
import { tabularRegression } from './tabular-regression/task.ts'
import { textClassification } from './text-classification/task.ts'
import { textGeneration } from './text-generation/task.ts'
import { textToAudio } from './text-to-audio/task.ts'
import { textToImage } from './text-to-image/task.ts'
import { textToSpeech } from './text-to-speech/task.ts'
import { textToVideo } from './text-to-video/task.ts'
import { tokenClassification } from './token-classification/task.ts'
import { translation } from './translation/task.ts'
import { visualQuestionAnswering } from './visual-question-answering/task.ts'
import { zeroShotClassification } from './zero-shot-classification/task.ts'
import { zeroShotImageClassification } from './zero-shot-image-classification/task.ts'
import type { Task } from './task.ts'

/** All tasks that have examples. */
export const TASK_RECORDS: readonly Task[] = [
  audioClassification,
  audioToAudio,
  automaticSpeechRecognition,
  conversational,
  documentQuestionAnswering,
  featureExtraction,
  fillMask,
  imageClassification,
  imageSegmentation,
  imageTextToImage,
  imageTextToVideo,
  imageToImage,
  imageToText,
  imageToVideo,
  objectDetection,
  questionAnswering,
  sentenceSimilarity,
  summarization,
  tableQuestionAnswering,
  tabularClassification,
  tabularRegression,
  textClassification,
  textGeneration,
  textToAudio,
  textToImage,
  textToSpeech,
  textToVideo,
  tokenClassification,
  translation,
  visualQuestionAnswering,
  zeroShotClassification,
  zeroShotImageClassification,
]

/** Their ids. */
export type TaskId =
  | 'audio-classification'
  | 'audio-to-audio'
  | 'automatic-speech-recognition'
  | 'conversational'
  | 'document-question-answering'
  | 'feature-extraction'
  | 'fill-mask'
  | 'image-classification'
  | 'image-segmentation'
  | 'image-text-to-image'
  | 'image-text-to-video'
  | 'image-to-image'
  | 'image-to-text'
  | 'image-to-video'
  | 'object-detection'
  | 'question-answering'
  | 'sentence-similarity'
  | 'summarization'
  | 'table-question-answering'
  | 'tabular-classification'
  | 'tabular-regression'
  | 'text-classification'
  | 'text-generation'
  | 'text-to-audio'
  | 'text-to-image'
  | 'text-to-speech'
  | 'text-to-video'
  | 'token-classification'
  | 'translation'
  | 'visual-question-answering'
  | 'zero-shot-classification'
  | 'zero-shot-image-classification'
