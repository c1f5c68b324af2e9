import type { TaskCall } from '../../../../call/call.ts'
import type { Body, ResponseResult } from '../../../../providers/provider.ts'
import { mediaTypeOfEnding } from '../../../../tasks/media-types.ts'
import type { FileNode } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import type { NamedByFormat } from '../../../clients/formats.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import {
  type FileInBytes,
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
import { code, rust } from '../../writer.ts'
import { dataOf, encodeFile, readFile } from '../files.ts'
import { readToken, rustItems, variableIn } from '../main.ts'
import { BASE64, CONTEXT, DURATION, ENSURE, FS, VALUE } from '../names.ts'
import { ANSWER, ITEM, NO_FILE, readText, save, saveField, saveFiles, showJson } from '../results.ts'
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
  takesLists: true,
  unsupported: ({ request: { body } }) =>
    body.kind === 'form' && Object.keys(body.fields).some((field) => !PLAIN_NAME.test(field))
      ? 'reqwest doesn’t escape special characters in field names as services expect'
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
  render: /* @__PURE__ */ compiledTask((shape) => program(shape)),
}

/** Characters that a form field's name can contain unchanged. */
const PLAIN_NAME = /^[\w.[\]-]+$/

const readsJson = (result: ResponseResult): boolean => result.kind !== 'bytes' || result.orBase64 !== undefined

const holdsBase64 = (result: ResponseResult): boolean =>
  result.kind === 'base64' ||
  result.kind === 'files' ||
  (result.kind === 'bytes' && result.orBase64 !== undefined) ||
  (result.kind === 'url' && result.inline === true)

/** Returns a task's request, up to its printed or saved result. */
function program(shape: TaskShape): Piece {
  const { plan } = shape
  const { wait } = plan
  const isHttps = (plan.result.kind === 'url' || plan.result.kind === 'urls') && shape.isHttps
  return rustItems(
    code`
      ${when(shape.readsToken, READ_TOKEN)}
      ${PREPARE}

      ${isHttps ? HTTPS_CLIENT : CLIENT}
      ${wait === undefined ? sendOnce(shape) : submit(shape, wait)}
      ${showResult(plan)}
    `,
    [wait && ask(shape), when(holdsSamples(plan), DEFINE_SOUND_FILE)],
  )
}

const READ_TOKEN = /* @__PURE__ */ slot(({ request }: TaskCall) => readToken(variableIn(request.headers)))

/** Reads the file, and creates the body. */
const PREPARE = /* @__PURE__ */ slot((call: TaskCall) => {
  const { body } = call.request
  const file = fileIn(body)
  return lines(file && readContent(file, body), makeBody(call))
})

/** Reads a file into its variable, unless a form reads it. */
function readContent(file: FileNode, body: Body): Piece | undefined {
  if (file.remote) return fetchFile(file)
  return body.kind === 'form' && namesItself(file) ? undefined : readFile(file)
}

/**
 * Checks whether the form reads the file: then it sends the file's own name unescaped, and the type of its extension.
 */
const namesItself = ({ location, mediaType, remote }: FileNode): boolean =>
  !remote && PLAIN_PATH.test(location) && mediaTypeOfEnding(location) === mediaType

const PLAIN_PATH = /^[\w./-]+$/

/** Downloads the reader's file with the protocol of its URL. */
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

/** Creates the body, unless it already exists. */
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

/** Returns the request builder's steps that set the body. */
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

/** Sets the `response` of a request that needs no waiting, and parses its JSON as `answer`. */
const sendOnce = ({ result }: TaskShape): Piece => code`
  ${SEND}
  ${REFUSE}

  ${when(result.kind !== 'bytes', READ_ANSWER)}
`

const SEND = /* @__PURE__ */ slot((call: TaskCall) => send(call.request, bodyLinks(call)))

const READ_ANSWER = code`let answer: ${VALUE} = response.json()?;`

/** Sends the request whose response names a job, and waits for it. */
const submit = (shape: TaskShape, wait: Wait): Piece => code`
  ${MAKE_REQUEST}
  let mut answer = ask(request${when(shape.readsToken, code`, &token`)})?;
  ${waitFor(shape, wait)}

`

