import type { TaskCall } from '../../../../call/call.ts'
import type { Body, FileInBase64, FilesInBase64, JsonResult, ResponseResult } from '../../../../providers/provider.ts'
import { mediaTypeOfEnding } from '../../../../tasks/media-types.ts'
import type { ValuePath } from '../../../../values/path.ts'
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
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { code, rust } from '../../writer.ts'
import { dataOf, encodeFile, readFile } from '../files.ts'
import { readToken, rustProgram, variableIn } from '../main.ts'
import { BASE64, CONTEXT, DURATION, ENSURE, FS, VALUE } from '../names.ts'
import { encodesFile, installOn } from './install.ts'
import {
  CLIENT,
  HTTPS_CLIENT,
  headerLinks,
  jsonLinks,
  makeJson,
  postLink,
  REFUSE,
  send,
  typeLinks,
  usesMacro,
} from './request.ts'

export const reqwestTask: TaskRenderer = {
  client: 'reqwest',
  unsupported: ({ request: { body } }) =>
    body.kind === 'form' && Object.keys(body.fields).some((field) => !PLAIN_NAME.test(field))
      ? 'reqwest writes the name of a field with other signs than letters in a way of its own'
      : undefined,
  setUp: ({ platform, request: { body }, result }) => ({
    install: installOn(
      platform,
      { body, readsJson: readsJson(result) },
      'anyhow',
      encodesFile(body) || holdsBase64(result) ? 'base64' : undefined,
      usesMacro(body) || readsJson(result) ? 'serde_json' : undefined,
    ),
  }),
  render: taskProgram,
}

/** Signs that stand in the name of a form's field as they are. */
const PLAIN_NAME = /^[\w.[\]-]+$/

const readsJson = (result: ResponseResult): boolean => result.kind !== 'bytes' || result.orBase64 !== undefined

const holdsBase64 = (result: ResponseResult): boolean =>
  result.kind === 'base64' ||
  result.kind === 'files' ||
  (result.kind === 'bytes' && result.orBase64 !== undefined) ||
  (result.kind === 'url' && result.inline === true)

/** A task's request, followed until its result is shown. */
function taskProgram(call: TaskCall): string {
  const { request } = call
  const plan = planOf(call)
  const { file, wait } = plan
  const isHttps = plan.result.kind === 'url' && request.url.startsWith('https:')
  return rustProgram(
    code`
      ${readToken(variableIn(request.headers))}
      ${file && readContent(file, request.body)}
      ${makeBody(call)}

      ${isHttps ? HTTPS_CLIENT : CLIENT}
      ${wait === undefined ? sendOnce(call) : submit(call, wait)}
      ${showResult(plan)}
    `,
    [wait && ask(call)],
  )
}

/** Reads a file into its variable, where no form does. */
function readContent(file: FileNode, body: Body): Piece | undefined {
  if (file.remote) return fetchFile(file)
  return body.kind === 'form' && namesItself(file) ? undefined : readFile(file)
}

/** Whether the form reads the file: then it sends the file's own name, in which no sign is escaped, and the type of its ending. */
const namesItself = ({ location, mediaType, remote }: FileNode): boolean =>
  !remote && PLAIN_PATH.test(location) && mediaTypeOfEnding(location) === mediaType

const PLAIN_PATH = /^[\w./-]+$/

/** Fetches the reader's own file, by whatever its address says. */
const fetchFile = (file: FileNode): Piece => code`
  ${rust.chain(
    code`let ${dataOf(file)} = `,
    code`reqwest::blocking::get(${file.location})?`,
    [code`.error_for_status()?`, code`.bytes()`],
    '?;',
  )}
  ${encodeFile(file)}
`

const FORM = /* @__PURE__ */ name('Form', { module: 'reqwest::blocking::multipart', name: 'Form' })
const PART = /* @__PURE__ */ name('Part', { module: 'reqwest::blocking::multipart', name: 'Part' })
const REQUEST_BUILDER = /* @__PURE__ */ name('RequestBuilder', { module: 'reqwest::blocking', name: 'RequestBuilder' })
const THREAD = /* @__PURE__ */ name('thread', { module: 'std::thread' })
const URL = /* @__PURE__ */ name('Url', { module: 'reqwest', name: 'Url' })

/** Statements that make the body, where it is not there yet. */
function makeBody({ request: { body } }: TaskCall): Piece | undefined {
  if (body.kind === 'json') return makeJson(body.value)
  if (body.kind === 'bytes') return undefined
  const { fields, file, fileName } = body
  const texts = Object.entries(fields).map((field) => rust.call(code`.text`, field))
  if (namesItself(file)) {
    const links = [...texts, rust.call(code`.file`, ['file', file.location]), code`.${CONTEXT}(${file.location})`]
    return rust.chain(code`let form = `, code`${FORM}::new()`, links, '?;')
  }
  return code`
    ${rust.chain(
      code`let part = `,
      code`${PART}::bytes(${file}${when(file.remote, code`.to_vec()`)})`,
      [code`.file_name(${fileName})`, code`.mime_str(${file.mediaType})`],
      '?;',
    )}
    ${rust.chain(code`let form = `, code`${FORM}::new()`, [...texts, code`.part("file", part)`], ';')}
  `
}

