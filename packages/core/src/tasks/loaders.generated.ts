// Written by `npm run generate` from the files beside it. Do not edit.

import type { Task } from './task.ts'

/** The same records as functions that each load one. */
export const TASK_LOADERS: { readonly [id: string]: () => Promise<Task> } = {
  'audio-classification': async () => (await import('./audio-classification/task.ts')).audioClassification,
  'audio-to-audio': async () => (await import('./audio-to-audio/task.ts')).audioToAudio,
  'automatic-speech-recognition': async () => (await import('./automatic-speech-recognition/task.ts')).automaticSpeechRecognition,
  'conversational': async () => (await import('./conversational/task.ts')).conversational,
  'document-question-answering': async () => (await import('./document-question-answering/task.ts')).documentQuestionAnswering,
  'feature-extraction': async () => (await import('./feature-extraction/task.ts')).featureExtraction,
  'fill-mask': async () => (await import('./fill-mask/task.ts')).fillMask,
  'image-classification': async () => (await import('./image-classification/task.ts')).imageClassification,
  'image-segmentation': async () => (await import('./image-segmentation/task.ts')).imageSegmentation,
  'image-text-to-image': async () => (await import('./image-text-to-image/task.ts')).imageTextToImage,
  'image-text-to-video': async () => (await import('./image-text-to-video/task.ts')).imageTextToVideo,
  'image-to-image': async () => (await import('./image-to-image/task.ts')).imageToImage,
  'image-to-text': async () => (await import('./image-to-text/task.ts')).imageToText,
  'image-to-video': async () => (await import('./image-to-video/task.ts')).imageToVideo,
  'object-detection': async () => (await import('./object-detection/task.ts')).objectDetection,
  'question-answering': async () => (await import('./question-answering/task.ts')).questionAnswering,
  'sentence-similarity': async () => (await import('./sentence-similarity/task.ts')).sentenceSimilarity,
  'summarization': async () => (await import('./summarization/task.ts')).summarization,
  'table-question-answering': async () => (await import('./table-question-answering/task.ts')).tableQuestionAnswering,
  'tabular-classification': async () => (await import('./tabular-classification/task.ts')).tabularClassification,
  'tabular-regression': async () => (await import('./tabular-regression/task.ts')).tabularRegression,
  'text-classification': async () => (await import('./text-classification/task.ts')).textClassification,
  'text-generation': async () => (await import('./text-generation/task.ts')).textGeneration,
  'text-to-audio': async () => (await import('./text-to-audio/task.ts')).textToAudio,
  'text-to-image': async () => (await import('./text-to-image/task.ts')).textToImage,
  'text-to-speech': async () => (await import('./text-to-speech/task.ts')).textToSpeech,
  'text-to-video': async () => (await import('./text-to-video/task.ts')).textToVideo,
  'token-classification': async () => (await import('./token-classification/task.ts')).tokenClassification,
  'translation': async () => (await import('./translation/task.ts')).translation,
  'visual-question-answering': async () => (await import('./visual-question-answering/task.ts')).visualQuestionAnswering,
  'zero-shot-classification': async () => (await import('./zero-shot-classification/task.ts')).zeroShotClassification,
  'zero-shot-image-classification': async () => (await import('./zero-shot-image-classification/task.ts')).zeroShotImageClassification,
}
