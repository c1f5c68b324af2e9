import type { TaskCall } from '../../../../call/call.ts'
import type { FileNode, Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import {
  completionOf,
  isTextAlone,
  type MethodCall,
  methodCallOf,
  unsupportedCompletion,
  unsupportedMethod,
} from '../../../clients/openai-task.ts'
import { type Files, plannedResult } from '../../../clients/task-plan.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { OR_FATAL } from '../main.ts'
import { BASE64, BYTES, FMT, HTTP, IO, JSON_PACKAGE, LOG, OS } from '../names.ts'
import { refuse } from '../net-http/request.ts'
import { OPTION, PARAM } from './names.ts'
import { COMPLETION_PARAMS, makeParams, type ParamsType, TASK_PARAMS } from './parameters.ts'
import { BACKGROUND, OR_SAY_WHY, openaiProgram, RESPONSE } from './program.ts'

/** Covers the tasks for which the client has a method. */
export const openaiGoTask: TaskRenderer = {
  client: 'openai-go',
  takesLists: true,
  unsupported: (call) => (call.task === 'text-generation' ? unsupportedCompletion(call) : unsupportedMethod(call)),
  render: (call) => (call.task === 'text-generation' ? completion(call) : render(call)),
}

function completion(call: TaskCall): string {
  const {
    fields: { model, prompt, ...fields },
    moreHeaders,
  } = completionOf(call)
  const union = go.fields({ OfString: code`openai.String(${go.literal(prompt ?? '')})` })
  const named = { Model: go.literal(model ?? ''), Prompt: code`openai.CompletionNewParamsPromptUnion${union}` }
  return openaiProgram(call, moreHeaders, {
    params: makeParams(COMPLETION_PARAMS, named, fields),
    shown: code`
      ${RESPONSE}
      completion, err := client.Completions.New(${BACKGROUND}, params, option.WithResponseInto(&response))
      ${OR_SAY_WHY}
      ${FMT}.Println(completion.Choices[0].Text)
    `,
  })
}

/** The client's methods, by their names in other languages, with the variable of each result. */
const IN_GO: { readonly [method: string]: { readonly method: Piece; readonly result: Piece } } = {
  'audio.speech.create': { method: code`client.Audio.Speech.New`, result: code`speech` },
  'audio.transcriptions.create': { method: code`client.Audio.Transcriptions.New`, result: code`transcription` },
  'embeddings.create': { method: code`client.Embeddings.New`, result: code`embeddings` },
  'images.generate': { method: code`client.Images.Generate`, result: code`images` },
}

function render(call: TaskCall): string {
  const asked = methodCallOf(call)
  const { baseUrl, file, moreHeaders } = asked
  return openaiProgram({ ...call, baseUrl }, moreHeaders, {
    params: code`
      ${file && readFile(file.content)}
      ${paramsOf(asked)}
    `,
    shown: code`
      ${ask(asked)}
      ${show(call, asked)}
    `,
  })
}

/** A transcription as a text file isn't JSON. */
const isFile = ({ method, result }: MethodCall): boolean =>
  method.name === 'audio.transcriptions.create' && result.kind === 'bytes'

function ask(asked: MethodCall): Piece {
  const { method, result } = IN_GO[asked.method.name] as (typeof IN_GO)[string]
  const into = code`option.WithResponseInto(&response)`
  return isFile(asked)
    ? code`
        ${RESPONSE}
        var content []byte
        _, err ${when(asked.file === undefined, code`:`)}= ${method}(${BACKGROUND}, params, ${into}, ${OPTION}.WithResponseBodyInto(&content))
        ${OR_SAY_WHY}
      `
    : code`
        ${RESPONSE}
        ${result}, err := ${method}(${BACKGROUND}, params, ${into})
        ${OR_SAY_WHY}
      `
}

function paramsOf({ method, fields, file }: MethodCall): Piece {
  const { model, input, prompt, voice, ...others } = fields
  const type = TASK_PARAMS[method.name] as ParamsType
  const named = { Model: go.literal(model as Value) }
  switch (method.name) {
    case 'embeddings.create':
      return makeParams(type, { ...named, Input: embeddingInput(input as Value) }, others)
    case 'images.generate':
      return makeParams(type, { ...named, Prompt: go.literal(prompt as Value) }, others)
    case 'audio.speech.create':
      return makeParams(
        type,
        { ...named, Input: go.literal(input as Value), ...(typeof voice === 'string' && { Voice: voiceOf(voice) }) },
        typeof voice === 'string' || voice === undefined ? others : { ...others, voice },
      )
    default:
      return makeParams(
        type,
        { ...named, ...(file && { File: fileOf(file) }) },
        prompt === undefined ? others : { ...others, prompt },
      )
  }
}

const voiceOf = (voice: string): Piece =>
  code`openai.AudioSpeechNewParamsVoiceUnion${go.fields({ OfString: code`openai.String(${voice})` })}`

const fileOf = ({ content, name }: NonNullable<MethodCall['file']>): Piece =>
  code`openai.File(${BYTES}.NewReader(${content}), ${name}, ${content.mediaType})`

/** Returns one text or several; other inputs are passed unchanged. */
function embeddingInput(input: Value): Piece {
  const union = code`openai.EmbeddingNewParamsInputUnion`
  if (typeof input === 'string') return code`${union}${go.fields({ OfString: code`openai.String(${input})` })}`
  return Array.isArray(input) && input.every((each) => typeof each === 'string')
    ? code`${union}${go.fields({ OfArrayOfStrings: go.json(input as readonly Value[]) })}`
    : code`${PARAM}.Override[${union}](${go.literal(input)})`
}

function readFile(file: FileNode): Piece {
  if (!file.remote) {
    return code`
      ${file}, err := ${OS}.ReadFile(${file.location})
      ${OR_FATAL}
    `
  }
  return code`
    source, err := ${HTTP}.Get(${file.location})
    ${OR_FATAL}
    defer source.Body.Close()
    ${refuse(code`source`)}
    ${file}, err := ${IO}.ReadAll(source.Body)
    ${OR_FATAL}
  `
}

function show(call: TaskCall, asked: MethodCall): Piece {
  const { method, result } = asked
  if (method.name === 'embeddings.create') return showEmbedding(result)
  if (method.name === 'audio.speech.create' && result.kind === 'bytes') {
    return code`
      defer speech.Body.Close()
      content, err := ${IO}.ReadAll(speech.Body)
      ${OR_FATAL}
      ${save(result.fileName)}
    `
  }
  if (method.name === 'images.generate') return saveImages(call, result)
  if (isFile(asked) && result.kind === 'bytes') return save(result.fileName)
  return isTextAlone(call) ? code`${FMT}.Println(transcription.Text)` : SHOW_TRANSCRIPTION
}

const SHOW_TRANSCRIPTION = code`
  var shown ${BYTES}.Buffer
  if err := ${JSON_PACKAGE}.Indent(&shown, []byte(transcription.RawJSON()), "", "  "); err != nil {
      log.Fatal(err)
  }
  ${FMT}.Println(shown.String())
`

const save = (fileName: string): Piece => code`
  if err := ${OS}.WriteFile(${fileName}, content, 0o644); err != nil {
      ${LOG}.Fatal(err)
  }
  ${FMT}.Println(${`Saved ${fileName}`})
`

const showEmbedding = (result: MethodCall['result']): Piece =>
  result.kind === 'json' && result.shows?.as === 'embeddings'
    ? code`
        for _, item := range embeddings.Data {
            ${FMT}.Println(len(item.Embedding), "numbers:", item.Embedding[:min(5, len(item.Embedding))])
        }
      `
    : result.kind === 'json' && result.shows?.as === 'numbers'
      ? code`
        embedding := embeddings.Data[0].Embedding
        ${FMT}.Println(len(embedding), "numbers:", embedding[:min(5, len(embedding))])
      `
      : code`${FMT}.Println(embeddings.Data[0].JSON.Embedding.Raw())`

const NO_FILE = 'The response has no file: '

function saveImages(call: TaskCall, given: MethodCall['result']): Piece {
  const result = plannedResult(call, given)
  if (result.kind === 'files') return saveEach(result)
  return result.kind === 'base64' ? saveImage(result.fileName) : code`${FMT}.Println(images.RawJSON())`
}

const saveImage = (fileName: string): Piece => code`
  if len(images.Data) == 0 || images.Data[0].B64JSON == "" {
      ${LOG}.Fatal(${NO_FILE}, images.RawJSON())
  }
  content, err := ${BASE64}.StdEncoding.DecodeString(images.Data[0].B64JSON)
  ${OR_FATAL}
  ${save(fileName)}
`

const saveEach = ({ stem, ending }: Files): Piece => code`
  for i, image := range images.Data {
      content, err := ${BASE64}.StdEncoding.DecodeString(image.B64JSON)
      ${OR_FATAL}
      if len(content) == 0 {
          ${LOG}.Fatal(${NO_FILE}, image.RawJSON())
      }
      name := ${FMT}.Sprintf(${`${stem}%d${ending}`}, i+1)
      if err := ${OS}.WriteFile(name, content, 0o644); err != nil {
          log.Fatal(err)
      }
      fmt.Println("Saved", name)
  }
`