/** The steps of a request's builder that take the body. */
function bodyLinks({ request: { body, headers } }: TaskCall): readonly Piece[] {
  switch (body.kind) {
    case 'json':
      return jsonLinks(body.value)
    case 'bytes':
      return [...typeLinks(headers), rust.call(code`.body`, [body.file])]
    case 'form':
      return [code`.multipart(form)`]
  }
}

/** Gets the `response` of a request after which nothing is waited for, and what it holds as JSON as the `answer`. */
const sendOnce = (call: TaskCall): Piece => code`
  ${send(call.request, bodyLinks(call))}
  ${REFUSE}

  ${when(call.result.kind !== 'bytes', READ_ANSWER)}
`

const READ_ANSWER = code`let answer: ${VALUE} = response.json()?;`

const hasVariable = ({ request }: TaskCall): boolean => variableIn(request.headers) !== undefined

/** Sends the request whose answer names a job, and waits for that. */
const submit = (call: TaskCall, wait: Wait): Piece => code`
  ${rust.chain(code`let request = `, code`client`, [postLink(call.request.url), ...bodyLinks(call)], ';')}
  let mut answer = ask(request${when(hasVariable(call), code`, &token`)})?;
  ${waitFor(call, wait)}

`

const ask = (call: TaskCall): Piece => code`
  /// Sends a request${when(hasVariable(call), code` with the token`)}, and reads the answer.
  fn ask(request: ${REQUEST_BUILDER}${when(hasVariable(call), code`, token: &str`)}) -> Result<${VALUE}> {
      ${rust.chain(code`let response = `, code`request`, [...headerLinks(call.request.headers), code`.send()`], '?;')}
      ${REFUSE}
      Ok(response.json()?)
  }
`

function showResult({ result }: TaskPlan): Piece {
  switch (result.kind) {
    case 'json':
      return showJson(result)
    case 'bytes':
      return saveBytes(result)
    case 'base64':
      return saveField(result)
    case 'files':
      return saveFiles(result)
    case 'url':
      return saveUrl(result)
  }
}

const ANSWER = code`answer`

/** Reads the text at a path of `answer` into a variable. */
const readText = (variable: Piece, path: ValuePath): Piece =>
  rust.chain(code`let ${variable} = `, rust.at(ANSWER, path), [...rust.textLinks(ANSWER, path), NO_FILE], '?;')

const NO_FILE = code`.${CONTEXT}("no file")`

function showJson({ at, shows }: JsonResult): Piece {
  if (at !== undefined) {
    return code`
      let result = &${rust.at(ANSWER, at)};
      ${rust.call(code`${ENSURE}!`, [code`!result.is_null()`, code`"no result: {answer}"`], ';')}
      println!("{result:#}");
    `
  }
  return shows === undefined ? code`println!("{answer:#}");` : showPart(shows)
}

const showPart = ({ at, as }: NonNullable<JsonResult['shows']>): Piece =>
  as === 'text'
    ? code`
        let text = ${rust.at(ANSWER, at)}.as_str().unwrap_or_default();
        println!("{text}");
      `
    : code`
        ${rust.chain(code`let embedding = `, rust.at(ANSWER, at), [code`.as_array()`, code`.${CONTEXT}("no numbers")`], '?;')}
        let first: Value = embedding.iter().take(5).cloned().collect();
        println!("{} numbers: {first}", embedding.len());
      `

function saveBytes({ fileName, orBase64 }: FileInBytes): Piece {
  const saved = save(fileName, code`response.bytes()?`)
  if (orBase64 === undefined) return saved
  return code`
    let is_json = response
        .headers()
        .get("Content-Type")
        .is_some_and(|value| value.as_bytes().starts_with(b"application/json"));
    if is_json {
        ${READ_ANSWER}
        ${saveField(orBase64)}
    } else {
        ${saved}
    }
  `
}

const save = (fileName: string, data: Piece): Piece => code`
  ${rust.call(code`${FS}::write`, [fileName, data], '?;')}
  ${rust.call(code`println!`, [rust.format(`Saved ${fileName}`)], ';')}
`

const saveField = ({ at, fileName, also }: FileInBase64): Piece => code`
  ${readText(code`encoded`, at)}
  ${save(fileName, code`${BASE64}.decode(encoded)?`)}
  ${also === undefined ? undefined : rust.call(code`println!`, [rust.format(`${also} `, code``), rust.at(ANSWER, [also])], ';')}
`

