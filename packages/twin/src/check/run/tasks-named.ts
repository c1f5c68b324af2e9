import type { Program } from '../decide/programs.ts'

/** Tasks by the methods of Hugging Face's clients that name them. */
const TASK_OF_METHOD: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'audio-classification',
    'audio-to-audio',
    'automatic-speech-recognition',
    'document-question-answering',
    'feature-extraction',
    'fill-mask',
    'image-classification',
    'image-segmentation',
    'image-to-image',
    'image-to-text',
    'image-to-video',
    'object-detection',
    'question-answering',
    'sentence-similarity',
    'summarization',
    'table-question-answering',
    'tabular-classification',
    'tabular-regression',
    'text-classification',
    'text-generation',
    'text-to-image',
    'text-to-speech',
    'text-to-video',
    'token-classification',
    'translation',
    'visual-question-answering',
    'zero-shot-classification',
    'zero-shot-image-classification',
  ].flatMap((task) => [
    [task.replaceAll('-', '_'), task],
    [task.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), task],
  ]),
)

/** Ids on Hugging Face, in strings or in the path of a URL. */
const MODEL =
  /^(?:https?:\/\/[^/]+\/(?:hf-inference\/)?models\/)?([A-Za-z0-9][\w.-]*\/[\w.-]+|[a-z0-9][\w.-]{3,60})(?:[/:?].*)?$/

/**
 * Returns the tasks of the models that a program names, if its methods tell which task it asks for. The twin then needn't
 * guess what a model does.
 */
export function tasksNamed({ facts: { calls, strings } }: Program): Readonly<Record<string, string>> {
  const tasks = [
    ...new Set([...calls].flatMap((name) => (Object.hasOwn(TASK_OF_METHOD, name) ? [TASK_OF_METHOD[name] ?? ''] : []))),
  ]
  const [task] = tasks
  if (task === undefined || tasks.length > 1) return {}
  const models = strings.filter((text) => text.length < 200).flatMap((text) => MODEL.exec(text)?.[1] ?? [])
  return Object.fromEntries(models.map((id) => [id, task]))
}
