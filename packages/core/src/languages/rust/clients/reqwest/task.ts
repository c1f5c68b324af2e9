import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseResult, ResponseUrl } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import { type FileNode, raw } from '../../../../values/value.ts'
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
import { indented } from '../../../printing/literal.ts'
import { rust } from '../../writer.ts'
import { type Fetched, readFile } from '../files.ts'
import {
  BASE64,
  CONTEXT,
  ENSURE,
  NOTHING,
  type RustCode,
  readToken,
  rustProgram,
  together,
  VALUE,
  variableIn,
} from '../main.ts'
import { installOn } from './install.ts'
import { CLIENT, encodeBody, headerLinks, type RustBody, send, typeLinks } from './request.ts'

export const task: Renderer<TaskCall> = {
  unsupported: ({ request: { body } }) =>
    body.kind === 'form' && Object.keys(body.fields).some((name) => !PLAIN_NAME.test(name))
      ? 'reqwest writes the name of a field with other signs than letters in a way of its own'
      : undefined,
  setUp: (call) => ({ install: installOn(call.platform, taskProgram(call)) }),
  render(call) {
    const { imports, code } = taskProgram(call)
    return rust.program(imports, code)
  },
}

/** Signs that stand in the name of a form's field as they are. */
const PLAIN_NAME = /^[\w.[\]-]+$/

/** A task's request, followed until its result is shown. */
function taskProgram(call: TaskCall): RustCode {
  const { request, result } = call
  const file = fileIn(request.body)
  const queue = queueOf(result)
  const isRemote = file?.remote === true
  const downloads = result.kind === 'url'
  const body = bodyOf(call)
  const isBinary = result.kind === 'bytes'
  const sent: RustCode =
    queue === undefined
      ? together({ imports: [], code: send(request, body.links) }, isBinary ? readBytes(result) : READ_TEXT)
      : { imports: [], code: submit(call, body) }
  const functions = [
    ...(queue === undefined ? [] : [ask(call)]),
    ...(downloads || isRemote ? [download(namesByFormat(result))] : []),
    ...(downloads || isRemote || queue !== undefined ? [READ] : []),
    ...(queue === undefined ? [] : partFunctions(call, queue)),
  ]
  const read = file === undefined ? NOTHING : readFile(file, isRemote ? fetch(file, namesByFormat(result)) : undefined)
  return rustProgram(
    together(readToken(variableIn(request.headers)), read, body, CLIENT, sent, showResult(call)),
    functions,
  )
}

/** @param givesType whether `download` gives the media type, too */
const fetch = ({ location }: FileNode, givesType: boolean): Fetched => ({
  code: `download(${rust.string(location)})`,
  pattern: (name) => (givesType ? `(${name}, _)` : name),
})

const READ_TEXT: RustCode = {
  imports: [ENSURE],
  code: `    let status = response.status();
    let answer = response.text()?;
    ensure!(status.is_success(), "{status}: {answer}");
`,
}

/** Reads `answer`, and its media type where that decides. */
function readBytes({ mediaType, orBase64 }: Extract<ResponseResult, { kind: 'bytes' }>): RustCode {
  const type = mediaType === undefined && orBase64 === undefined ? '' : MEDIA_TYPE
  return {
    imports: [ENSURE],
    code: `    let status = response.status();
${type}    let answer = response.bytes()?;
    ensure!(
        status.is_success(),
        "{status}: {}",
        String::from_utf8_lossy(&answer)
    );
`,
  }
}

const MEDIA_TYPE = `    let media_type = response
        .headers()
        .get("Content-Type")
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
        .to_string();
`

/** What makes the body. */
function bodyOf({ request: { body, headers } }: TaskCall): RustBody {
  switch (body.kind) {
    case 'json':
      return encodeBody(body.value)
    case 'bytes':
      return { ...NOTHING, links: [...typeLinks(headers), rust.call(8, '.body', [rust.snake(body.file.variable)])] }
    case 'form': {
      const { fields, file, fileName } = body
      const links = Object.entries(fields).map(([name, value]) => rust.call(8, '.text', [name, value].map(rust.string)))
      const part = [`.file_name(${rust.string(fileName)})`, `.mime_str(${rust.string(file.mediaType)})`]
      return {
        imports: ['reqwest::blocking::multipart::Form', 'reqwest::blocking::multipart::Part'],
        code: `${rust.chain(4, 'let part = ', `Part::bytes(${rust.snake(file.variable)})`, part, '?;')}
${rust.chain(4, 'let form = ', 'Form::new()', [...links.map((link) => link.trimStart()), '.part("file", part)'], ';')}
`,
        links: ['        .multipart(form)'],
      }
    }
  }
}

