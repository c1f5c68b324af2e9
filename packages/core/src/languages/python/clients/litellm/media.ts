import type { TaskCall } from '../../../../call/call.ts'
import { getOwn } from '../../../../values/get-own.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import { isTextAlone, type MethodCall, methodCallOf, unsupportedMethod } from '../../../clients/openai-task.ts'
import { plannedResult } from '../../../clients/task-plan.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { asKeywords, eachOnItsLine } from '../chat-completion.ts'
import { optional } from '../embedding.ts'
import { readFormFile, saveImages } from '../openai-result.ts'
import { saveFile } from '../save-download.ts'
import { LITELLM, OPENAI_PREFIX } from './chat.ts'

/* Images, speech, and transcriptions. What LiteLLM sends was read in main.py, images/main.py, and utils.py of 1.110.2. */

/** Checks whether a value reaches the body under an argument's name. */
type Check = (value: Value) => boolean

const isText: Check = (value) => typeof value === 'string' && value !== ''
const isNumber: Check = (value) => typeof value === 'number'
const isFilledList: Check = (value) => Array.isArray(value) && value.length > 0

interface LitellmFunction {
  readonly name: string
  readonly variable: string
  /** Its arguments, besides the model and the file. */
  readonly named: { readonly [label: string]: Check }
  /** Whether it sends other headers and fields. */
  readonly sends: { readonly headers: boolean; readonly others: boolean }
}

const FUNCTIONS: { readonly [task: string]: LitellmFunction } = {
  'automatic-speech-recognition': {
    name: 'transcription',
    variable: 'transcription',
    named: {
      language: isText,
      prompt: isText,
      response_format: isText,
      temperature: isNumber,
      timestamp_granularities: isFilledList,
    },
    sends: { headers: false, others: true },
  },
  'text-to-image': {
    name: 'image_generation',
    variable: 'response',
    named: {
      background: isText,
      moderation: isText,
      n: isNumber,
      output_compression: isNumber,
      output_format: isText,
      prompt: isText,
      quality: isText,
      size: isText,
      user: isText,
    },
    sends: { headers: true, others: true },
  },
  'text-to-speech': {
    name: 'speech',
    variable: 'speech',
    named: { input: isText, instructions: isText, response_format: isText, speed: isNumber, voice: isText },
    sends: { headers: false, others: false },
  },
}

const functionOf = ({ task }: TaskCall): LitellmFunction => getOwn(FUNCTIONS, task) as LitellmFunction

/** Covers images, speech, and transcriptions. */
export const mediaTask = { unsupported, render } as const

/** Why LiteLLM would send something else than the call has, or show less. */
function unsupported(call: TaskCall): string | undefined {
  const asks = functionOf(call)
  const lacked = unsupportedMethod(call, `litellm.${asks.name}`)
  if (lacked !== undefined) return lacked
  const { fields, moreHeaders } = methodCallOf(call)
  if (!asks.sends.headers && Object.keys(moreHeaders).length > 0) {
    return `litellm.${asks.name} sends no other headers (main.py of litellm 1.110)`
  }
  if (asks.name === 'speech' && !Object.hasOwn(fields, 'voice')) {
    return 'litellm.speech requires a voice (main.py of litellm 1.110)'
  }
  const { model: _, ...others } = fields
  const lost = asks.sends.others ? undefined : Object.keys(others).find((field) => !isNamed(asks, field, others[field]))
  if (lost !== undefined) return `litellm.${asks.name} has no argument for this ${lost} (main.py of litellm 1.110)`
  return asks.name === 'transcription' ? unsupportedTranscription(fields) : undefined
}

function unsupportedTranscription({ diarize, model }: MethodCall['fields']): string | undefined {
  if (diarize !== undefined) {
    return 'LiteLLM drops a transcription’s speaker labels (convert_dict_to_response.py of litellm 1.110)'
  }
  return String(model).startsWith('gpt-')
    ? 'LiteLLM treats this model as an OpenAI model because of its name, and may reject the format (main.py of litellm 1.110)'
    : undefined
}

const isNamed = ({ named }: LitellmFunction, field: string, value: Value | undefined): boolean =>
  value !== undefined && getOwn(named, field)?.(value) === true

function render(call: TaskCall): string {
  const asks = functionOf(call)
  const asked = methodCallOf(call)
  const { baseUrl, file, moreHeaders } = asked
  const { model, ...fields } = asked.fields
  const known = new Set(Object.keys(fields).filter((field) => isNamed(asks, field, fields[field])))
  const { extra_body: others, ...passed } = asKeywords(fields, known)
  const chooses = asks.name === 'transcription' && !Object.hasOwn(fields, 'response_format')
  return python.program(code`
    ${file && readFormFile(file.content)}
    ${name(asks.variable)} = ${LITELLM}.${name(asks.name)}(
        ${OPENAI_PREFIX}
        ${eachOnItsLine({ model: `openai/${String(model)}`, api_base: baseUrl, api_key: call.token })}
        ${when(Object.keys(moreHeaders).length > 0, IN_BODY)}
        ${eachOnItsLine(optional('headers', moreHeaders))}
        ${file && code`file=(${file.name}, ${file.content}, ${file.content.mediaType}),`}
        ${eachOnItsLine(passed)}
        ${when(chooses, AS_JSON)}
        ${others && passApart(others as ValueObject)}
    )

    ${show(call, asked)}
  `)
}

const IN_BODY = code`# LiteLLM also puts extra_headers in the body.`

const AS_JSON = code`
  # LiteLLM would ask for verbose_json, which not every model supports.
  response_format="json",
`

const passApart = (others: ValueObject): Piece => code`
  ${when(Object.hasOwn(others, 'response_format'), NO_FORMAT)}
  ${python.argument('extra_body', others)}
`

const NO_FORMAT = code`# LiteLLM rejects response_format as an argument.`

function show(call: TaskCall, { method, result }: MethodCall): Piece | undefined {
  if (method.name === 'images.generate') return saveImages(plannedResult(call, result))
  if (method.name === 'audio.speech.create' && result.kind === 'bytes') {
    return code`
      speech.write_to_file(${result.fileName})
      print(${`Saved ${result.fileName}`})
    `
  }
  return result.kind === 'bytes'
    ? saveFile(result.fileName, code`transcription.text.encode()`)
    : code`print(transcription.${isTextAlone(call) ? code`text` : code`model_dump_json(indent=2)`})`
}
