import type { Task } from './task.ts';
/** Every task that an example can be written for. */
export declare const TASK_RECORDS: readonly Task[];
/** Their ids. */
export type TaskId = 'audio-classification' | 'audio-to-audio' | 'automatic-speech-recognition' | 'conversational' | 'document-question-answering' | 'feature-extraction' | 'fill-mask' | 'image-classification' | 'image-segmentation' | 'image-text-to-image' | 'image-text-to-video' | 'image-to-image' | 'image-to-text' | 'image-to-video' | 'object-detection' | 'question-answering' | 'sentence-similarity' | 'summarization' | 'table-question-answering' | 'tabular-classification' | 'tabular-regression' | 'text-classification' | 'text-generation' | 'text-to-audio' | 'text-to-image' | 'text-to-speech' | 'text-to-video' | 'token-classification' | 'translation' | 'visual-question-answering' | 'zero-shot-classification' | 'zero-shot-image-classification';