const hasVariable = ({ request }: TaskCall): boolean => variableIn(request.headers) !== undefined

/** Sends the request whose answer names a job. */
function submit(call: TaskCall, body: RustBody): string {
  const posted = [
    rust.call(8, '.post', [rust.string(call.request.url)]).trimStart(),
    ...body.links.map((link) => link.trimStart()),
  ]
  return `${rust.chain(4, 'let request = ', 'client', posted, ';')}
    let mut answer = ask(${['request', ...(hasVariable(call) ? ['&token'] : [])].join(', ')})?;
`
}

const ask = (call: TaskCall): RustCode => ({
  imports: [VALUE, CONTEXT, 'reqwest::blocking::RequestBuilder'],
  code: `/// Sends a request with the token, and reads the answer.
fn ask(${['request: RequestBuilder', ...(hasVariable(call) ? ['token: &str'] : [])].join(', ')}) -> Result<Value> {
${rust.chain(
  4,
  'let response = ',
  'request',
  [...headerLinks(call.request.headers).map((link) => link.trimStart()), '.send()'],
  '?;',
)}
    serde_json::from_slice(&read(response)?).context("the answer is no JSON")
}
`,
})

const READ: RustCode = {
  imports: ['reqwest::blocking::Response', ENSURE],
  code: `/// Reads what an answer holds, if the service says well.
fn read(response: Response) -> Result<Vec<u8>> {
    let status = response.status();
    let content = response.bytes()?;
    ensure!(
        status.is_success(),
        "{status}: {}",
        String::from_utf8_lossy(&content)
    );
    Ok(content.to_vec())
}
`,
}

/** @param givesType whether the media type is wanted, too */
const download = (givesType: boolean): RustCode => ({
  imports: ['reqwest::blocking::Client'],
  code: `/// Fetches a file without the token. No redirect leaves https.
fn download(url: &str) -> Result<${givesType ? '(Vec<u8>, String)' : 'Vec<u8>'}> {
    let client = Client::builder()
        .https_only(url.starts_with("https:"))
        .timeout(None)
        .build()?;
    let response = client.get(url).send()?;
${givesType ? `${MEDIA_TYPE}    Ok((read(response)?, media_type))\n` : '    read(response)\n'}}
`,
})

const namesByFormat = (result: ResponseResult): boolean =>
  result.kind === 'url' && result.inline !== true && namedByFormat(result.fileName) !== undefined

const NO_RESULT = '"the answer holds no result: {answer}"'

/** Ends the program unless this is so. */
const orNoResult = (condition: string): string => `${rust.call(4, 'ensure!', [condition, NO_RESULT], ';')}\n`

const READ_JSON: RustCode = {
  imports: [VALUE, CONTEXT],
  code: '    let answer: Value = serde_json::from_str(&answer).context("the answer is no JSON")?;\n',
}

const READ_JSON_BYTES: RustCode = {
  imports: [VALUE, CONTEXT],
  code: '    let answer: Value = serde_json::from_slice(&answer).context("the answer is no JSON")?;\n',
}

function showResult(call: TaskCall): RustCode {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return showJson(call, result)
    case 'bytes':
      return result.orBase64 === undefined
        ? together(ofType(result.mediaType), save(result.fileName, '&answer'))
        : saveEither(result.fileName, result.orBase64)
    case 'base64':
      return together(READ_JSON, saveField(result))
    case 'url':
      return saveUrl(call, result)
  }
}

/** Reads the text at a path of `answer` into a variable. */
const readText = (name: string, path: ValuePath): string =>
  `${rust.chain(4, `let ${name} = `, rust.at('answer', path), rust.textLinks('answer', path), ';')}\n`