const MAKE_REQUEST = /* @__PURE__ */ slot((call: TaskCall) =>
  rust.chain(code`let request = `, code`client`, [postLink(call.request.url), ...bodyLinks(call)], ';'),
)
const SEND_REQUEST = /* @__PURE__ */ slot(({ request }: TaskCall) =>
  rust.chain(code`let response = `, code`request`, [...headerLinks(request.headers), code`.send()`], '?;'),
)

const ask = ({ readsToken }: TaskShape): Piece => code`
  /// Sends a request${when(readsToken, code` with the token`)}, and reads the answer.
  fn ask(request: ${REQUEST_BUILDER}${when(readsToken, code`, token: &str`)}) -> Result<${VALUE}> {
      ${SEND_REQUEST}
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
    case 'urls':
      return saveUrls(result)
  }
}

function saveBytes({ fileName, named, orBase64 }: FileInBytes): Piece {
  if (named === undefined) return save(fileName, code`response.bytes()?`)
  const readType = code`
    let media_type = response
        .headers()
        .get("Content-Type")
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
        .to_owned();
  `
  const saved = code`
    let extension = match media_type.as_str() {
        ${arms(named)}
    };
    ${FS}::write(format!(${rust.format(named.stem, code`extension`)}), response.bytes()?)?;
    println!(${rust.format(`Saved ${named.stem}`, code`extension`)});
  `
  if (orBase64 === undefined) {
    return code`
      ${readType}
      let is_audio = media_type.starts_with("audio/");
      ${ENSURE}!(is_audio, "the answer is not audio: {}", response.text()?);
      ${saved}
    `
  }
  return code`
    ${readType}
    if media_type.starts_with("audio/") {
        ${saved}
    } else {
        ${READ_ANSWER}
        ${saveField(orBase64)}
    }
  `
}

/** Returns the arms of a \`match\` on the media type; those with the same extension are combined. */
function arms({ endings, usual }: NamedByFormat): Piece | undefined {
  const found = [...new Set(endings.map(([, ending]) => ending))].map((ending) => {
    const types = endings.filter((each) => each[1] === ending).map(([mediaType]) => code`${mediaType}`)
    return code`${listed(types, ' | ')} => ${ending},`
  })
  return lines(...found, code`_ => ${usual},`)
}

/** Returns audio from JSON as a file: base64, or samples in one list or in one list per channel. */
const DEFINE_SOUND_FILE = /* @__PURE__ */ code`
  /// Decodes a base64 file, or builds a WAV file from samples between -1 and 1.
  fn sound_file(audio: &${VALUE}, rate: u32) -> Result<Vec<u8>> {
      if let Some(encoded) = audio.as_str() {
          return Ok(${BASE64}.decode(encoded)?);
      }
      let channels = match audio.as_array().${CONTEXT}("no audio")? {
          list if audio[0].is_array() => list.iter().filter_map(Value::as_array).collect(),
          list => vec![list],
      };
      let mut data = Vec::new();
      for i in 0..channels[0].len() {
          for channel in &channels {
              let sample = channel[i].as_f64().context("no audio")?;
              data.extend(((32767.0 * sample.clamp(-1.0, 1.0)) as i16).to_le_bytes());
          }
      }
      ${ENSURE}!(!data.is_empty(), "no audio");
      let (size, count) = (data.len() as u32, channels.len() as u32);
      let mut file = b"RIFF".to_vec();
      file.extend((36 + size).to_le_bytes());
      file.extend(b"WAVEfmt ");
      // 16 bytes: PCM and channels, samples and bytes a second, bytes at a time and bits of a sample
      for number in [
          16,
          1 + (count << 16),
          rate,
          2 * count * rate,
          2 * count + (16 << 16),
      ] {
          file.extend(number.to_le_bytes());
      }
      file.extend(b"data");
      file.extend(size.to_le_bytes());
      file.extend(data);
      Ok(file)
  }
