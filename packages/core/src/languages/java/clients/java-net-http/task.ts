import type { TaskCall } from '../../../../call/call.ts'
import type { Body, FileInBase64, JsonResult, ResponseResult } from '../../../../providers/provider.ts'
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
import { lines, listed, type Piece, slot, when } from '../../../printing/code.ts'
import { compiledTask } from '../../compiled-task.ts'
import { BASE64, BYTE_BUFFER, BYTE_ORDER, FILES, MAP, PATH, SET } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { encodeFile, taskMain } from '../main.ts'
import {
  BODY_HANDLERS,
  BODY_PUBLISHERS,
  HTTP_CLIENT,
  HTTP_REQUEST,
  HTTP_RESPONSE,
  JSON_ARRAY,
  JSON_OBJECT,
  URI,
  UUID,
} from './names.ts'
import { address, BODY, HEADERS, REQUEST, refuse, sendRequest, setHeaders, throwing } from './request.ts'

export const javaNetHttpTask: TaskRenderer = {
  client: 'java.net.http',
  takesLists: true,
  unsupported: ({ request: { body } }) =>
    body.kind === 'form' && Object.keys(body.fields).some((name) => /["\\\r\n]/.test(name))
      ? 'services parse quotes, backslashes, and line breaks in field names differently'
      : undefined,
  setUp: ({ result }) => (readsJson(result) ? {} : { install: null }),
  render: /* @__PURE__ */ compiledTask((shape) => program(shape)),
}

/** Checks whether the program reads JSON; if it only prints it, it needs no library. */
const readsJson = (result: ResponseResult): boolean =>
  result.kind === 'bytes'
    ? result.orBase64 !== undefined
    : result.kind !== 'json' || result.at !== undefined || result.shows !== undefined || result.queue !== undefined

/** Returns a task's request with `java.net.http`, up to its printed or saved result. */
function program(shape: TaskShape): Piece {
  const { body, plan } = shape
  const waits = plan.wait !== undefined
  const fetches = plan.file?.remote === true
  const steps = code`
    ${when(body === 'form', FORM_HEADER)}
    .POST(${PUBLISHER[body]})
  `
  const statements = code`
    ${when(body !== 'bytes', MAKE_BODY)}
    ${waits ? askFirst(steps) : post(shape, steps)}

    ${showResult(plan, fetches ? code`var file = download(url);` : FETCH)}
  `
  return java.class(
    when(waits, CLIENT),
    taskMain(shape, throwing(shape), statements),
    when(waits, defineAsk(shape)),
    when(fetches, defineDownload(shape)),
    when(holdsSamples(plan), DEFINE_SOUND_FILE),
  )
}

const FORM_HEADER = code`.header("Content-Type", "multipart/form-data; boundary=" + boundary)`

/** Expressions for the body's publisher. */
const PUBLISHER: { readonly [kind in Body['kind']]: Piece } = {
  json: code`${BODY_PUBLISHERS}.ofString(body)`,
  bytes: /* @__PURE__ */ slot(({ request }: TaskCall) => publish(fileIn(request.body) as FileNode)),
  form: code`form`,
}

/** Creates the body, unless it's a file. */
const MAKE_BODY = /* @__PURE__ */ slot(({ request }: TaskCall) => makeBody(request.body))

function makeBody(body: Body): Piece | undefined {
  if (body.kind === 'bytes') return undefined
  const file = fileIn(body)
  if (body.kind === 'json') {
    return code`
      ${file && encodeFile(file, fetchedBy(file))}
      var body = ${body.value};
    `
  }
  const fields = Object.entries(body.fields).map(([name, value]) => `"${name}"\r\n\r\n${value}\r\n`)
  const head = `"file"; filename="${body.fileName}"\r\nContent-Type: ${body.file.mediaType}\r\n\r\n`
  return code`
    var boundary = ${UUID}.randomUUID().toString();
    var start = "--" + boundary + "\r\nContent-Disposition: form-data; name=";
    var form = ${BODY_PUBLISHERS}.concat(
            ${lines(...[...fields, head].map((part) => code`${BODY_PUBLISHERS}.ofString(start + ${part}),`))}
            ${publish(body.file)},
            ${BODY_PUBLISHERS}.ofString("\r\n--" + boundary + "--\r\n"));
  `
}

const fetchedBy = ({ location, remote }: FileNode): Piece | undefined =>
  remote ? code`download(${address(location)}).body()` : undefined

function publish(file: FileNode): Piece {
  const fetched = fetchedBy(file)
  return fetched === undefined
    ? code`${BODY_PUBLISHERS}.ofFile(${PATH}.of(${file.location}))`
    : code`${BODY_PUBLISHERS}.ofByteArray(${fetched})`
}

function post(shape: TaskShape, steps: Piece): Piece {
  const isBinary = shape.result.kind === 'bytes'
  return code`
    ${sendRequest(REQUEST, HEADERS, steps, isBinary ? code`ofByteArray` : code`ofString`)}
    ${refuse(shape, isBinary ? BYTES_AS_TEXT : BODY)}
  `
}

const BYTES_AS_TEXT = code`new String(response.body())`

/** Sends a queue's first request. */
const askFirst = (steps: Piece): Piece => code`
  var request = ${REQUEST}
          ${HEADERS}
          ${steps}
          .build();
  var answer = ask(request);
`

const CLIENT = code`static final ${HTTP_CLIENT} CLIENT = HttpClient.newHttpClient();`

const defineAsk = (shape: TaskShape): Piece => code`
  static ${JSON_OBJECT} ask(${HTTP_REQUEST} request) ${throwing(shape)} {
      var response = CLIENT.send(request, ${BODY_HANDLERS}.ofString());
      ${refuse(shape, BODY)}
      return new JSONObject(response.body());
  }
`

/** Downloads the file at `url` as `file`, without the token. Redirects stay on HTTPS. */
const FETCH = code`
  var file = ${HTTP_CLIENT}.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build()
          .send(${HTTP_REQUEST}.newBuilder(${URI}.create(url)).build(), ${BODY_HANDLERS}.ofByteArray());
  if (file.statusCode() / 100 != 2) {
      throw new RuntimeException(file.statusCode() + ": " + url);
  }
`

const defineDownload = (shape: TaskShape): Piece => code`
  static ${HTTP_RESPONSE}<byte[]> download(String url) ${throwing(shape)} {
      ${FETCH}
      return file;
  }
`

/** Parses a response that contains this path. */
const parsed = ([first]: ValuePath, text = BODY): Piece =>
  code`new ${typeof first === 'number' ? JSON_ARRAY : JSON_OBJECT}(${text})`

/** Returns the response that contains this path: after waiting for a queue, it's already parsed. */
const answerWith = ({ wait }: TaskPlan, path: ValuePath): Piece => (wait === undefined ? parsed(path) : ANSWER)

/** Returns an expression for the string at this path of the response. */
const text = (plan: TaskPlan, path: ValuePath): Piece => java.textAt(answerWith(plan, path), path)

/** Returns an expression for the value at this path of the response. */
const found = (plan: TaskPlan, path: ValuePath): Piece => java.at(answerWith(plan, path), path)

const ANSWER = code`answer`

function showResult(plan: TaskPlan, fetchFile: Piece): Piece {
  const { result } = plan
  switch (result.kind) {
    case 'json':
      return showJson(plan, result)
    case 'bytes':
      return saveBytes(result)
    case 'base64':
      return saveField(result)
    case 'files':
      return code`
        ${readItems(result.list)}
        ${saveFiles(result)}
      `
    case 'url':
      return saveUrl(plan, result, fetchFile)
    case 'urls':
      return saveUrls(plan, result, fetchFile)
  }
}

function showJson(plan: TaskPlan, { at, shows }: JsonResult): Piece {
  if (shows !== undefined) return show(plan, shows)
  if (at === undefined && plan.wait === undefined) return code`System.out.println(response.body());`
  return code`
    ${plan.wait && waitFor(plan.wait)}
    System.out.println(${at === undefined ? ANSWER : found(plan, at)});
  `
}

function show(plan: TaskPlan, { as, at }: NonNullable<JsonResult['shows']>): Piece {
  if (as === 'text') return code`System.out.println(${found(plan, at)});`
  if (as === 'embeddings') {
    return code`
      ${readItems(at)}
      for (var item : items) {
          var embedding = ((${JSON_OBJECT}) item).getJSONArray("embedding");
          var first = embedding.toList().stream().limit(5).toList();
          System.out.println(embedding.length() + " numbers: " + first);
      }
    `
  }
  return code`
    var embedding = (${JSON_ARRAY}) ${found(plan, at)};
    var first = embedding.toList().stream().limit(5).toList();
    System.out.println(embedding.length() + " numbers: " + first);
  `
}

const readType = (response: Piece): Piece =>
  code`var type = ${response}.headers().firstValue("Content-Type").orElse("");`

function saveBytes({ fileName, named, orBase64 }: FileInBytes): Piece {
  if (named === undefined) return save(fileName, BODY)
  const saved = code`
    ${nameByType(named, code`${named.stem}`)}
    ${saveByName(BODY)}
  `
  if (orBase64 === undefined) {
    return code`
      ${readType(code`response`)}
      if (!type.startsWith("audio/")) {
          throw new RuntimeException("The answer is not audio: " + ${BYTES_AS_TEXT});
      }
      ${saved}
    `
  }
  return code`
    ${readType(code`response`)}
    if (type.startsWith("audio/")) {
        ${saved}
    } else {
        ${saveField(orBase64, BYTES_AS_TEXT)}
    }
  `
}

/** Sets `name` according to the type in the variable. */
const nameByType = ({ endings, usual }: NamedByFormat, begin: Piece): Piece => code`
  var extensions = ${MAP}.of(${textsOf(endings.flat())});
  var name = ${begin} + extensions.getOrDefault(type, ${usual});
`

const saveByName = (data: Piece): Piece => code`
  ${FILES}.write(${PATH}.of(name), ${data});
  System.out.println("Saved " + name);
`

const save = (fileName: string, data: Piece): Piece => code`
  ${FILES}.write(${PATH}.of(${fileName}), ${data});
  System.out.println(${`Saved ${fileName}`});
`

function saveField({ at, fileName, also, orSamples }: FileInBase64, text = BODY): Piece {
  const rate = also === undefined ? undefined : java.at(ANSWER, [also])
  return code`
    var answer = ${parsed(at, text)};
    ${when(!orSamples, code`var content = ${java.textAt(ANSWER, at)};`)}
    ${when(orSamples, code`var content = soundFile(${java.at(ANSWER, at)}, answer.getInt(${also ?? ''}));`)}
    ${save(fileName, orSamples ? code`content` : code`${BASE64}.getDecoder().decode(content)`)}
    ${rate && code`System.out.println(${`${also} `} + ${rate});`}
  `
}

/** Returns audio from JSON as a file: base64, or samples in one list or in one list per channel. */
const DEFINE_SOUND_FILE = /* @__PURE__ */ code`
  /** Decodes a base64 file, or builds a WAV file from samples between -1 and 1. */
  static byte[] soundFile(Object audio, int rate) {
      if (audio instanceof String encoded && !encoded.isEmpty()) {
          return ${BASE64}.getDecoder().decode(encoded);
      }
      var channels = (${JSON_ARRAY}) audio;
      if (!(channels.get(0) instanceof JSONArray)) {
          channels = new JSONArray().put(channels);
      }
      var length = channels.getJSONArray(0).length();
      var width = 2 * channels.length();
      var file = ${BYTE_BUFFER}.allocate(44 + width * length).order(${BYTE_ORDER}.LITTLE_ENDIAN);
      file.put("RIFF".getBytes()).putInt(36 + width * length).put("WAVEfmt ".getBytes());
      // 16 bytes: PCM, channels, samples a second, bytes a second, bytes at a time, bits of a sample
      file.putInt(16).putShort((short) 1).putShort((short) channels.length());
      file.putInt(rate).putInt(width * rate).putShort((short) width).putShort((short) 16);
      file.put("data".getBytes()).putInt(width * length);
      for (var i = 0; i < length; i++) {
          for (var channel : channels) {
              var sample = ((JSONArray) channel).getDouble(i);
              file.putShort((short) (32767 * Math.max(-1, Math.min(1, sample))));
          }
      }
      return file.array();
  }
`

const GET_ARRAY = code`getJSONArray`
const GET_OBJECT = code`getJSONObject`

/** Sets `items` to the list at this path of the response, or fails with the response. */
function readItems(path: ValuePath): Piece {
  const [name] = path
  if (path.length !== 1 || typeof name !== 'string') {
    return code`var items = ${listAt(parsed(path.length === 0 ? [0] : path), path)};`
  }
  return code`
    if (!(${parsed(path)}.opt(${name}) instanceof ${JSON_ARRAY} items)) {
        throw new RuntimeException(${`The response has no ${name}: `} + response.body());
    }
  `
}

/** Returns the list at a path. */
function listAt(base: Piece, path: ValuePath): Piece {
  const steps = path.map(
    (step, place) => code`.${place === path.length - 1 ? GET_ARRAY : GET_OBJECT}(${step as string})`,
  )
  return code`${base}${listed(steps, '')}`
}

const forEachItem = (body: Piece): Piece => code`
  for (var i = 0; i < items.length(); i++) {
      ${body}
  }
`

/** Returns the string in the current item. */
const textIn = (item: ValuePath): Piece =>
  item.length === 0 ? code`items.getString(i)` : java.textAt(code`items.getJSONObject(i)`, item)

const inItem = (path: ValuePath): Piece => java.textAt(code`item`, path)

const NUMBER = code`(i + 1)`

function saveFiles({ item, label, type, stem, ending }: Files): Piece {
  return forEachItem(code`
    var item = items.getJSONObject(i);
    ${type === undefined ? undefined : code`var isWav = ${inItem([type])}.endsWith("wav");`}
    var name = ${java.join(stem, NUMBER, type === undefined ? ending : code`(isWav ? ".wav" : ${ending})`)};
    ${FILES}.write(${PATH}.of(name), ${BASE64}.getDecoder().decode(${inItem(item)}));
    System.out.println("Saved " + name${label === undefined ? undefined : code` + ": " + ${inItem([label])}`});
  `)
}

function saveUrls(plan: TaskPlan, result: LinkedFiles, fetchFile: Piece): Piece {
  const { list, item, mayBeOne, named, stem, ending } = result
  return code`
    ${plan.wait && waitFor(plan.wait)}
    ${mayBeOne ? readEither(found(plan, list)) : code`var items = ${listAt(answerWith(plan, list), list)};`}
    ${forEachItem(code`
      var url = ${textIn(item)};
      ${checkUrl(result)}
      ${fetchFile}
      ${
        named === undefined
          ? code`var name = ${java.join(stem, NUMBER, ending)};`
          : code`
              ${readType(code`file`)}
              ${nameByType(named, java.join(stem, NUMBER, '.'))}
            `
      }
      ${saveByName(code`file.body()`)}
    `)}
  `
}

const readEither = (output: Piece): Piece => code`
  // Some models return a list of URLs, others a single URL.
  var output = ${output};
  var items = output instanceof ${JSON_ARRAY} list ? list : new JSONArray().put(output);
`

const checkUrl = (result: Pick<LinkedFile, 'starts'>): Piece => code`
  if (${isElsewhere(result)}) {
      throw new RuntimeException("Unexpected file URL: " + url);
  }
`

function saveUrl(plan: TaskPlan, result: LinkedFile, fetchFile: Piece): Piece {
  const { at, fileName, inline, listed: isListed } = result
  return code`
    ${plan.wait && waitFor(plan.wait)}
    ${isListed ? readFirst(found(plan, at)) : code`var url = ${text(plan, at)};`}
    ${checkUrl(result)}
    ${inline ? saveInline(fileName, fetchFile) : saveFetched(result, fetchFile)}
  `
}

const readFirst = (output: Piece): Piece => code`
  // Some models return a list of URLs, others a single URL.
  var output = ${output};
  var url = output instanceof ${JSON_ARRAY} list ? list.getString(0) : (String) output;
`

const isElsewhere = ({ starts }: Pick<LinkedFile, 'starts'>): Piece | undefined =>
  listed(
    starts.map((start) => code`!url.startsWith(${start})`),
    ' && ',
  )

const saveInline = (fileName: string, fetchFile: Piece): Piece => code`
  if (url.startsWith("data:")) {
      ${save(fileName, code`${BASE64}.getDecoder().decode(url.split(",")[1])`)}
      return;
  }
  ${fetchFile}
  ${save(fileName, code`file.body()`)}
`

/** The model chooses the file's format. */
function saveFetched({ fileName, named }: LinkedFile, fetchFile: Piece): Piece {
  if (named === undefined) {
    return code`
      ${fetchFile}
      ${save(fileName, code`file.body()`)}
    `
  }
  return code`
    ${fetchFile}
    ${readType(code`file`)}
    ${nameByType(named, code`${named.stem}`)}
    ${saveByName(code`file.body()`)}
  `
}

/** Returns strings as arguments of a method. */
const textsOf = (texts: readonly string[]): Piece | undefined =>
  listed(
    texts.map((text) => code`${text}`),
    ', ',
  )

/** Polls the job until it's done, and then fetches the result. */
const waitFor = (wait: Wait): Piece => code`
  ${lines(...wait.found.map(readJob))}
  ${wait.outputAt === undefined ? askForStatus(wait) : askForOutput(wait, wait.outputAt)}
  ${wait.result && fetched(wait.result)}
`

const askForStatus = (wait: Wait): Piece => (wait.startsWithStatus ? askWhile(wait) : askAtLeastOnce(wait))

/** The output may exist before the status says so. */
const askForOutput = (wait: Wait, at: ValuePath): Piece => code`
  while (answer.isNull(${String(at.at(-1))})) {
      ${giveUp({ ...wait, failed: [wait.done, ...wait.failed] }, statusOf(wait))}
      Thread.sleep(${wait.intervalSeconds * 1000});
      ${fetched(wait.status)}
  }
`

/** Returns the job's status in the response. */
const statusOf = ({ statusAt }: Wait): Piece => java.textAt(ANSWER, statusAt)

/** The first response already contains the job's status. */
const askWhile = (wait: Wait): Piece => code`
  var status = ${statusOf(wait)};
  while (!status.equals(${wait.done})) {
      ${giveUp(wait)}
      Thread.sleep(${wait.intervalSeconds * 1000});
      ${fetched(wait.status)}
      status = ${statusOf(wait)};
  }
`

const askAtLeastOnce = (wait: Wait): Piece => code`
  String status;
  do {
      Thread.sleep(${wait.intervalSeconds * 1000});
      ${fetched(wait.status)}
      status = ${statusOf(wait)};
      ${giveUp(wait)}
  } while (!status.equals(${wait.done}));
`

/** Throws if the job failed. */
function giveUp({ failed, errorAt, outputAt }: Wait, status: Piece = code`status`): Piece | undefined {
  const [word, ...others] = failed
  if (word === undefined) return undefined
  return code`
    if (${others.length === 0 ? code`${status}.equals(${word})` : code`${SET}.of(${textsOf(failed)}).contains(${status})`}) {
        throw new RuntimeException(${outputAt === undefined ? 'The job failed: ' : 'No output: '} + ${errorAt === undefined ? ANSWER : java.at(ANSWER, errorAt)});
    }
  `
}

/** Checks whether a header is also sent when polling, because it isn't about the job's own body or response. */
const isOfQuestions = (name: string): boolean => !['Content-Type', 'Prefer'].includes(name)

const HEADERS_OF_QUESTIONS = /* @__PURE__ */ slot((call: TaskCall) => setHeaders(call, isOfQuestions))

/** Fetches the job's URL. */
const fetched = (address: JobAddress): Piece => code`
  request = ${HTTP_REQUEST}.newBuilder(${URI}.create(${java.join(address.prefix, jobOf(address), address.suffix)}))
          ${HEADERS_OF_QUESTIONS}
          .build();
  answer = ask(request);
`

const jobOf = ({ isSecond }: JobAddress): Piece => (isSecond ? code`resultJob` : code`job`)

/** Up to this depth, the expression that reads a URL fits on one line. */
const SHORT_PATH = 2

/** Reads the job's URL. The token is sent along, so no response may redirect it to another host. */
function readJob(address: JobAddress): Piece {
  const { part, start } = address
  const job = jobOf(address)
  const field = java.textAt(ANSWER, address.field)
  if (start === undefined) {
    if (part !== 'path') return code`var ${job} = ${field};`
    if (address.field.length <= SHORT_PATH) return code`var ${job} = ${URI}.create(${field}).getRawPath();`
    return code`
      var jobUrl = ${field};
      var ${job} = ${URI}.create(jobUrl).getRawPath();
    `
  }
  return code`
    var ${job} = ${field};
    if (!${job}.startsWith(${start})) {
        throw new RuntimeException("Unexpected job URL: " + ${job});
    }
  `
}
