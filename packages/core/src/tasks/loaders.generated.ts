// Written by `npm run generate` from the files beside it. Do not edit.

import type { TaskInference } from './task.ts'

/** The same as functions that load one alone, by its id. */
export const TASK_LOADERS: { readonly [id: string]: () => Promise<TaskInference> } = {
  'audio-classification': async () => (await import('./audio-classification.ts')).audioClassification,
  'audio-to-audio': async () => (await import('./audio-to-audio.ts')).audioToAudio,
  'automatic-speech-recognition': async () => (await import('./automatic-speech-recognition.ts')).automaticSpeechRecognition,
  'document-question-answering': async () => (await import('./document-question-answering.ts')).documentQuestionAnswering,
  'feature-extraction': async () => (await import('./feature-extraction.ts')).featureExtraction,
  'fill-mask': async () => (await import('./fill-mask.ts')).fillMask,
  'image-classification': async () => (await import('./image-classification.ts')).imageClassification,
  'image-segmentation': async () => (await import('./image-segmentation.ts')).imageSegmentation,
  'image-text-to-image': async () => (await import('./image-text-to-image.ts')).imageTextToImage,
  'image-text-to-video': async () => (await import('./image-text-to-video.ts')).imageTextToVideo,
  'image-to-image': async () => (await import('./image-to-image.ts')).imageToImage,
  'image-to-text': async () => (await import('./image-to-text.ts')).imageToText,
  'image-to-video': async () => (await import('./image-to-video.ts')).imageToVideo,
  'object-detection': async () => (await import('./object-detection.ts')).objectDetection,
  'question-answering': async () => (await import('./question-answering.ts')).questionAnswering,
  'sentence-similarity': async () => (await import('./sentence-similarity.ts')).sentenceSimilarity,
  'summarization': async () => (await import('./summarization.ts')).summarization,
  'table-question-answering': async () => (await import('./table-question-answering.ts')).tableQuestionAnswering,
  'tabular-classification': async () => (await import('./tabular-classification.ts')).tabularClassification,
  'tabular-regression': async () => (await import('./tabular-regression.ts')).tabularRegression,
  'text-classification': async () => (await import('./text-classification.ts')).textClassification,
  'text-generation': async () => (await import('./text-generation.ts')).textGeneration,
  'text-to-audio': async () => (await import('./text-to-audio.ts')).textToAudio,
  'text-to-image': async () => (await import('./text-to-image.ts')).textToImage,
  'text-to-speech': async () => (await import('./text-to-speech.ts')).textToSpeech,
  'text-to-video': async () => (await import('./text-to-video.ts')).textToVideo,
  'token-classification': async () => (await import('./token-classification.ts')).tokenClassification,
  'translation': async () => (await import('./translation.ts')).translation,
  'visual-question-answering': async () => (await import('./visual-question-answering.ts')).visualQuestionAnswering,
  'zero-shot-classification': async () => (await import('./zero-shot-classification.ts')).zeroShotClassification,
  'zero-shot-image-classification': async () => (await import('./zero-shot-image-classification.ts')).zeroShotImageClassification,
}