const saveFiles = ({ field, label, stem, extension }: FilesInBase64): Piece => code`
  let items = answer.as_array()${NO_FILE}?;
  for (index, item) in items.iter().enumerate() {
      let name = format!(${rust.format(`${stem}-`, code``, `.${extension}`)}, index + 1);
      let encoded = ${rust.at(code`item`, [field])}.as_str()${NO_FILE}?;
      ${FS}::write(&name, ${BASE64}.decode(encoded)?)?;
      let label = ${rust.at(code`item`, [label])}.as_str().unwrap_or_default();
      println!("Saved {name}: {label}");
  }
`

const saveUrl = (result: LinkedFile): Piece => code`
  ${result.listed ? readListed(rust.at(ANSWER, result.at)) : readText(code`url`, result.at)}
  ${result.inline ? saveInline(result.fileName) : saveDownload(result)}
`

const readListed = (found: Piece): Piece => code`
  // Some models give a list of addresses, and some give one.
  let found = &${found};
  let url = found[0].as_str().or(found.as_str())${NO_FILE}?;
`

const saveInline = (fileName: string): Piece => code`
  let content = match url.split_once(";base64,") {
      Some((_, encoded)) => ${BASE64}.decode(encoded)?,
      None => {
          ${DOWNLOAD}
          file.bytes()?.into()
      }
  };
  ${save(fileName, code`content`)}
`

/** The client gives a redirect back that leads to no web address, as it does any answer. */
const DOWNLOAD = code`
  let file = client.get(url).send()?;
  ${ENSURE}!(file.status().is_success(), "{}: {url}", file.status());
`

/** The format of a file is the model's choice. */
function saveDownload({ fileName, named }: LinkedFile): Piece {
  if (named === undefined) {
    return code`
      ${DOWNLOAD}
      ${save(fileName, code`file.bytes()?`)}
    `
  }
  const { stem, endings, usual } = named
  return code`
    ${DOWNLOAD}
    let extension = match file.headers().get("Content-Type").map(|v| v.as_bytes()) {
        ${lines(...endings.map(([mediaType, ending]) => code`Some(b${mediaType}) => ${ending},`))}
        _ => ${usual},
    };
    ${FS}::write(format!(${rust.format(stem, code`extension`)}), file.bytes()?)?;
    println!(${rust.format(`Saved ${stem}`, code`extension`)});
  `
}

/** Asks how far the job is until it is done, and then for the result. */
function waitFor(call: TaskCall, wait: Wait): Piece {
  const { done, failed, found, intervalSeconds, result, status, statusAt } = wait
  const now = rust.at(ANSWER, statusAt)
  const last = failed.reduce((words, word) => code`${words} | ${word}`, code`${done}`)
  const whileUnderWay =
    failed.length === 0
      ? code`while ${now} != ${done} {`
      : rust.call(code`while !matches!`, [code`${now}.as_str()`, code`Some(${last})`], ' {')
  return code`
    ${lines(...found.map(findJob))}
    ${whileUnderWay}
        ${THREAD}::sleep(${DURATION}::from_secs(${intervalSeconds}));
        ${asked(call, status)}
    }
    ${when(failed.length > 0, refuseFailed(now, wait))}
    ${result && asked(call, result)}
  `
}

function refuseFailed(now: Piece, { done, errorAt }: Wait): Piece {
  const isDone = code`${now} == ${done}`
  if (errorAt === undefined) return rust.call(code`${ENSURE}!`, [isDone, code`"the job failed: {answer}"`], ';')
  return code`
    let error = &${rust.at(ANSWER, errorAt)};
    ${rust.call(code`${ENSURE}!`, [isDone, code`"the job failed: {error}"`], ';')}
  `
}

const jobOf = ({ isSecond }: JobAddress): Piece => (isSecond ? code`result_job` : code`job`)

/** Asks at the address that the variable is the start of. */
function asked(call: TaskCall, where: JobAddress): Piece {
  const { suffix } = where
  const job = jobOf(where)
  const address = suffix === '' ? code`&${job}` : code`format!(${rust.format(job, suffix)})`
  const token = hasVariable(call) ? [code`&token`] : []
  return rust.call(code`answer = ask`, [code`client.get(${address})`, ...token], '?;')
}

/** Reads where the job is. The token goes along, so that no answer may lead to another host. */
function findJob(address: JobAddress): Piece {
  const { part, prefix, start } = address
  const job = jobOf(address)
  const field = code`${rust.at(ANSWER, address.field)}.as_str().${CONTEXT}("no job")?`
  if (start !== undefined) {
    return code`
      ${rust.call(code`let ${job} = String::from`, [field], ';')}
      ${rust.call(code`${ENSURE}!`, [code`job.starts_with(${start})`, code`"unexpected job URL: {job}"`], ';')}
    `
  }
  if (part !== 'path') return rust.call(code`let ${job} = format!`, [rust.format(prefix, code``), field], ';')
  return code`
    ${rust.call(code`let url = ${URL}::parse`, [field], '?;')}
    ${rust.call(code`let ${job} = format!`, [rust.format(prefix, code``), code`url.path()`], ';')}
  `
}
