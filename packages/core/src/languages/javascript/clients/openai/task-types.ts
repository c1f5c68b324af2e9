import type { TaskCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import {
  castTo,
  fitOf,
  isEither,
  isListOf,
  isNumber,
  isOneOf,
  isSwitch,
  isText,
  type KnownFields,
} from '../../types.ts'

/* What the types of openai 7 accept unchanged in requests other than chat. They have only OpenAI's own fields. */

interface Parameters {
  readonly type: string
  readonly known: KnownFields
  /** A required field. */
  readonly required?: string
}

const PARAMETERS: { readonly [method: string]: Parameters } = {
  'audio.speech.create': {
    type: 'Audio.SpeechCreateParams',
    known: {
      input: isText,
      instructions: isText,
      model: isText,
      response_format: isOneOf('mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'),
      speed: isNumber,
      voice: isText,
    },
    required: 'voice',
  },
  'audio.transcriptions.create': {
    type: 'Audio.TranscriptionCreateParamsNonStreaming',
    known: {
      language: isText,
      model: isText,
      prompt: isText,
      response_format: isOneOf('json', 'text', 'srt', 'verbose_json', 'vtt'),
      temperature: isNumber,
      timestamp_granularities: isListOf(isOneOf('word', 'segment')),
    },
  },
  'completions.create': {
    type: 'CompletionCreateParamsNonStreaming',
    known: {
      frequency_penalty: isNumber,
      max_tokens: isNumber,
      model: isText,
      n: isNumber,
      presence_penalty: isNumber,
      prompt: isText,
      seed: isNumber,
      stop: isEither(isText, isListOf(isText)),
      temperature: isNumber,
      top_p: isNumber,
    },
  },
  'embeddings.create': {
    type: 'EmbeddingCreateParams',
    known: {
      dimensions: isNumber,
      encoding_format: isOneOf('float', 'base64'),
      input: isEither(isText, isListOf(isText)),
      model: isText,
      user: isText,
    },
  },
  'images.generate': {
    type: 'ImageGenerateParamsNonStreaming',
    known: {
      model: isText,
      n: isNumber,
      prompt: isText,
      response_format: isOneOf('url', 'b64_json'),
      size: isText,
      stream: isSwitch,
      style: isOneOf('vivid', 'natural'),
    },
  },
}

/** Returns the cast of a method's argument, if it has other fields than the types, or lacks required ones. */
export function castTask(call: TaskCall, method: string, fields: ValueObject): Piece | undefined {
  const parameters = PARAMETERS[method]
  if (!call.typescript || parameters === undefined) return undefined
  const { type, known, required } = parameters
  const lacks = required !== undefined && !Object.hasOwn(fields, required)
  const fit = fitOf(fields, known)
  return castTo(call, `OpenAI.${type}`, lacks && fit === 'fits' ? 'has more' : fit)
}
