import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, FilesInBase64, JsonResult } from '../../../../providers/provider.ts'
import type { FileNode } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import {
  type FileInBytes,
  type JobAddress,
  type LinkedFile,
  planOf,
  type TaskPlan,
  type Wait,
} from '../../../clients/task-plan.ts'
import { lines, listed, name, type Piece, when } from '../../../printing/code.ts'
import { code, type GoField, go } from '../../writer.ts'
import { encoded } from '../files.ts'
import { goProgram, OR_FATAL } from '../main.ts'
import { BASE64, BYTES, CMP, FMT, HTTP, IO, JSON_PACKAGE, LOG, OS, SLICES, STRINGS, TIME } from '../names.ts'
import { encodeBody, makeRequest, REFUSE, refuse, SEND, setHeaders } from './request.ts'

export const netHttpTask: TaskRenderer = {
  client: 'net/http',
  unsupported: ({ request: { body } }) =>
    body.kind === 'form' && Object.keys(body.fields).some((field) => /["\\]/.test(field))
      ? 'mime/multipart writes quotes in the name of a field in a way of its own'
      : undefined,
  render,
}

/** A task's request with `net/http`, followed until its result is shown. */
function render(call: TaskCall): string {
  const plan = planOf(call)
  const { file, wait } = plan
  return goProgram(
    call,
    code`
      ${file && readFile(file)}
      ${makeBody(call)}
      ${when(wait === undefined, send(call))}

      ${showResult(call, plan)}
    `,
    undefined,
    wait && ask(call, plan, wait),
    when(wait !== undefined, read(plan)),
  )
}

const MULTIPART = /* @__PURE__ */ name('multipart', { module: 'mime/multipart' })

/** Statements that make the body, where it is not there yet. */
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

/** An expression that reads the body. */
function readerOf({ request: { body } }: TaskCall): Piece {
  if (body.kind === 'form') return code`&body`
  return code`${BYTES}.NewReader(${body.kind === 'json' ? code`body` : body.file})`
}

/** Gets the `response` of a request after which nothing is waited for. */
const send = (call: TaskCall): Piece => code`
  ${makeRequest(call.request, readerOf(call))}
  ${when(call.request.body.kind === 'form', code`request.Header.Set("Content-Type", form.FormDataContentType())`)}

  ${SEND}
  ${REFUSE}
`

/** A program that waits sends several requests, and has functions for that. */
const ask = (call: TaskCall, plan: TaskPlan, wait: Wait): Piece => code`
  // ask sends a request with the token, and reads the answer into result${when(showsFailed(wait), code`, and returns it`)}.
  func ask(method, url string, body ${IO}.Reader, result any)${when(showsFailed(wait), code` []byte`)} {
      request, err := ${HTTP}.NewRequest(method, url, body)
      ${OR_FATAL}
      ${setHeaders(call.request.headers)}
      answer${when(isNamedByType(plan), code`, _`)} := read(http.DefaultClient.Do(request))
      if err := ${JSON_PACKAGE}.Unmarshal(answer, result); err != nil {
          log.Fatal(err)
      }
      ${when(showsFailed(wait), code`return answer`)}
  }
`

/** Whether a job may fail, and the program shows the whole answer then. */
const showsFailed = ({ failed, errorAt }: Wait): boolean => failed.length > 0 && errorAt === undefined

const read = (plan: TaskPlan): Piece => code`
  // read returns the body of a response${when(isNamedByType(plan), code` and its type`)}, and ends the program where the service refuses.
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

/** Whether a file has a name that follows from the type that it is sent with. */
const isNamedByType = ({ result }: TaskPlan): boolean => result.kind === 'url' && result.named !== undefined

/** Statements that read the file into its variable. */
function readFile(file: FileNode): Piece {
  const { encoding, location, remote } = file
  const bytes = encoding === 'bytes' ? code`${file}` : code`data`
  return code`
    ${remote ? fetchInto(bytes, 'source', code`${location}`) : code`${bytes}, err := ${OS}.ReadFile(${location})`}
    ${OR_FATAL}
    ${when(encoding !== 'bytes', code`${file} := ${encoded(file, bytes)}`)}
  `
}

/** Fetches what is at an address, without the token: all but a look at the last error. */
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

/** Declares `result`, with these fields, and reads the `response` into it. */
const decode = (...fields: readonly GoField[]): Piece => code`
  var result ${go.type(fields)}
  if err := ${JSON_PACKAGE}.NewDecoder(response.Body).Decode(&result); err != nil {
      log.Fatal(err)
  }
`

function showResult(call: TaskCall, plan: TaskPlan): Piece {
  const { result, wait } = plan
  switch (result.kind) {
    case 'json':
      return showJson(call, result, wait)
    case 'bytes':
      return saveBytes(result)
    case 'base64':
      return saveField(result)
    case 'files':
      return saveFiles(result)
    case 'url':
      return saveUrl(call, result, wait)
  }
}

/** Reads all of the `response`. */
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

function showJson(call: TaskCall, { at, shows }: JsonResult, wait: Wait | undefined): Piece {
  if (at !== undefined) {
    return code`
      ${readAnswer(call, wait, { path: at, type: 'json.RawMessage' })}
      ${showIndented(go.at(RESULT, at))}
    `
  }
  if (shows === undefined) {
    return code`
      ${READ_ALL}
      ${showIndented(code`content`)}
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

function saveBytes({ fileName, orBase64 }: FileInBytes): Piece {
  const saveAll = code`
    ${READ_ALL}
    ${save(fileName)}
  `
  if (orBase64 === undefined) return saveAll
  return code`
    if !${STRINGS}.HasPrefix(response.Header.Get("Content-Type"), "application/json") {
        ${saveAll}
        return
    }
    ${saveField(orBase64)}
  `
}

const save = (fileName: string): Piece => code`
  if err := ${OS}.WriteFile(${fileName}, content, 0o644); err != nil {
      log.Fatal(err)
  }
  ${FMT}.Println(${`Saved ${fileName}`})
`

function saveField({ at, fileName, also }: FileInBase64): Piece {
  const text = { path: at, type: 'string' } as const
  return code`
    ${also === undefined ? decode(text) : decode(text, { path: [also], type: 'json.RawMessage' })}
    content, err := ${BASE64}.StdEncoding.DecodeString(${go.at(RESULT, at)})
    ${OR_FATAL}
    ${save(fileName)}
    ${also === undefined ? undefined : code`fmt.Println(${also}, string(${go.at(RESULT, [also])}))`}
  `
}

const saveFiles = ({ field, label, stem, extension }: FilesInBase64): Piece => code`
  ${decode({ path: [0, label], type: 'string' }, { path: [0, field], type: 'string' })}
  for i, each := range result {
      content, err := ${BASE64}.StdEncoding.DecodeString(${go.at(code`each`, [field])})
      ${OR_FATAL}
      name := ${FMT}.Sprintf(${`${stem}-%d.${extension}`}, i+1)
      if err := ${OS}.WriteFile(name, content, 0o644); err != nil {
          log.Fatal(err)
      }
      fmt.Printf("Saved %s: %s\n", name, ${go.at(code`each`, [label])})
  }
`

function saveUrl(call: TaskCall, result: LinkedFile, wait: Wait | undefined): Piece {
  const { at, fileName, inline, listed: isListed, starts } = result
  const found = go.at(RESULT, at)
  return code`
    ${readAnswer(call, wait, { path: at, type: isListed ? 'any' : 'string' })}
    ${isListed ? readListed(found) : code`url := ${found}`}
    if ${startsOtherwise(code`url`, ...starts)} {
        log.Fatal("Unexpected file URL: ", url)
    }
    ${inline ? saveInline(fileName) : saveDownload(result, wait !== undefined)}
  `
}

const startsOtherwise = (text: Piece, ...starts: readonly string[]): Piece =>
  code`${listed(
    starts.map((start) => code`!${STRINGS}.HasPrefix(${text}, ${start})`),
    ' && ',
  )}`

const readListed = (found: Piece): Piece => code`
  // Some models give a list of addresses, and some give one.
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
      ${OR_FATAL}
  } else {
      ${fetchInto(code`content`, 'file', code`url`, false)}
      ${OR_FATAL}
  }
  ${save(fileName)}
`

/** The format of a file is the model's choice. */
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
  const { stem, endings, usual } = named
  const pairs = endings.map(([mediaType, ending]) => code`${mediaType}: ${ending}`)
  return code`
    ${fetch}
    extensions := map[string]string{${listed(pairs, ', ')}}
    name := ${go.join(stem, code`${CMP}.Or(extensions[${waits ? code`mediaType` : code`file.Header.Get("Content-Type")`}], ${usual})`)}
    if err := ${OS}.WriteFile(name, content, 0o644); err != nil {
        log.Fatal(err)
    }
    ${FMT}.Println("Saved", name)
  `
}

/** Reads the answer that holds the result, after a queue where there is one. */
const readAnswer = (call: TaskCall, wait: Wait | undefined, field: GoField): Piece =>
  wait === undefined ? decode(field) : waitFor(call, wait, field)

/** Asks how far the job is until it is done, and then for the result. */
function waitFor(call: TaskCall, wait: Wait, field: GoField): Piece {
  const { done, errorAt, found, intervalSeconds, result, status, statusAt } = wait
  const now = go.at(RESULT, statusAt)
  const fields: readonly GoField[] = [
    { path: status.field, type: 'string' },
    ...(result === undefined ? [] : [{ path: result.field, type: 'string' } as const]),
    { path: statusAt, type: 'string' },
    ...(errorAt === undefined ? [] : [{ path: errorAt, type: 'string' } as const]),
    field,
  ]
  return code`
    var result ${go.type(fields)}
    ${when(showsFailed(wait), code`answer := `)}ask(${HTTP}.MethodPost, ${call.request.url}, ${readerOf(call)}, &result)
    ${lines(...found.map(findJob))}
    for ${now} != ${done} {
        ${giveUp(wait, now)}
        ${TIME}.Sleep(${intervalSeconds} * time.Second)
        ${when(showsFailed(wait), code`answer = `)}${fetched(status)}
    }
    ${result && fetched(result)}
  `
}

/** Ends the program where the job has failed. */
function giveUp({ failed, errorAt }: Wait, status: Piece): Piece | undefined {
  const [word, ...others] = failed
  if (word === undefined) return undefined
  const words = listed(
    failed.map((each) => code`${each}`),
    ', ',
  )
  const hasFailed =
    others.length === 0 ? code`${status} == ${word}` : code`${SLICES}.Contains([]string{${words}}, ${status})`
  return code`
    if ${hasFailed} {
        ${LOG}.Fatalf("The job failed: %s", ${errorAt === undefined ? code`answer` : go.at(RESULT, errorAt)})
    }
  `
}

const jobOf = ({ isSecond }: JobAddress): Piece => (isSecond ? code`resultJob` : code`job`)

const fetched = (address: JobAddress): Piece =>
  code`ask(http.MethodGet, ${go.joinTightly(jobOf(address), address.suffix)}, nil, &result)`

/** Reads where the job is. The token goes along, so that no answer may lead to another host. */
function findJob(address: JobAddress): Piece {
  const { part, prefix, ownPrefix, start } = address
  const job = jobOf(address)
  const field = go.at(RESULT, address.field)
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
