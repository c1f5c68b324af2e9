import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseResult, ResponseUrl } from '../../../../providers/provider.ts'
import type { FileNode } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { namedByFormat } from '../../../clients/formats.ts'
import {
  addressStarts,
  asksTwice,
  fileIn,
  ownAddressStart,
  patience,
  queueOf,
  urlParts,
} from '../../../clients/raw-client.ts'
import { lines, listed, name, type Piece, when } from '../../../printing/code.ts'
import { code, type GoField, go } from '../../writer.ts'
import { encoded } from '../files.ts'
import { goProgram, OR_RETURN } from '../main.ts'
import { BASE64, BYTES, CMP, ERRORS, FMT, IO, JSON_PACKAGE, OS, SLICES, STRINGS, TIME } from '../names.ts'
import { CLIENT, encodeBody, makeRequest, READ_ANSWER, SEND, setHeaders } from './request.ts'

export const task: Renderer<TaskCall> = {
  unsupported: ({ request: { body } }) =>
    body.kind === 'form' && Object.keys(body.fields).some((field) => /["\\]/.test(field))
      ? 'mime/multipart writes quotes in the name of a field in a way of its own'
      : undefined,
  render,
}

/** A task's request with `net/http`, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request, result } = call
  const file = fileIn(request.body)
  const waits = queueOf(result) !== undefined
  const downloads = result.kind === 'url'
  const reads = downloads || waits || file?.remote === true
  return goProgram(
    call,
    code`
      ${file && readFile(file)}
      ${makeBody(call)}
      ${waits ? askFirst(call) : send(call, reads)}

      ${showResult(call)}
    `,
    CLIENT,
    when(waits, ask(call)),
    when(downloads, namesByFormat(result) ? DOWNLOAD_WITH_TYPE : DOWNLOAD),
    when(reads, READ),
  )
}

const MULTIPART = /* @__PURE__ */ name('multipart', { module: 'mime/multipart' })
const REGEXP = /* @__PURE__ */ name('regexp', { module: 'regexp' })
const TEXTPROTO = /* @__PURE__ */ name('textproto', { module: 'net/textproto' })

/** Statements that make the body, where it is not there yet. */
function makeBody({ request: { body } }: TaskCall): Piece | undefined {
  if (body.kind === 'json') return encodeBody(body.value)
  if (body.kind === 'bytes') return undefined
  const { fields, file, fileName } = body
  return code`
    var body ${BYTES}.Buffer
    form := ${MULTIPART}.NewWriter(&body)
    ${lines(...Object.entries(fields).map(([field, value]) => writeField(field, value)))}
    part, err := form.CreatePart(${TEXTPROTO}.MIMEHeader{
        "Content-Disposition": {multipart.FileContentDisposition("file", ${fileName})},
        "Content-Type":        {${file.mediaType}},
    })
    ${OR_RETURN}
    if _, err := part.Write(${file}); err != nil {
        return err
    }
    if err := form.Close(); err != nil {
        return err
    }
  `
}

const writeField = (field: string, value: string): Piece => code`
  if err := form.WriteField(${field}, ${value}); err != nil {
      return err
  }
`

/** An expression that reads the body. */
function readerOf({ request: { body } }: TaskCall): Piece {
  if (body.kind === 'form') return code`&body`
  return code`${BYTES}.NewReader(${body.kind === 'json' ? code`body` : body.file})`
}

/** Gets the `answer` of a request after which nothing is waited for. */
const send = (call: TaskCall, reads: boolean): Piece => code`
  ${makeRequest(call.request, readerOf(call))}
  ${when(call.request.body.kind === 'form', code`request.Header.Set("Content-Type", form.FormDataContentType())`)}

  ${SEND}
  ${reads ? CALL_READ : READ_ANSWER}
`

const CALL_READ = code`
  answer, err := read(response)
  ${OR_RETURN}
`

const askFirst = (call: TaskCall): Piece => code`
  answer, err := ask(http.MethodPost, ${call.request.url}, ${readerOf(call)})
  ${OR_RETURN}
`

const READ = code`
  // read gives what an answer holds, if the service says well.
  func read(response *http.Response) ([]byte, error) {
      defer response.Body.Close()
      answer, err := ${IO}.ReadAll(response.Body)
      if err != nil {
          return nil, err
      }
      if response.StatusCode/100 != 2 {
          return nil, ${FMT}.Errorf("%s: %s", response.Status, answer)
      }
      return answer, nil
  }
`

const ask = ({ request: { headers } }: TaskCall): Piece => code`
  // ask sends a request with the token, and reads the answer.
  func ask(method, url string, body io.Reader) ([]byte, error) {
      request, err := http.NewRequest(method, url, body)
      if err != nil {
          return nil, err
      }
      ${setHeaders(headers)}
      response, err := client.Do(request)
      if err != nil {
          return nil, err
      }
      return read(response)
  }
`

const FETCH = code`
  client := &http.Client{CheckRedirect: func(next *http.Request, via []*http.Request) error {
      if next.URL.Scheme != "https" || len(via) == 10 {
          return fmt.Errorf("the result is at %s", next.URL)
      }
      return nil
  }}
  response, err := client.Get(url)
`

const DOWNLOAD = code`
  // download fetches a file without the token. No redirect leaves https.
  func download(url string) ([]byte, error) {
      ${FETCH}
      if err != nil {
          return nil, err
      }
      return read(response)
  }
`

const DOWNLOAD_WITH_TYPE = code`
  // download fetches a file without the token. No redirect leaves https.
  func download(url string) (content []byte, mediaType string, err error) {
      ${FETCH}
      if err != nil {
          return nil, "", err
      }
      content, err = read(response)
      return content, response.Header.Get("Content-Type"), err
  }
`

/** Statements that read the file into its variable. */
function readFile(file: FileNode): Piece {
  const { encoding, location, remote } = file
  const bytes = encoding === 'bytes' ? code`${file}` : code`data`
  return code`
    ${when(remote, code`source, err := http.Get(${location})`)}
    ${when(remote, OR_RETURN)}
    ${bytes}, err := ${remote ? code`read(source)` : code`${OS}.ReadFile(${location})`}
    ${OR_RETURN}
    ${when(encoding !== 'bytes', code`${file} := ${encoded(file, bytes)}`)}
  `
}

const namesByFormat = (result: ResponseResult): boolean =>
  result.kind === 'url' && result.inline !== true && namedByFormat(result.fileName) !== undefined

/** Ends the program under any of these conditions. */
const orNoResult = (...conditions: readonly Piece[]): Piece | undefined =>
  when(
    conditions.length > 0,
    code`
      if ${listed(conditions, ' || ')} {
          return fmt.Errorf("the answer holds no result: %s", answer)
      }
    `,
  )

const DECODE = code`
  if err := ${JSON_PACKAGE}.Unmarshal(answer, &result); err != nil {
      return fmt.Errorf("the answer holds no result: %w: %s", err, answer)
  }
`

/** Declares `result`, with these fields, and reads it. */
const decode = (...fields: readonly GoField[]): Piece => code`
  var result ${go.type(fields)}
  ${DECODE}
`

const RESULT = code`result`

function showResult(call: TaskCall): Piece {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return showJson(call, result)
    case 'bytes':
      return saveBytes(result)
    case 'base64':
      return saveField(result)
    case 'url':
      return saveUrl(call, result)
  }
}

const showIndented = (value: Piece): Piece => code`
  var shown ${BYTES}.Buffer
  if err := ${JSON_PACKAGE}.Indent(&shown, ${value}, "", "  "); err != nil {
      return fmt.Errorf("the answer is no JSON: %w: %s", err, answer)
  }
  fmt.Println(shown.String())
`

function showJson(call: TaskCall, { at, shows }: JsonResult): Piece {
  if (at !== undefined) {
    const found = go.at(RESULT, at)
    return code`
      ${readAnswer(call, { path: at, type: 'json.RawMessage' })}
      ${orNoResult(...go.lacks(RESULT, at), code`len(${found}) == 0`, code`string(${found}) == "null"`)}
      ${showIndented(found)}
    `
  }
  if (shows === undefined) return showIndented(code`answer`)
  const found = go.at(RESULT, shows.at)
  const isText = shows.as === 'text'
  return code`
    ${decode({ path: shows.at, type: isText ? 'string' : '[]float64' })}
    ${orNoResult(...go.lacks(RESULT, shows.at))}
    ${isText ? code`fmt.Println(${found})` : showNumbers(found)}
  `
}

const showNumbers = (found: Piece): Piece => code`
  embedding := ${found}
  fmt.Println(len(embedding), "numbers:", embedding[:min(5, len(embedding))])
`

function saveBytes({ fileName, mediaType, orBase64 }: Extract<ResponseResult, { kind: 'bytes' }>): Piece {
  if (orBase64 !== undefined) {
    return code`
      if !${STRINGS}.HasPrefix(response.Header.Get("Content-Type"), "application/json") {
          ${save(fileName, code`answer`)}
          return nil
      }
      ${saveField(orBase64)}
    `
  }
  return code`
    ${mediaType === undefined ? undefined : orNoResult(doesNotStart(code`response.Header.Get("Content-Type")`, mediaType))}
    ${save(fileName, code`answer`)}
  `
}

const save = (fileName: string, data: Piece): Piece => code`
  if err := ${OS}.WriteFile(${fileName}, ${data}, 0o644); err != nil {
      return err
  }
  fmt.Println(${`Saved ${fileName}`})
`

function saveField({ at, fileName, also }: FileInBase64): Piece {
  const found = go.at(RESULT, at)
  const text = { path: at, type: 'string' } as const
  return code`
    ${also === undefined ? decode(text) : decode(text, { path: [also], type: 'json.RawMessage' })}
    ${orNoResult(...go.lacks(RESULT, at), code`${found} == ""`)}
    content, err := ${BASE64}.StdEncoding.DecodeString(${found})
    ${OR_RETURN}
    ${save(fileName, code`content`)}
    ${also === undefined ? undefined : code`fmt.Println(${also}, string(${go.at(RESULT, [also])}))`}
  `
}

const doesNotStart = (text: Piece, ...starts: readonly string[]): Piece =>
  code`${listed(
    starts.map((start) => code`!${STRINGS}.HasPrefix(${text}, ${start})`),
    ' && ',
  )}`

function saveUrl(call: TaskCall, result: Extract<ResponseResult, { kind: 'url' }>): Piece {
  const { at, fileName, inline, listed: isListed } = result
  const found = go.at(RESULT, at)
  return code`
    ${readAnswer(call, { path: at, type: isListed ? 'any' : 'string' })}
    ${isListed ? readListed(found) : orNoResult(...go.lacks(RESULT, at))}
    ${when(!isListed, code`url := ${found}`)}
    ${orNoResult(doesNotStart(code`url`, ...addressStarts(call)))}
    ${inline ? saveInline(fileName) : saveDownload(fileName)}
  `
}

const readListed = (found: Piece): Piece => code`
  url, _ := ${found}.(string)
  if list, isList := ${found}.([]any); isList && len(list) > 0 {
      url, _ = list[0].(string)
  }
`

const saveInline = (fileName: string): Piece => code`
  var content []byte
  if inline, isInline := strings.CutPrefix(url, "data:"); isInline {
      _, encoded, _ := strings.Cut(inline, ",")
      content, err = ${BASE64}.StdEncoding.DecodeString(encoded)
  } else {
      content, err = download(url)
  }
  ${OR_RETURN}
  ${save(fileName, code`content`)}
`

/** The format of a file is the model's choice. */
function saveDownload(fileName: string): Piece {
  const named = namedByFormat(fileName)
  if (named === undefined) {
    return code`
      content, err := download(url)
      ${OR_RETURN}
      ${save(fileName, code`content`)}
    `
  }
  const { stem, endings, usual } = named
  const pairs = endings.map(([mediaType, ending]) => code`${mediaType}: ${ending}`)
  return code`
    content, mediaType, err := download(url)
    ${OR_RETURN}
    endings := map[string]string{${listed(pairs, ', ')}}
    name := ${go.join(stem, code`${CMP}.Or(endings[mediaType], ${usual})`)}
    if err := ${OS}.WriteFile(name, content, 0o644); err != nil {
        return err
    }
    fmt.Println("Saved", name)
  `
}

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall, field: GoField): Piece {
  const queue = queueOf(call.result)
  return queue === undefined ? decode(field) : wait(call, queue, field)
}