function showJson(call: TaskCall, { at, shows }: JsonResult): RustCode {
  if (at !== undefined) {
    return together(readAnswer(call), {
      imports: [ENSURE],
      code: `    let result = &${rust.at('answer', at)};
${orNoResult('!result.is_null()')}    println!("{result:#}");
`,
    })
  }
  if (shows === undefined) return together(READ_JSON, { imports: [], code: '    println!("{answer:#}");\n' })
  const found = rust.at('answer', shows.at)
  if (shows.as === 'text') {
    return together(READ_JSON, {
      imports: ['anyhow::bail'],
      code: `    let Some(text) = ${found}.as_str() else {
        bail!(${NO_RESULT});
    };
    println!("{text}");
`,
    })
  }
  return together(READ_JSON, {
    imports: ['anyhow::bail'],
    code: `    let Some(embedding) = ${found}.as_array() else {
        bail!(${NO_RESULT});
    };
    let first: Value = embedding.iter().take(5).cloned().collect();
    println!("{} numbers: {first}", embedding.len());
`,
  })
}

/** Ends the program where an answer is of another type. */
const ofType = (start: string | undefined): RustCode =>
  start === undefined
    ? NOTHING
    : {
        imports: [ENSURE],
        code: `${rust.call(
          4,
          'ensure!',
          [
            `media_type.starts_with(${rust.string(start)})`,
            '"the answer holds no result: {}"',
            'String::from_utf8_lossy(&answer)',
          ],
          ';',
        )}\n`,
      }

const save = (fileName: string, data: string): RustCode => ({
  imports: ['std::fs::self'],
  code: `${rust.call(4, 'fs::write', [rust.string(fileName), data], '?;')}
${rust.call(4, 'println!', [rust.format(`Saved ${fileName}`)], ';')}
`,
})

function saveEither(fileName: string, field: FileInBase64): RustCode {
  const { imports, code } = save(fileName, '&answer')
  return together(
    {
      imports,
      code: `    if !media_type.starts_with("application/json") {
${indented(code, 4)}        return Ok(());
    }
`,
    },
    READ_JSON_BYTES,
    saveField(field),
  )
}

function saveField({ at, fileName, also }: FileInBase64): RustCode {
  const shown =
    also === undefined
      ? ''
      : `${rust.call(4, 'println!', [rust.format(`${also} `, raw('')), rust.at('answer', [also])], ';')}\n`
  return together(
    {
      imports: [BASE64, ENSURE],
      code: `${readText('encoded', at)}${orNoResult('!encoded.is_empty()')}`,
    },
    save(fileName, 'BASE64_STANDARD.decode(encoded)?'),
    { imports: [], code: shown },
  )
}

const startsWith = (name: string, starts: readonly string[]): string =>
  starts.map((start) => `${name}.starts_with(${rust.string(start)})`).join(' || ')

/** Ends the program where a text starts otherwise; several starts stand below each other, as rustfmt has them. */
function orOther(name: string, starts: readonly string[]): string {
  const condition = startsWith(name, starts)
  return orNoResult(condition.length > 92 ? condition.replaceAll(' || ', '\n            || ') : condition)
}

function saveUrl(call: TaskCall, result: Extract<ResponseResult, { kind: 'url' }>): RustCode {
  const { at, fileName, inline, listed } = result
  const found = rust.at('answer', at)
  const url = listed
    ? `    let found = &${found};
    let url = found.as_str().or(found[0].as_str()).unwrap_or_default();
`
    : readText('url', at)
  return together(
    readAnswer(call),
    { imports: [ENSURE], code: url + orOther('url', addressStarts(call)) },
    inline ? saveInline(fileName) : saveDownload(fileName),
  )
}

const saveInline = (fileName: string): RustCode =>
  together(
    {
      imports: [BASE64],
      code: `    let content = match url.strip_prefix("data:") {
        Some(inline) => {
            let (_, encoded) = inline.split_once(',').unwrap_or_default();
            BASE64_STANDARD.decode(encoded)?
        }
        None => download(url)?,
    };
`,
    },
    save(fileName, 'content'),
  )

function saveDownload(fileName: string): RustCode {
  const named = namedByFormat(fileName)
  if (named === undefined) return save(fileName, 'download(url)?')
  const { stem, endings, usual } = named
  const arms = endings.map((pair) => `        ${pair.map(rust.string).join(' => ')},\n`).join('')
  return {
    imports: ['std::fs::self'],
    code: `    let (content, media_type) = download(url)?;
    let ending = match media_type.as_str() {
${arms}        _ => ${rust.string(usual)},
    };
    let name = format!(${rust.format(stem, raw('ending'))});
    fs::write(&name, content)?;
    println!("Saved {name}");
`,
  }
}

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall): RustCode {
  const queue = queueOf(call.result)
  return queue === undefined ? READ_JSON : wait(call, queue)
}