`

const saveUrls = ({ list, item, mayBeOne, named, stem, ending }: LinkedFiles): Piece => code`
  ${mayBeOne ? readEither(rust.at(ANSWER, list)) : code`let items = ${rust.at(ANSWER, list)}.as_array()${NO_FILE}?;`}
  for (index, item) in items.iter().enumerate() {
      let url = ${rust.at(ITEM, item)}.as_str()${NO_FILE}?;
      ${DOWNLOAD}
      ${named && readFormat(named)}
      let name = format!(${named === undefined ? rust.format(stem, code``, ending) : rust.format(stem, code``, '.', code`extension`)}, index + 1);
      ${FS}::write(&name, file.bytes()?)?;
      println!("Saved {name}");
  }
`

const readEither = (found: Piece): Piece => code`
  // Some models return a list of URLs, others a single URL.
  let items = match &${found} {
      Value::Array(list) => list.clone(),
      url => vec![url.clone()],
  };
`

const saveUrl = (result: LinkedFile): Piece => code`
  ${result.listed ? readListed(rust.at(ANSWER, result.at)) : readText(code`url`, result.at)}
  ${result.inline ? saveInline(result.fileName) : saveDownload(result)}
`

const readListed = (found: Piece): Piece => code`
  // Some models return a list of URLs, others a single URL.
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

/** The client returns a redirect to other protocols as a normal response. */
const DOWNLOAD = code`
  let file = client.get(url).send()?;
  ${ENSURE}!(file.status().is_success(), "{}: {url}", file.status());
`

/** The model chooses the file's format. */
function saveDownload({ fileName, named }: LinkedFile): Piece {
  if (named === undefined) {
    return code`
      ${DOWNLOAD}
      ${save(fileName, code`file.bytes()?`)}
    `
  }
  const { stem } = named
  return code`
    ${DOWNLOAD}
    ${readFormat(named)}
    ${FS}::write(format!(${rust.format(stem, code`extension`)}), file.bytes()?)?;
    println!(${rust.format(`Saved ${stem}`, code`extension`)});
  `
}

/** Finds the extension for a downloaded file's type. */
const readFormat = ({ endings, usual }: NamedByFormat): Piece => code`
  let extension = match file.headers().get("Content-Type").map(|v| v.as_bytes()) {
      ${lines(...endings.map(([mediaType, ending]) => code`Some(b${mediaType}) => ${ending},`))}
      _ => ${usual},
  };
`

/** Polls the job until it's done, and then fetches the result. */
function waitFor(shape: TaskShape, wait: Wait): Piece {
  const { done, errorAt, failed, found, intervalSeconds, outputAt, result, status, statusAt } = wait
  const now = rust.at(ANSWER, statusAt)
  const last = failed.reduce((words, word) => code`${words} | ${word}`, code`${done}`)
  const whileUnderWay =
    failed.length === 0
      ? code`while ${now} != ${done} {`
      : rust.call(code`while !matches!`, [code`${now}.as_str()`, code`Some(${last})`], ' {')
  if (outputAt !== undefined) {
    const why = errorAt === undefined ? ANSWER : rust.at(ANSWER, errorAt)
    return code`
      ${lines(...found.map(findJob))}
      // The output can be available before the status changes.
      while ${rust.at(ANSWER, outputAt)}.is_null() {
          let status = ${now}.as_str().unwrap_or_default();
          let is_over = [${listed(
            [done, ...failed].map((word) => code`${word}`),
            ', ',
          )}].contains(&status);
          ${ENSURE}!(!is_over, "no output: {}", ${why});
          ${THREAD}::sleep(${DURATION}::from_secs(${intervalSeconds}));
          ${asked(shape, status)}
      }
      ${result && asked(shape, result)}
    `
  }
  return code`
    ${lines(...found.map(findJob))}
    ${whileUnderWay}
        ${THREAD}::sleep(${DURATION}::from_secs(${intervalSeconds}));
        ${asked(shape, status)}
    }
    ${when(failed.length > 0, refuseFailed(now, wait))}
    ${result && asked(shape, result)}
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

/** Fetches the URL that starts with the variable. */
function asked(shape: TaskShape, where: JobAddress): Piece {
  const { suffix } = where
  const job = jobOf(where)
  const address = suffix === '' ? code`&${job}` : code`format!(${rust.format(job, suffix)})`
  const token = shape.readsToken ? [code`&token`] : []
  return rust.call(code`answer = ask`, [code`client.get(${address})`, ...token], '?;')
}

/** Reads the job's URL. The token is sent along, so no response may redirect it to another host. */
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
