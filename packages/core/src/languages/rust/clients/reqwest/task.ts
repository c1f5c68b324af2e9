import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseResult, ResponseUrl } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
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
import { code, rust } from '../../writer.ts'
import { dataOf, encodeFile, readFile } from '../files.ts'
import { readToken, rustProgram, variableIn } from '../main.ts'
import { BAIL, BASE64, CONTEXT, DURATION, ENSURE, FS, VALUE } from '../names.ts'
import { encodesFile, installOn } from './install.ts'
import {
  CLIENT,
  CLIENT_TYPE,
  headerLinks,
  jsonLinks,
  makeJson,
  postLink,
  READ_ANSWER,
  RESPONSE,
  send,
  typeLinks,
  usesMacro,
} from './request.ts'

export const task: Renderer<TaskCall> = {
  unsupported: ({ request: { body } }) =>
    body.kind === 'form' && Object.keys(body.fields).some((field) => !PLAIN_NAME.test(field))
      ? 'reqwest writes the name of a field with other signs than letters in a way of its own'
      : undefined,
  setUp: ({ platform, request: { body }, result }) => ({
    install: installOn(
      platform,
      body,
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
  (result.kind === 'bytes' && result.orBase64 !== undefined) ||
  (result.kind === 'url' && result.inline === true)

/** A task's request, followed until its result is shown. */
function taskProgram(call: TaskCall): string {
  const { request, result } = call
  const file = fileIn(request.body)
  const queue = queueOf(result)
  const isRemote = file?.remote === true
  const downloads = result.kind === 'url' || isRemote
  return rustProgram(
    code`
      ${readToken(variableIn(request.headers))}
      ${file && (isRemote ? fetchFile(file, namesByFormat(result)) : readFile(file))}
      ${makeBody(call)}

      ${CLIENT}
      ${queue === undefined ? sendOnce(call) : submit(call)}
      ${showResult(call)}
    `,
    [
      queue && ask(call),
      when(downloads, namesByFormat(result) ? DOWNLOAD_WITH_TYPE : DOWNLOAD),
      when(downloads || queue !== undefined, READ),
      ...(queue === undefined ? [] : partFunctions(call, queue)),
    ],
  )
}

/** @param givesType whether `download` gives the media type, too */
const fetchFile = (file: FileNode, givesType: boolean): Piece => code`
  let ${givesType ? code`(${dataOf(file)}, _)` : dataOf(file)} = download(${file.location})?;
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
  return code`
    ${rust.chain(
      code`let part = `,
      code`${PART}::bytes(${file})`,
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

/** Gets the `answer` of a request after which nothing is waited for. */
const sendOnce = (call: TaskCall): Piece => code`
  ${send(call.request, bodyLinks(call))}
  ${call.result.kind === 'bytes' ? readBytes(call.result) : READ_ANSWER}
`

const READ_MEDIA_TYPE = code`
  let media_type = response
      .headers()
      .get("Content-Type")
      .and_then(|value| value.to_str().ok())
      .unwrap_or_default()
      .to_string();
`

/** Reads `answer`, and its media type where that decides. */
const readBytes = ({ mediaType, orBase64 }: Extract<ResponseResult, { kind: 'bytes' }>): Piece => code`
  let status = response.status();
  ${when(mediaType !== undefined || orBase64 !== undefined, READ_MEDIA_TYPE)}
  let answer = response.bytes()?;
  ${ENSURE}!(
      status.is_success(),
      "{status}: {}",
      String::from_utf8_lossy(&answer)
  );
`

const hasVariable = ({ request }: TaskCall): boolean => variableIn(request.headers) !== undefined

/** Sends the request whose answer names a job. */
const submit = (call: TaskCall): Piece => code`
  ${rust.chain(code`let request = `, code`client`, [postLink(call.request.url), ...bodyLinks(call)], ';')}
  let mut answer = ask(request${when(hasVariable(call), code`, &token`)})?;
`

const ask = (call: TaskCall): Piece => code`
  /// Sends a request with the token, and reads the answer.
  fn ask(request: ${REQUEST_BUILDER}${when(hasVariable(call), code`, token: &str`)}) -> Result<${VALUE}> {
      ${rust.chain(code`let response = `, code`request`, [...headerLinks(call.request.headers), code`.send()`], '?;')}
      serde_json::from_slice(&read(response)?).${CONTEXT}("the answer is no JSON")
  }
`

const READ = code`
  /// Reads what an answer holds, if the service says well.
  fn read(response: ${RESPONSE}) -> Result<Vec<u8>> {
      let status = response.status();
      let content = response.bytes()?;
      ${ENSURE}!(
          status.is_success(),
          "{status}: {}",
          String::from_utf8_lossy(&content)
      );
      Ok(content.to_vec())
  }
`

const FETCH = code`
  let client = ${CLIENT_TYPE}::builder()
      .https_only(url.starts_with("https:"))
      .timeout(None)
      .build()?;
  let response = client.get(url).send()?;
`

const DOWNLOAD = code`
  /// Fetches a file without the token. No redirect leaves https.
  fn download(url: &str) -> Result<Vec<u8>> {
      ${FETCH}
      read(response)
  }
`

const DOWNLOAD_WITH_TYPE = code`
  /// Fetches a file without the token. No redirect leaves https.
  fn download(url: &str) -> Result<(Vec<u8>, String)> {
      ${FETCH}
      ${READ_MEDIA_TYPE}
      Ok((read(response)?, media_type))
  }
`

const namesByFormat = (result: ResponseResult): boolean =>
  result.kind === 'url' && result.inline !== true && namedByFormat(result.fileName) !== undefined

const NO_RESULT = code`"the answer holds no result: {answer}"`

/** Ends the program unless this is so. */
const orNoResult = (condition: Piece): Piece => rust.call(code`${ENSURE}!`, [condition, NO_RESULT], ';')

const READ_JSON = code`
  let answer: ${VALUE} = serde_json::from_str(&answer).${CONTEXT}("the answer is no JSON")?;
`

const READ_JSON_BYTES = code`
  let answer: ${VALUE} = serde_json::from_slice(&answer).${CONTEXT}("the answer is no JSON")?;
`

const ANSWER = code`answer`

function showResult(call: TaskCall): Piece {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return showJson(call, result)
    case 'bytes':
      return saveBytes(result)
    case 'base64':
      return code`
        ${READ_JSON}
        ${saveField(result)}
      `
    case 'url':
      return saveUrl(call, result)
  }
}

/** Reads the text at a path of `answer` into a variable. */
const readText = (variable: Piece, path: ValuePath, ...links: readonly Piece[]): Piece =>
  rust.chain(code`let ${variable} = `, rust.at(ANSWER, path), [...rust.textLinks(ANSWER, path), ...links], ';')

function showJson(call: TaskCall, { at, shows }: JsonResult): Piece {
  if (at !== undefined) {
    return code`
      ${readAnswer(call)}
      let result = &${rust.at(ANSWER, at)};
      ${orNoResult(code`!result.is_null()`)}
      println!("{result:#}");
    `
  }
  return code`
    ${READ_JSON}
    ${shows === undefined ? code`println!("{answer:#}");` : showPart(shows)}
  `
}

const showPart = ({ at, as }: NonNullable<JsonResult['shows']>): Piece =>
  as === 'text'
    ? code`
        let Some(text) = ${rust.at(ANSWER, at)}.as_str() else {
            ${BAIL}!(${NO_RESULT});
        };
        println!("{text}");
      `
    : code`
        let Some(embedding) = ${rust.at(ANSWER, at)}.as_array() else {
            ${BAIL}!(${NO_RESULT});
        };
        let first: Value = embedding.iter().take(5).cloned().collect();
        println!("{} numbers: {first}", embedding.len());
      `

function saveBytes({ fileName, mediaType, orBase64 }: Extract<ResponseResult, { kind: 'bytes' }>): Piece {
  if (orBase64 !== undefined) {
    return code`
      if !media_type.starts_with("application/json") {
          ${save(fileName, code`&answer`)}
          return Ok(());
      }
      ${READ_JSON_BYTES}
      ${saveField(orBase64)}
    `
  }
  return code`
    ${mediaType === undefined ? undefined : checkType(mediaType)}
    ${save(fileName, code`&answer`)}
  `
}

/** Ends the program where an answer is of another type. */
const checkType = (start: string): Piece =>
  rust.call(
    code`${ENSURE}!`,
    [
      code`media_type.starts_with(${start})`,
      code`"the answer holds no result: {}"`,
      code`String::from_utf8_lossy(&answer)`,
    ],
    ';',
  )

const save = (fileName: string, data: Piece): Piece => code`
  ${rust.call(code`${FS}::write`, [fileName, data], '?;')}
  ${rust.call(code`println!`, [rust.format(`Saved ${fileName}`)], ';')}
`

const saveField = ({ at, fileName, also }: FileInBase64): Piece => code`
  ${readText(code`encoded`, at)}
  ${orNoResult(code`!encoded.is_empty()`)}
  ${save(fileName, code`${BASE64}.decode(encoded)?`)}
  ${also === undefined ? undefined : rust.call(code`println!`, [rust.format(`${also} `, code``), rust.at(ANSWER, [also])], ';')}
`

/** Ends the program where a text starts otherwise; several starts stand below each other, as rustfmt has them. */
const orOther = (text: Piece, starts: readonly string[]): Piece =>
  orNoResult(rust.either(starts.map((start) => code`${text}.starts_with(${start})`)))

function saveUrl(call: TaskCall, result: Extract<ResponseResult, { kind: 'url' }>): Piece {
  const { at, fileName, inline, listed: isListed } = result
  return code`
    ${readAnswer(call)}
    ${isListed ? readListed(rust.at(ANSWER, at)) : readText(code`url`, at)}
    ${orOther(code`url`, addressStarts(call))}
    ${inline ? saveInline(fileName) : saveDownload(fileName)}
  `
}

const readListed = (found: Piece): Piece => code`
  let found = &${found};
  let url = found.as_str().or(found[0].as_str()).unwrap_or_default();
`

const saveInline = (fileName: string): Piece => code`
  let content = match url.strip_prefix("data:") {
      Some(inline) => {
          let (_, encoded) = inline.split_once(',').unwrap_or_default();
          ${BASE64}.decode(encoded)?
      }
      None => download(url)?,
  };
  ${save(fileName, code`content`)}
`

/** The format of a file is the model's choice. */
function saveDownload(fileName: string): Piece {
  const named = namedByFormat(fileName)
  if (named === undefined) return save(fileName, code`download(url)?`)
  const { stem, endings, usual } = named
  return code`
    let (content, media_type) = download(url)?;
    let ending = match media_type.as_str() {
        ${lines(...endings.map(([mediaType, ending]) => code`${mediaType} => ${ending},`))}
        _ => ${usual},
    };
    let name = format!(${rust.format(stem, code`ending`)});
    ${FS}::write(&name, content)?;
    println!("Saved {name}");
  `
}

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall): Piece {
  const queue = queueOf(call.result)
  return queue === undefined ? READ_JSON : wait(call, queue)
}

function wait(call: TaskCall, queue: Queue): Piece {
  const { attempts, done, intervalSeconds, result, startsWithStatus, status, statusAt } = queue
  const job = code`job`
  const resultJob = asksTwice(queue) ? code`result_job` : job
  const look = code`
    ${readText(code`status`, statusAt)}
    if status == ${done} {
        break;
    }
    ${bailIfFailed(queue)}
  `
  const again = code`
    attempts += 1;
    if attempts > ${attempts} {
        ${rust.call(code`${BAIL}!`, [`the job did not finish within ${patience(queue)}`], ';')}
    }
    ${THREAD}::sleep(${DURATION}::from_secs(${intervalSeconds}));
    ${asked(call, status, job)}
  `
  return code`
    ${readPart(call, job, status)}
    ${result && asksTwice(queue) ? readPart(call, resultJob, result) : undefined}

    let mut attempts = 0;
    loop {
        ${startsWithStatus ? look : again}
        ${startsWithStatus ? again : look}
    }
    ${result && asked(call, result, resultJob)}
  `
}

function bailIfFailed({ failed }: Queue): Piece | undefined {
  const [word, ...others] = failed
  if (word === undefined) return undefined
  const words = listed(
    failed.map((each) => code`${each}`),
    ', ',
  )
  return code`
    if ${others.length === 0 ? code`status == ${word}` : code`[${words}].contains(&status)`} {
        bail!("the job failed: {answer}");
    }
  `
}

/** Asks at the address that the variable is, or goes into. */
function asked(call: TaskCall, url: ResponseUrl, job: Piece): Piece {
  const { prefix, suffix } = urlParts(call, url)
  const isWhole = prefix === '' && suffix === ''
  const token = hasVariable(call) ? [code`&token`] : []
  return code`
    ${isWhole ? undefined : rust.call(code`let address = format!`, [rust.format(prefix, job, suffix)], ';')}
    ${rust.call(code`answer = ask`, [code`client.get(${isWhole ? code`&${job}` : code`address`})`, ...token], '?;')}
  `
}

/** Functions that find a part of an address in what an answer holds, each where it is needed. */
function partFunctions(call: TaskCall, { status, result }: Queue): readonly (Piece | undefined)[] {
  const parts = [status, ...(result === undefined ? [] : [result])].filter(
    (url) => ownAddressStart(call, url) === undefined,
  )
  const isPath = ({ part }: ResponseUrl): boolean => part === 'path'
  return [when(parts.some(isPath), PATH_OF), when(!parts.every(isPath), ID_OF)]
}

const PATH_OF = code`
  /// The path of an address, without what follows it.
  fn path_of(address: &Value) -> Option<String> {
      let url = ${URL}::parse(address.as_str()?).ok()?;
      let path = url.path();
      (path.len() > 1 && !path.starts_with("//")).then(|| path.to_string())
  }
`

const ID_OF = code`
  /// An id that can lead to no other place of an address.
  fn id_of(value: &Value) -> Option<String> {
      let id = value.as_str()?;
      let is_plain = |sign: char| sign.is_ascii_alphanumeric() || "-_".contains(sign);
      (!id.is_empty() && id.chars().all(is_plain)).then(|| id.to_string())
  }
`

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, job: Piece, url: ResponseUrl): Piece {
  const start = ownAddressStart(call, url)
  if (start !== undefined) {
    return code`
      ${readText(job, url.field, code`.to_string()`)}
      ${orOther(job, [start])}
    `
  }
  return code`
    let Some(${job}) = ${url.part === 'path' ? code`path_of` : code`id_of`}(&${rust.at(ANSWER, url.field)}) else {
        ${BAIL}!(${NO_RESULT});
    };
  `
}
