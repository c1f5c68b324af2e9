import type { TaskCall } from '../../../../call/call.ts'
import type { FileNode, JsonObject, Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { isTextAlone, type MethodCall, methodCallOf, unsupportedMethod } from '../../../clients/openai-task.ts'
import { type Files, plannedResult } from '../../../clients/task-plan.ts'
import { listed, type Piece, when } from '../../../printing/code.ts'
import { BASE64, FILES, JSON_NODE, LIST, PATH } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { unsupportedNames } from '../json-names.ts'
import { main } from '../main.ts'
import { completion } from './completion.ts'
import {
  AUDIO_FORMAT,
  COPY_OPTION,
  EMBEDDING_PARAMS,
  IMAGE_PARAMS,
  INPUT_STREAM,
  MULTIPART_FIELD,
  OBJECT_MAPPERS,
  SPEECH_PARAMS,
  TRANSCRIPTION_PARAMS,
  URI,
} from './names.ts'
import { type MethodParams, methodParams, READ_JSON } from './parameters.ts'
import { createClient, throwing } from './program.ts'

/** Covers the tasks for which the client has a method. */
export const openaiJavaTask: TaskRenderer = {
  client: 'openai-java',
  takesLists: true,
  unsupported: (call) =>
    call.task === 'text-generation'
      ? completion.unsupported?.(call)
      : (unsupportedMethod(call) ?? unsupportedNames(call) ?? unsupportedVoice(call)),
  render: (call) => (call.task === 'text-generation' ? completion.render(call) : render(call)),
}

/** Without a voice, `SpeechCreateParams.Builder.build` of openai-java 4.101 throws. */
const unsupportedVoice = (call: TaskCall): string | undefined =>
  call.task === 'text-to-speech' && typeof methodCallOf(call).fields.voice !== 'string'
    ? 'the client requires a voice; pass one as the parameter voice'
    : undefined

/** How the client does a task. */
interface Method {
  readonly params: MethodParams
  /** Calls that come before all others. */
  readonly first?: (asked: MethodCall) => Piece | undefined
  /** Shows what the method returns. */
  readonly show: (call: TaskCall, asked: MethodCall) => Piece
}

function render(call: TaskCall): string {
  const asked = methodCallOf(call)
  const method = METHODS[asked.method.name]
  if (method === undefined) throw new TypeError(`[model-snippets] the client has no ${asked.method.name}`)
  const { params, first, show } = method
  const { model, input, ...others } = asked.fields
  const isList = input !== undefined && typeof input !== 'string' && !isTexts(input)
  const given = input === undefined ? undefined : isList ? listOf(input) : inputOf(input)
  const { code: makeParams, readsJson } = methodParams(
    params,
    [given, first?.(asked)],
    String(model),
    others as JsonObject,
  )
  const statements = code`
    ${createClient({ ...call, baseUrl: asked.baseUrl }, asked.moreHeaders)}
    ${makeParams}

    ${show(call, asked)}
  `
  const isFile = asked.file !== undefined || asked.result.kind !== 'json'
  return java.program(
    main(call, throwing(call, readsJson || isList || isFile), statements),
    when(readsJson || isList, READ_JSON),
  )
}

const isTexts = (input: Value): input is readonly string[] =>
  Array.isArray(input) && input.every((each) => typeof each === 'string')

/** One text, or several to embed. */
const inputOf = (input: Value): Piece =>
  isTexts(input)
    ? code`.inputOfArrayOfStrings(${LIST}.of(${listed(
        input.map((each) => code`${each}`),
        ', ',
      )}))`
    : code`.input(${input})`

/** An input of another shape, from the parameters. */
const listOf = (input: Value): Piece => code`.input(json(${input}).convert(${EMBEDDING_PARAMS}.Input.class))`

const METHODS: { readonly [name: string]: Method } = {
  'embeddings.create': {
    params: {
      name: EMBEDDING_PARAMS,
      kinds: { dimensions: 'integer' },
      constants: { encoding_format: code`${EMBEDDING_PARAMS}.EncodingFormat` },
    },
    show: (_, { result }) =>
      result.kind === 'json' && result.shows?.as === 'embeddings'
        ? SHOW_EACH
        : code`
      var embedding = client.embeddings().create(params).data().get(0).embedding();
      ${result.kind === 'json' && result.shows?.as === 'numbers' ? SHOW_NUMBERS : code`System.out.println(embedding);`}
    `,
  },
  'images.generate': {
    // The methods for `response_format`, `style`, and `user` are deprecated in openai-java 4.101.
    params: {
      name: IMAGE_PARAMS,
      kinds: { n: 'integer', output_compression: 'integer' },
      texts: ['prompt', 'size'],
      constants: {
        background: code`${IMAGE_PARAMS}.Background`,
        moderation: code`${IMAGE_PARAMS}.Moderation`,
        output_format: code`${IMAGE_PARAMS}.OutputFormat`,
        quality: code`${IMAGE_PARAMS}.Quality`,
      },
    },
    show: (call, { result }) => {
      const planned = plannedResult(call, result)
      return planned.kind === 'files' ? saveEach(planned) : saveImage('fileName' in planned ? planned.fileName : '')
    },
  },
  'audio.speech.create': {
    params: {
      name: SPEECH_PARAMS,
      kinds: { speed: 'number' },
      texts: ['instructions', 'voice'],
      constants: {
        response_format: code`${SPEECH_PARAMS}.ResponseFormat`,
        stream_format: code`${SPEECH_PARAMS}.StreamFormat`,
      },
    },
    show: (_, { result }) => saveSpeech('fileName' in result ? result.fileName : ''),
  },
  'audio.transcriptions.create': {
    params: {
      name: TRANSCRIPTION_PARAMS,
      kinds: { temperature: 'number' },
      texts: ['language', 'prompt'],
      constants: { response_format: AUDIO_FORMAT },
    },
    first: ({ file }) => file && passFile(file),
    show: (call, { result }) => code`
      var transcription = client.audio().transcriptions().create(params);
      ${result.kind === 'bytes' || isTextAlone(call) ? READ_TEXT : undefined}
      ${result.kind === 'bytes' ? saveText(result.fileName) : code`System.out.println(${isTextAlone(call) ? TEXT : JSON_OF_ALL});`}
    `,
  },
}

const SHOW_EACH = code`
  for (var item : client.embeddings().create(params).data()) {
      var embedding = item.embedding();
      var first = embedding.stream().limit(5).toList();
      System.out.println(embedding.size() + " numbers: " + first);
  }
`

const SHOW_NUMBERS = code`
  var first = embedding.stream().limit(5).toList();
  System.out.println(embedding.size() + " numbers: " + first);
`

/** The client's class depends on the fields besides the text, which services choose. */
const READ_TEXT = code`
  // The class of a transcription depends on its fields; in JSON, the text is always in the same place.
  ${JSON_NODE} json = ${OBJECT_MAPPERS}.jsonMapper().valueToTree(transcription);
`

const TEXT = code`json.required("text").asText()`

const JSON_OF_ALL = code`${OBJECT_MAPPERS}.jsonMapper().writeValueAsString(transcription)`

const saved = (fileName: string): Piece => code`System.out.println(${`Saved ${fileName}`});`

const saveText = (fileName: string): Piece => code`
  ${FILES}.writeString(${PATH}.of(${fileName}), ${TEXT});
  ${saved(fileName)}
`

const saveSpeech = (fileName: string): Piece => code`
  try (var speech = client.audio().speech().create(params)) {
      ${FILES}.copy(speech.body(), ${PATH}.of(${fileName}), ${COPY_OPTION}.REPLACE_EXISTING);
  }
  ${saved(fileName)}
`

/** The program fails if the response has no images, or no base64. */
const saveImage = (fileName: string): Piece => code`
  var image = client.images().generate(params).data().orElseThrow().get(0);
  var data = ${BASE64}.getDecoder().decode(image.b64Json().orElseThrow());
  ${FILES}.write(${PATH}.of(${fileName}), data);
  ${saved(fileName)}
`

const saveEach = ({ stem, ending }: Files): Piece => code`
  var images = client.images().generate(params).data().orElseThrow();
  for (var i = 0; i < images.size(); i++) {
      var name = ${java.join(stem, code`(i + 1)`, ending)};
      var data = ${BASE64}.getDecoder().decode(images.get(i).b64Json().orElseThrow());
      ${FILES}.write(${PATH}.of(name), data);
      System.out.println("Saved " + name);
  }
`

/** By default, the client doesn't send the file's type. */
const passFile = ({ name, content }: NonNullable<MethodCall['file']>): Piece => code`
  .file(${MULTIPART_FIELD}.<${INPUT_STREAM}>builder()
          .value(${open(content)})
          .filename(${name})
          .contentType(${content.mediaType})
          .build())
`

const open = ({ location, remote }: FileNode): Piece =>
  remote
    ? code`${URI}.create(${location}).toURL().openStream()`
    : code`${FILES}.newInputStream(${PATH}.of(${location}))`