function wait(call: TaskCall, queue: Queue, field: GoField): Piece {
  const { attempts, done, intervalSeconds, result, startsWithStatus, status, statusAt } = queue
  const job = code`job`
  const resultJob = asksTwice(queue) ? code`resultJob` : job
  const fields: readonly GoField[] = [
    { path: status.field, type: 'string' },
    ...(result === undefined ? [] : [{ path: result.field, type: 'string' } as const]),
    { path: statusAt, type: 'string' },
    field,
  ]
  const look = code`
    if ${go.at(RESULT, statusAt)} == ${done} {
        break
    }
    ${returnIfFailed(queue)}
  `
  const again = code`
    if attempt > ${attempts} {
        return ${ERRORS}.New(${`the job did not finish within ${patience(queue)}`})
    }
    ${TIME}.Sleep(${intervalSeconds} * time.Second)
    ${fetched(call, status, job)}
  `
  return code`
    ${decode(...fields)}
    ${readPart(call, job, status)}
    ${result && asksTwice(queue) ? readPart(call, resultJob, result) : undefined}

    for attempt := 1; ; attempt++ {
        ${startsWithStatus ? look : again}
        ${startsWithStatus ? again : look}
    }
    ${result && fetched(call, result, resultJob)}
  `
}

function returnIfFailed({ failed, statusAt }: Queue): Piece | undefined {
  const [word, ...others] = failed
  if (word === undefined) return undefined
  const found = go.at(RESULT, statusAt)
  const words = listed(
    failed.map((each) => code`${each}`),
    ', ',
  )
  return code`
    if ${others.length === 0 ? code`${found} == ${word}` : code`${SLICES}.Contains([]string{${words}}, ${found})`} {
        return fmt.Errorf("the job failed: %s", answer)
    }
  `
}

function fetched(call: TaskCall, url: ResponseUrl, job: Piece): Piece {
  const { prefix, suffix } = urlParts(call, url)
  // What a pattern finds stands behind all of it.
  const part = ownAddressStart(call, url) === undefined ? code`${job}[1]` : job
  return code`
    answer, err = ask(http.MethodGet, ${go.joinTightly(prefix, part, suffix)}, nil)
    ${OR_RETURN}
    ${DECODE}
  `
}

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, job: Piece, url: ResponseUrl): Piece {
  const value = go.at(RESULT, url.field)
  const start = ownAddressStart(call, url)
  if (start !== undefined) {
    return code`
      ${job} := ${value}
      ${orNoResult(doesNotStart(job, start))}
    `
  }
  const pattern = url.part === 'path' ? '^https?://[^/]+(/[^/?#][^?#]*)' : '^([\\w-]+)$'
  return code`
    ${job} := ${REGEXP}.MustCompile(${go.rawString(pattern)}).FindStringSubmatch(${value})
    ${orNoResult(code`${job} == nil`)}
  `
}
