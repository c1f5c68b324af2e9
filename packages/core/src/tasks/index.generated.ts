// Written by `npm run generate` from the files beside it. Do not edit.

import { audioClassification } from './audio-classification.ts'
import { audioToAudio } from './audio-to-audio.ts'
import { automaticSpeechRecognition } from './automatic-speech-recognition.ts'
import { documentQuestionAnswering } from './document-question-answering.ts'
import { featureExtraction } from './feature-extraction.ts'
import { fillMask } from './fill-mask.ts'
import { imageClassification } from './image-classification.ts'
import { imageSegmentation } from './image-segmentation.ts'
import { imageTextToImage } from './image-text-to-image.ts'
import { imageTextToVideo } from './image-text-to-video.ts'
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
import { textToAudio } from './text-to-audio.ts'
import { textToImage } from './text-to-image.ts'
import { textToSpeech } from './text-to-speech.ts'
import { textToVideo } from './text-to-video.ts'
import { tokenClassification } from './token-classification.ts'
import { translation } from './translation.ts'
import { visualQuestionAnswering } from './visual-question-answering.ts'
import { zeroShotClassification } from './zero-shot-classification.ts'
import { zeroShotImageClassification } from './zero-shot-image-classification.ts'
import type { TaskInference } from './task.ts'

/** Every task that has an inference route, but chat. */
export const OTHER_TASKS: readonly TaskInference[] = [
  audioClassification,
  audioToAudio,
  automaticSpeechRecognition,
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