function wait(call: TaskCall, queue: Queue): RustCode {
  const { status, result, failed, statusAt } = queue
  const resultName = asksTwice(queue) ? 'result_job' : 'job'
  const readStatus = `${rust.chain(8, 'let status = ', rust.at('answer', statusAt), rust.textLinks('answer', statusAt), ';')}\n`
  const hasFailed =
    failed.length > 1
      ? `[${failed.map(rust.string).join(', ')}].contains(&status)`
      : `status == ${rust.string(failed[0] ?? '')}`
  const giveUp = `        if ${hasFailed} {
            bail!("the job failed: {answer}");
        }
`
  const look = `${readStatus}        if status == ${rust.string(queue.done)} {
            break;
        }
${failed.length === 0 ? '' : giveUp}`
  const question = `        attempts += 1;
        if attempts > ${queue.attempts} {
${rust.call(12, 'bail!', [rust.string(`the job did not finish within ${patience(queue)}`)], ';')}
        }
        thread::sleep(Duration::from_secs(${queue.intervalSeconds}));
${asked(call, status, 'job', 8)}`
  const parts = [
    readPart(call, 'job', status),
    ...(result === undefined || resultName === 'job' ? [] : [readPart(call, resultName, result)]),
  ]
  return {
    imports: ['std::thread::self', 'std::time::Duration', 'anyhow::bail', ...parts.flatMap(({ imports }) => imports)],
    code: `${parts.map(({ code }) => code).join('')}
    let mut attempts = 0;
    loop {
${queue.startsWithStatus ? look + question : question + look}    }
${result === undefined ? '' : asked(call, result, resultName, 4)}`,
  }
}

/** Asks at the address that the variable is, or goes into. */
function asked(call: TaskCall, url: ResponseUrl, name: string, column: number): string {
  const { prefix, suffix } = urlParts(call, url)
  const isWhole = prefix === '' && suffix === ''
  const address = isWhole ? `&${name}` : 'address'
  const made = rust.call(column, 'let address = format!', [rust.format(prefix, raw(name), suffix)], ';')
  const values = [`client.get(${address})`, ...(hasVariable(call) ? ['&token'] : [])]
  return `${isWhole ? '' : `${made}\n`}${rust.call(column, 'answer = ask', values, '?;')}\n`
}

/** Functions that find a part of an address in what an answer holds, each where it is needed. */
function partFunctions(call: TaskCall, { status, result }: Queue): readonly RustCode[] {
  const parts = [status, ...(result === undefined ? [] : [result])].filter(
    (url) => ownAddressStart(call, url) === undefined,
  )
  const isPath = ({ part }: ResponseUrl): boolean => part === 'path'
  return [...(parts.some(isPath) ? [PATH_OF] : []), ...(parts.every(isPath) ? [] : [ID_OF])]
}

const PATH_OF: RustCode = {
  imports: ['reqwest::Url'],
  code: `/// The path of an address, without what follows it.
fn path_of(address: &Value) -> Option<String> {
    let url = Url::parse(address.as_str()?).ok()?;
    let path = url.path();
    (path.len() > 1 && !path.starts_with("//")).then(|| path.to_string())
}
`,
}

const ID_OF: RustCode = {
  imports: [],
  code: `/// An id that can lead to no other place of an address.
fn id_of(value: &Value) -> Option<String> {
    let id = value.as_str()?;
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || "-_".contains(sign);
    (!id.is_empty() && id.chars().all(is_plain)).then(|| id.to_string())
}
`,
}

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, name: string, url: ResponseUrl): RustCode {
  const start = ownAddressStart(call, url)
  if (start !== undefined) {
    const links = [...rust.textLinks('answer', url.field), '.to_string()']
    return {
      imports: [ENSURE],
      code: `${rust.chain(4, `let ${name} = `, rust.at('answer', url.field), links, ';')}\n${orOther(name, [start])}`,
    }
  }
  const found = `${url.part === 'path' ? 'path_of' : 'id_of'}(&${rust.at('answer', url.field)})`
  return {
    imports: ['anyhow::bail'],
    code: `    let Some(${name}) = ${found} else {
        bail!(${NO_RESULT});
    };
`,
  }
}
