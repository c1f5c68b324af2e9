import { type Answer, jsonAnswer } from './answer.ts'
import { jpeg, mp3 } from './media.ts'
import { anyOf, mediaAnswer, type Place } from './place.ts'
import { made, type ServedTask, type Stage, type TaskAnswers } from './provider-service.ts'
import { asFile, asFiles, asText, embeddingsOf, type Result, shownOf } from './result.ts'
import { SAMPLE_MODEL } from './sample-mappings.ts'

const CREATED = 1_780_000_000

const place = ({ bases }: Stage, path: string, answer: () => Answer): Place => ({
  method: 'POST',
  matches: anyOf(bases, path),
  answer,
})

const continuation = ({ nonce }: Stage): string => nonce.word('stepped out into the rain')

/** The text that a completion must show. */
export const completionResult = (stage: Stage): Result => asText(continuation(stage))

/**
 * Completions in OpenAI's format. The service also has OpenAI's chat endpoint, which requires messages.
 *
 * @param own fields that differ in the provider's response
 */
export function completionPlaces(stage: Stage, prefix: string, own: object = {}): Place[] {
  const body = {
    id: `cmpl-${stage.nonce.text}`,
    object: 'text_completion',
    created: CREATED,
    model: stage.model,
    choices: [{ index: 0, text: continuation(stage), finish_reason: 'stop', logprobs: null, seed: 7 }],
    usage: { prompt_tokens: 9, completion_tokens: 7, total_tokens: 16 },
    ...own,
  }
  const refusal = { error: { message: "'messages' : property 'messages' is missing", type: 'invalid_request_error' } }
  return [
    place(stage, `${prefix}/completions`, () => jsonAnswer(200, body)),
    place(stage, `${prefix}/chat/completions`, () => jsonAnswer(400, refusal)),
  ]
}

function embeddings(stage: Stage, prefix: string): TaskAnswers {
  const all = embeddingsOf(stage.call.inputs, stage.nonce)
  const data = all.map((embedding, index) => ({ object: 'embedding', index, embedding }))
  const body = { object: 'list', model: stage.model, data, usage: { prompt_tokens: 9, total_tokens: 9 } }
  return {
    places: [place(stage, `${prefix}/embeddings`, () => jsonAnswer(200, body))],
    result: shownOf(stage.call, all),
  }
}

function image(stage: Stage, prefix: string): TaskAnswers {
  const pictures = made(stage, IMAGES_COUNTED_BY, jpeg)
  const isLinked = stage.scenario.kind === 'answers-by-address'
  const data = pictures.map((media, index) =>
    isLinked
      ? { index, type: 'url', url: stage.link(media) }
      : { index, type: 'b64_json', b64_json: media.bytes.toString('base64') },
  )
  const body = { id: stage.nonce.text, created: CREATED, model: stage.model, object: 'list', data }
  return {
    places: [place(stage, `${prefix}/images/generations`, () => jsonAnswer(200, body))],
    result: asFiles(pictures),
    ...(isLinked ? { isUndocumented: true } : undefined),
  }
}

function speech(stage: Stage, prefix: string): TaskAnswers {
  const media = mp3(stage.nonce.text)
  return {
    places: [place(stage, `${prefix}/audio/speech`, () => mediaAnswer(media))],
    result: asFile(media),
  }
}

function transcription(stage: Stage, prefix: string): TaskAnswers {
  const text = stage.nonce.word('The ferry leaves at nine')
  const segments = [{ id: 0, start: 0, end: 1.2, text }]
  const body = { text, segments, language: 'en', task: 'transcribe', duration: 1.2 }
  return {
    places: [place(stage, `${prefix}/audio/transcriptions`, () => jsonAnswer(200, body))],
    result: asText(text),
  }
}

const IMAGES_COUNTED_BY = 'n'

/** What image services have in common besides their responses. */
const OF_IMAGES: Partial<ServedTask> = { scenarios: ['answers-by-address'], countedBy: IMAGES_COUNTED_BY }

const ANSWERS = {
  'automatic-speech-recognition': transcription,
  'feature-extraction': embeddings,
  'image-to-image': image,
  'text-generation': (stage: Stage, prefix: string): TaskAnswers => ({
    places: completionPlaces(stage, prefix),
    result: completionResult(stage),
  }),
  'text-to-image': image,
  'text-to-speech': speech,
} satisfies Readonly<Record<string, (stage: Stage, prefix: string) => TaskAnswers>>

/** The tasks of OpenAI's API that a provider supports, under its path prefix. */
export const openAiTasks = <Task extends keyof typeof ANSWERS>(
  prefix: string,
  tasks: readonly Task[],
): Readonly<Record<Task, ServedTask>> =>
  Object.fromEntries(
    tasks.map((task): [Task, ServedTask] => [
      task,
      {
        model: SAMPLE_MODEL,
        scenarios: [],
        answers: (stage) => ANSWERS[task](stage, prefix),
        ...(ANSWERS[task] === image ? OF_IMAGES : undefined),
      },
    ]),
  ) as Readonly<Record<Task, ServedTask>>
