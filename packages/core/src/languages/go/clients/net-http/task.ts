import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import type { FileNode } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import type { NamedByFormat } from '../../../clients/formats.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import {
  type FileInBytes,
  type Files,
  holdsSamples,
  type JobAddress,
  type LinkedFile,
  type LinkedFiles,
  type TaskPlan,
  type Wait,
} from '../../../clients/task-plan.ts'
import type { TaskShape } from '../../../clients/task-shape.ts'
import { lines, listed, name, type Piece, slot, when } from '../../../printing/code.ts'
import { compiledTask } from '../../compiled-task.ts'
import { code, type GoField, go } from '../../writer.ts'
import { encoded } from '../files.ts'
import { OR_FATAL, taskProgram } from '../main.ts'
import { BASE64, BINARY, BYTES, CMP, FMT, HTTP, IO, JSON_PACKAGE, LOG, OS, SLICES, STRINGS, TIME } from '../names.ts'
import { encodeBody, newRequest, REFUSE, refuse, SEND, setHeaders } from './request.ts'

export const netHttpTask: TaskRenderer = {
  client: 'net/http',
  takesLists: true,
  unsupported: ({ request: { body } }) =>
    body.kind === 'form' && Object.keys(body.fields).some((field) => /["\\]/.test(field))
      ? 'mime/multipart escapes quotes and backslashes in field names in a way that services don’t expect'
      : undefined,
  render: /* @__PURE__ */ compiledTask((shape) => program(shape)),
}

/** Returns a task's request with `net/http`, up to its printed or saved result. */
function program(shape: TaskShape): Piece {
  const { plan } = shape
  const { file, wait } = plan
  return taskProgram(
    shape,
    code`
      ${file && READ_FILE}
      ${when(shape.body !== 'bytes', MAKE_BODY)}
      ${when(wait === undefined, send(shape))}

      ${showResult(plan)}
    `,
    wait && ask(plan, wait),
    when(wait !== undefined || plan.result.kind === 'urls', read(plan)),
    when(holdsSamples(plan), DEFINE_SOUND_FILE),
  )
}

const MULTIPART = /* @__PURE__ */ name('multipart', { module: 'mime/multipart' })

const READ_FILE = /* @__PURE__ */ slot(({ request: { body } }: TaskCall) => readFile(fileIn(body) as FileNode))

/** Creates the body, unless it already exists. */
const MAKE_BODY = /* @__PURE__ */ slot((call: TaskCall) => makeBody(call))

function makeBody({ request: { body } }: TaskCall): Piece | undefined {
  if (body.kind === 'json') return encodeBody(body.value)
  if (body.kind === 'bytes') return undefined
  const { fields, file, fileName } = body
  return code`
    var body ${BYTES}.Buffer
    form := ${MULTIPART}.NewWriter(&body)
    ${lines(...Object.entries(fields).map(([field, value]) => writeField(field, value)))}
    part, err := form.CreateFormFile("file", ${fileName})
    ${OR_FATAL}
    if _, err := part.Write(${file}); err != nil {
        log.Fatal(err)
    }
    if err := form.Close(); err != nil {
        log.Fatal(err)
    }
  `
}

const writeField = (field: string, value: string): Piece => code`
  if err := form.WriteField(${field}, ${value}); err != nil {
      log.Fatal(err)
  }
`

/** An expression for a reader of the body. */
const READER = /* @__PURE__ */ slot((call: TaskCall) => readerOf(call))

function readerOf({ request: { body } }: TaskCall): Piece {
  if (body.kind === 'form') return code`&body`
  return code`${BYTES}.NewReader(${body.kind === 'json' ? code`body` : body.file})`
}

const URL = /* @__PURE__ */ slot(({ request }: TaskCall) => request.url)
const HEADERS = /* @__PURE__ */ slot(({ request }: TaskCall) => setHeaders(request.headers))

/** Sets the `response` of a request that needs no waiting. */
const send = (shape: TaskShape): Piece => code`
  ${newRequest(URL, READER, HEADERS)}
  ${when(shape.body === 'form', code`request.Header.Set("Content-Type", form.FormDataContentType())`)}

  ${SEND}
  ${REFUSE}
`

/** A program that waits sends several requests, and has functions for them. */
const ask = (plan: TaskPlan, wait: Wait): Piece => code`
  // ask sends a request with the token and decodes the response into result${when(showsFailed(wait), code`, and returns it`)}.
  func ask(method, url string, body ${IO}.Reader, result any)${when(showsFailed(wait), code` []byte`)} {
      request, err := ${HTTP}.NewRequest(method, url, body)
      ${OR_FATAL}
      ${HEADERS}
      answer${when(isNamedByType(plan), code`, _`)} := read(http.DefaultClient.Do(request))
      if err := ${JSON_PACKAGE}.Unmarshal(answer, result); err != nil {
          log.Fatal(err)
      }
      ${when(showsFailed(wait), code`return answer`)}
  }
`

/** Checks whether a job may fail, and the program prints the whole response then. */
const showsFailed = ({ failed, errorAt }: Wait): boolean => failed.length > 0 && errorAt === undefined

const read = (plan: TaskPlan): Piece => code`
  // read returns the body${when(isNamedByType(plan), code` and the type`)} of a response, and exits if the request failed.
  func read(response *http.Response, err error) ${isNamedByType(plan) ? code`([]byte, string)` : code`[]byte`} {
      ${OR_FATAL}
      defer response.Body.Close()
      content, err := io.ReadAll(response.Body)
      ${OR_FATAL}
      if response.StatusCode > 299 {
          ${LOG}.Fatalf("%s: %s", response.Status, content)
      }
      return content${when(isNamedByType(plan), code`, response.Header.Get("Content-Type")`)}
  }
`

/** Checks whether a file is named by the media type that it's sent with. */
const isNamedByType = ({ result }: TaskPlan): boolean =>
  (result.kind === 'url' || result.kind === 'urls') && result.named !== undefined

/** Reads the file into its variable. */
function readFile(file: FileNode): Piece {
  const { encoding, location, remote } = file
  const bytes = encoding === 'bytes' ? code`${file}` : code`data`
  return code`
    ${remote ? fetchInto(bytes, 'source', code`${location}`) : code`${bytes}, err := ${OS}.ReadFile(${location})`}
    ${OR_FATAL}
    ${when(encoding !== 'bytes', code`${file} := ${encoded(file, bytes)}`)}
  `
}

/** Downloads a file without the token, except for the check of the last error. */
function fetchInto(content: Piece, response: 'source' | 'file', address: Piece, declares = true): Piece {
  const found = name(response)
  return code`
    ${found}, err := ${HTTP}.Get(${address})
    ${OR_FATAL}
    defer ${found}.Body.Close()
    ${refuse(found)}
    ${content}, err ${declares ? code`:=` : code`=`} ${IO}.ReadAll(${found}.Body)
  `
}

const RESULT = code`result`

/** Declares `result` with these fields, and parses the `response` into it. */
const decode = (...fields: readonly GoField[]): Piece => code`
  var result ${go.type(fields)}
  if err := ${JSON_PACKAGE}.NewDecoder(response.Body).Decode(&result); err != nil {
      log.Fatal(err)
  }
`

function showResult(plan: TaskPlan): Piece {
  const { result, wait } = plan
  switch (result.kind) {
    case 'json':
      return showJson(result, wait)
    case 'bytes':
      return saveBytes(result)
    case 'base64':
      return saveField(result)
    case 'files':
      return saveFiles(result)
    case 'url':
      return saveUrl(result, wait)
    case 'urls':
      return saveUrls(result, wait)
  }
}

/** Reads the whole `response`. */
const READ_ALL = code`
  content, err := ${IO}.ReadAll(response.Body)
  ${OR_FATAL}
`

const showIndented = (value: Piece): Piece => code`
  var shown ${BYTES}.Buffer
  if err := ${JSON_PACKAGE}.Indent(&shown, ${value}, "", "  "); err != nil {
      log.Fatal(err)
  }
  ${FMT}.Println(shown.String())
`

function showJson({ at, shows }: JsonResult, wait: Wait | undefined): Piece {
  if (at !== undefined) {
    const isAwaited = wait?.outputAt !== undefined
    return code`
      ${readAnswer(wait, { path: at, type: isAwaited ? '*json.RawMessage' : 'json.RawMessage' })}
      ${showIndented(code`${when(isAwaited, code`*`)}${go.at(RESULT, at)}`)}
    `
  }
  if (shows === undefined) {
    return code`
      ${READ_ALL}
      ${showIndented(code`content`)}
    `
  }
  if (shows.as === 'embeddings') {
    return code`
      ${decode({ path: [...shows.at, 0, 'embedding'], type: '[]float64' })}
      for _, each := range ${go.at(RESULT, shows.at)} {
          embedding := ${go.at(EACH, ['embedding'])}
          ${FMT}.Println(len(embedding), "numbers:", embedding[:min(5, len(embedding))])
      }
    `
  }
  const found = go.at(RESULT, shows.at)
  const isText = shows.as === 'text'
  return code`
    ${decode({ path: shows.at, type: isText ? 'string' : '[]float64' })}
    ${isText ? code`${FMT}.Println(${found})` : showNumbers(found)}
  `
}

const showNumbers = (found: Piece): Piece => code`
  embedding := ${found}
  ${FMT}.Println(len(embedding), "numbers:", embedding[:min(5, len(embedding))])
`

function saveBytes({ fileName, named, orBase64 }: FileInBytes): Piece {
  if (named === undefined) {
    return code`
      ${READ_ALL}
      ${save(fileName)}
    `
  }
  if (orBase64 === undefined) {
    return code`
      ${READ_ALL}
      mediaType := response.Header.Get("Content-Type")
      if !${STRINGS}.HasPrefix(mediaType, "audio/") {
          log.Fatalf("The answer is not audio: %s", content)
      }
      ${nameByType(named)}
      ${SAVE_BY_NAME}
    `
  }
  return code`
    if mediaType := response.Header.Get("Content-Type"); ${STRINGS}.HasPrefix(mediaType, "audio/") {
        ${READ_ALL}
        ${nameByType(named)}
        ${SAVE_BY_NAME}
        return
    }
    ${saveField(orBase64)}
  `
}

/** Sets `name` according to the type in the variable. */
const nameByType = ({ stem, endings, usual }: NamedByFormat, mediaType = code`mediaType`): Piece => code`
  extensions := ${extensionsOf(endings)}
  name := ${go.join(stem, code`${CMP}.Or(extensions[${mediaType}], ${usual})`)}
`

const extensionsOf = (endings: NamedByFormat['endings']): Piece => {
  const pairs = endings.map(([mediaType, ending]) => code`${mediaType}: ${ending}`)
  return code`map[string]string{${listed(pairs, ', ')}}`
}

const SAVE_BY_NAME = code`
  if err := ${OS}.WriteFile(name, content, 0o644); err != nil {
      log.Fatal(err)
  }
  ${FMT}.Println("Saved", name)
`

const save = (fileName: string): Piece => code`
  if err := ${OS}.WriteFile(${fileName}, content, 0o644); err != nil {
      log.Fatal(err)
  }
  ${FMT}.Println(${`Saved ${fileName}`})
`

const NO_FILE = 'The response has no file'

function saveField({ at, fileName, also, orSamples }: FileInBase64): Piece {
  if (orSamples && also !== undefined) {
    return code`
      ${decode({ path: at, type: 'json.RawMessage' }, { path: [also], type: 'float64' })}
      content := soundFile(${go.at(RESULT, at)}, uint32(${go.at(RESULT, [also])}))
      ${save(fileName)}
      fmt.Println(${also}, ${go.at(RESULT, [also])})
    `
  }
  return code`
    ${decode({ path: at, type: '[]byte' })}
    content := ${go.at(RESULT, at)}
    if len(content) == 0 {
        log.Fatal(${NO_FILE})
    }
    ${save(fileName)}
  `
}

/** Returns audio from JSON as a file: base64, or samples in one list or in one list per channel. */
const DEFINE_SOUND_FILE = /* @__PURE__ */ code`
  // soundFile decodes a base64 file, or builds a WAV file from samples between -1 and 1.
  func soundFile(audio ${JSON_PACKAGE}.RawMessage, rate uint32) []byte {
      var file []byte
      if ${BYTES}.HasPrefix(audio, []byte{'"'}) && json.Unmarshal(audio, &file) == nil && len(file) > 0 {
          return file
      }
      channels := make([][]float64, 1)
      if json.Unmarshal(audio, &channels[0]) != nil {
          channels = nil
          _ = json.Unmarshal(audio, &channels)
      }
      if len(channels) == 0 || len(channels[0]) == 0 {
          log.Fatalf("The response contains no audio: %.200s", audio)
      }
      var data []byte
      for i := range channels[0] {
          for _, channel := range channels {
              data = ${BINARY}.LittleEndian.AppendUint16(data, uint16(int16(32767*max(-1, min(1, channel[i])))))
          }
      }
      size, count := uint32(len(data)), uint32(len(channels))
      file = binary.LittleEndian.AppendUint32([]byte("RIFF"), 36+size)
      file = append(file, "WAVEfmt "...)
      // 16 bytes: PCM and channels, samples and bytes a second, bytes at a time and bits of a sample
      for _, number := range []uint32{16, 1 + count<<16, rate, 2 * count * rate, 2*count + 16<<16} {
          file = binary.LittleEndian.AppendUint32(file, number)
      }
      file = binary.LittleEndian.AppendUint32(append(file, "data"...), size)
      return append(file, data...)
  }
`

const saveFiles = ({ list, item, label, type, stem, ending }: Files): Piece => code`
  ${decode(
    ...[label, type].flatMap((field) =>
      field === undefined ? [] : [{ path: [...list, 0, field], type: 'string' } as const],
    ),
    { path: [...list, 0, ...item], type: '[]byte' },
  )}
  for i, each := range ${go.at(RESULT, list)} {
      if len(${go.at(EACH, item)}) == 0 {
          log.Fatal(${NO_FILE})
      }
      name := ${FMT}.Sprintf(${`${stem}%d${ending}`}, i+1)
      ${
        type === undefined
          ? undefined
          : code`
              if ${STRINGS}.HasSuffix(${go.at(EACH, [type])}, "wav") {
                  name = fmt.Sprintf(${`${stem}%d.wav`}, i+1)
              }
            `
      }
      if err := ${OS}.WriteFile(name, ${go.at(EACH, item)}, 0o644); err != nil {
          log.Fatal(err)
      }
      ${label === undefined ? code`fmt.Println("Saved", name)` : code`fmt.Printf("Saved %s: %s\n", name, ${go.at(EACH, [label])})`}
  }
`

const EACH = code`each`

function saveUrl(result: LinkedFile, wait: Wait | undefined): Piece {
  const { at, fileName, inline, listed: isListed, starts } = result
  const found = go.at(RESULT, at)
  return code`
    ${readAnswer(wait, { path: at, type: isListed ? 'any' : 'string' })}
    ${isListed ? readListed(found) : code`url := ${found}`}
    ${checkUrl(starts)}
    ${inline ? saveInline(fileName) : saveDownload(result, wait !== undefined)}
  `
}

const startsOtherwise = (text: Piece, ...starts: readonly string[]): Piece =>
  code`${listed(
    starts.map((start) => code`!${STRINGS}.HasPrefix(${text}, ${start})`),
    ' && ',
  )}`

const readListed = (found: Piece): Piece => code`
  // Some models return a list of URLs, others a single URL.
  url, _ := ${found}.(string)
  if list, isList := ${found}.([]any); isList && len(list) > 0 {
      url, _ = list[0].(string)
  }
`

function saveUrls(result: LinkedFiles, wait: Wait | undefined): Piece {
  const { list, item, mayBeOne, named, starts, stem, ending } = result
  const found = go.at(RESULT, list)
  const path = mayBeOne ? list : [...list, 0, ...item]
  return code`
    ${readAnswer(wait, { path, type: mayBeOne ? 'any' : 'string' })}
    ${when(mayBeOne, readEither(found))}
    ${named && code`extensions := ${extensionsOf(named.endings)}`}
    for i, each := range ${mayBeOne ? code`urls` : found} {
        ${mayBeOne ? code`url, _ := each.(string)` : code`url := ${go.at(EACH, item)}`}
        ${checkUrl(starts)}
        content${when(named !== undefined, code`, mediaType`)} := read(${HTTP}.Get(url))
        ${
          named === undefined
            ? code`name := ${FMT}.Sprintf(${`${stem}%d${ending}`}, i+1)`
            : code`name := ${FMT}.Sprintf(${`${stem}%d.%s`}, i+1, ${CMP}.Or(extensions[mediaType], ${named.usual}))`
        }
        ${SAVE_BY_NAME}
    }
  `
}

const readEither = (found: Piece): Piece => code`
  // Some models return a list of URLs, others a single URL.
  urls, isList := ${found}.([]any)
  if !isList {
      urls = []any{${found}}
  }
`

const checkUrl = (starts: LinkedFile['starts']): Piece => code`
  if ${startsOtherwise(code`url`, ...starts)} {
      ${LOG}.Fatal("Unexpected file URL: ", url)
  }
`

const saveInline = (fileName: string): Piece => code`
  var content []byte
  if inline, isInline := strings.CutPrefix(url, "data:"); isInline {
      _, encoded, _ := strings.Cut(inline, ",")
      content, err = ${BASE64}.StdEncoding.DecodeString(encoded)
      ${OR_FATAL}
  } else {
      ${fetchInto(code`content`, 'file', code`url`, false)}
      ${OR_FATAL}
  }
  ${save(fileName)}
`

/** The model chooses the file's format. */
function saveDownload({ fileName, named }: LinkedFile, waits: boolean): Piece {
  const fetch = waits
    ? code`content${when(named !== undefined, code`, mediaType`)} := read(http.Get(url))`
    : code`
        ${fetchInto(code`content`, 'file', code`url`)}
        ${OR_FATAL}
      `
  if (named === undefined) {
    return code`
      ${fetch}
      ${save(fileName)}
    `
  }
  return code`
    ${fetch}
    ${nameByType(named, waits ? code`mediaType` : code`file.Header.Get("Content-Type")`)}
    ${SAVE_BY_NAME}
  `
}

/** Reads the response with the result, after waiting for a queue if there is one. */
const readAnswer = (wait: Wait | undefined, field: GoField): Piece =>
  wait === undefined ? decode(field) : waitFor(wait, field)

/** Polls the job until it's done, and then fetches the result. */
function waitFor(wait: Wait, field: GoField): Piece {
  const { done, errorAt, found, intervalSeconds, outputAt, result, status, statusAt } = wait
  const now = go.at(RESULT, statusAt)
  const fields: readonly GoField[] = [
    jobField(status),
    ...(result === undefined ? [] : [jobField(result)]),
    { path: statusAt, type: 'string' },
    ...(errorAt === undefined ? [] : [{ path: errorAt, type: 'string' } as const]),
    field,
  ]
  return code`
    var result ${go.type(fields)}
    ${when(showsFailed(wait), code`answer := `)}ask(${HTTP}.MethodPost, ${URL}, ${READER}, &result)
    ${lines(...found.map(findJob))}
    for ${outputAt === undefined ? code`${now} != ${done}` : code`${go.at(RESULT, field.path)} == ${field.type === 'string' ? code`""` : code`nil`}`} {
        ${giveUp(wait, now)}
        ${TIME}.Sleep(${intervalSeconds} * time.Second)
        ${when(showsFailed(wait), code`answer = `)}${fetched(status)}
    }
    ${result && fetched(result)}
  `
}

/** Exits if the job failed. */
function giveUp({ done, failed, errorAt, outputAt }: Wait, status: Piece): Piece | undefined {
  const ends = outputAt === undefined ? failed : [done, ...failed]
  const [word, ...others] = ends
  if (word === undefined) return undefined
  const words = listed(
    ends.map((each) => code`${each}`),
    ', ',
  )
  const hasFailed =
    others.length === 0 ? code`${status} == ${word}` : code`${SLICES}.Contains([]string{${words}}, ${status})`
  return code`
    if ${hasFailed} {
        ${LOG}.Fatalf(${outputAt === undefined ? 'The job failed: %s' : 'No output: %s'}, ${errorAt === undefined ? code`answer` : go.at(RESULT, errorAt)})
    }
  `
}

/** Several URLs in one object are a map. */
const isMapped = (field: ValuePath): boolean => field.at(-2) === 'urls'

const jobField = ({ field }: JobAddress): GoField =>
  isMapped(field) ? { path: field.slice(0, -1), type: 'map[string]string' } : { path: field, type: 'string' }

const readJobField = (field: ValuePath): Piece =>
  isMapped(field) ? code`${go.at(RESULT, field.slice(0, -1))}[${String(field.at(-1))}]` : go.at(RESULT, field)

const jobOf = ({ isSecond }: JobAddress): Piece => (isSecond ? code`resultJob` : code`job`)

const fetched = (address: JobAddress): Piece =>
  code`ask(http.MethodGet, ${go.joinTightly(jobOf(address), address.suffix)}, nil, &result)`

/** Reads the job's URL. The token is sent along, so no response may redirect it to another host. */
function findJob(address: JobAddress): Piece {
  const { part, prefix, ownPrefix, start } = address
  const job = jobOf(address)
  const field = readJobField(address.field)
  if (start !== undefined) {
    return code`
      ${job} := ${field}
      if ${startsOtherwise(job, start)} {
          ${LOG}.Fatal("Unexpected job URL: ", ${job})
      }
    `
  }
  const found = part === 'path' ? code`${STRINGS}.TrimPrefix(${field}, ${ownPrefix})` : field
  return code`${job} := ${go.join(prefix, found)}`
}
