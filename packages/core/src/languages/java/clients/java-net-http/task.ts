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
import { lines, listed, type Piece, when } from '../../../printing/code.ts'
import { BASE64, FILES, IO_EXCEPTION, LIST, MAP, PATH } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { encodeFile, main } from '../main.ts'
import {
  BODY_HANDLERS,
  BODY_PUBLISHER,
  BODY_PUBLISHERS,
  HTTP_CLIENT,
  HTTP_REQUEST,
  HTTP_RESPONSE,
  JSON_ARRAY,
  JSON_OBJECT,
  PATTERN,
  URI,
  UTF_8,
  UUID,
} from './names.ts'
import { address, BODY, refuse, send, setHeaders, throwing } from './request.ts'

export const task: Renderer<TaskCall> = {
  unsupported: ({ request: { body } }) =>
    body.kind === 'form' && Object.keys(body.fields).some((name) => /["\\\r\n]/.test(name))
      ? 'services read quotes, backslashes and line ends in the name of a field differently'
      : undefined,
  setUp: ({ result }) => (readsJson(result) ? {} : { install: null }),
  render,
}

/** Whether the program looks into JSON: where it only shows it, it needs no library. */
const readsJson = (result: ResponseResult): boolean =>
  result.kind === 'bytes'
    ? result.orBase64 !== undefined
    : result.kind !== 'json' || result.at !== undefined || result.shows !== undefined

/** A task's request with `java.net.http`, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request, result } = call
  const hasQueue = queueOf(result) !== undefined
  const downloads = result.kind === 'url' || fileIn(request.body)?.remote === true
  const body = bodyOf(call)
  const statements = code`
    ${body.made}
    ${hasQueue ? code`var answer = ask("POST", ${address(request.url)}, ${body.publisher});` : post(call, body)}

    ${showResult(call)}
  `
  return java.program(
    when(hasQueue, CLIENT),
    main(call, throwing(call), statements),
    when(hasQueue, ask(call)),
    when(downloads, download(call)),
  )
}

interface RequestBody {
  /** What makes it. */
  readonly made?: Piece
  /** The header that goes with it. */
  readonly header?: Piece
  /** An expression that publishes it. */
  readonly publisher: Piece
}

function bodyOf({ request: { body } }: TaskCall): RequestBody {
  const file = fileIn(body)
  const fetched = file?.remote === true ? code`download(${address(file.location)}).body()` : undefined
  switch (body.kind) {
    case 'json':
      return {
        made: code`
          ${file && encodeFile(file, fetched)}
          var body = ${body.value};
        `,
        publisher: code`${BODY_PUBLISHERS}.ofString(body)`,
      }
    case 'bytes':
      return { publisher: publish(body.file, fetched) }
    case 'form': {
      const fields = Object.entries(body.fields).map(([name, value]) => `"${name}"\r\n\r\n${value}\r\n`)
      const head = `"file"; filename="${body.fileName}"\r\nContent-Type: ${body.file.mediaType}\r\n\r\n`
      return {
        made: code`
          var boundary = ${UUID}.randomUUID().toString();
          var start = "--" + boundary + "\r\nContent-Disposition: form-data; name=";
          var form = ${BODY_PUBLISHERS}.concat(
                  ${lines(...[...fields, head].map((part) => code`BodyPublishers.ofString(start + ${part}),`))}
                  ${publish(body.file, fetched)},
                  BodyPublishers.ofString("\r\n--" + boundary + "--\r\n"));
        `,
        header: code`.header("Content-Type", "multipart/form-data; boundary=" + boundary)`,
        publisher: code`form`,
      }
    }
  }
}

const publish = ({ location }: FileNode, fetched: Piece | undefined): Piece =>
  fetched === undefined
    ? code`${BODY_PUBLISHERS}.ofFile(${PATH}.of(${location}))`
    : code`${BODY_PUBLISHERS}.ofByteArray(${fetched})`

function post(call: TaskCall, { header, publisher }: RequestBody): Piece {
  const steps = code`
    ${header}
    .POST(${publisher})
  `
  const isBinary = call.result.kind === 'bytes'
  return code`
    ${send(call, steps, isBinary ? code`ofByteArray` : code`ofString`)}
    ${refuse(call, isBinary ? BYTES_AS_TEXT : BODY)}
  `
}

const BYTES_AS_TEXT = code`new String(response.body(), ${UTF_8})`

const CLIENT = code`
  /** It follows no redirect: the token would go along. */
  private static final ${HTTP_CLIENT} CLIENT = HttpClient.newHttpClient();
`

const ask = (call: TaskCall): Piece => code`
  /** Sends a request with the token, and reads the answer. */
  static ${JSON_OBJECT} ask(String method, String url, ${BODY_PUBLISHER} body) ${throwing(call)} {
      var request = ${HTTP_REQUEST}.newBuilder(${URI}.create(url))
              ${setHeaders(call)}
              .method(method, body)
              .build();
      var response = CLIENT.send(request, ${BODY_HANDLERS}.ofString());
      ${refuse(call, BODY)}
      return new JSONObject(response.body());
  }
`

const download = (call: TaskCall): Piece => code`
  /** Fetches a file without the token. No redirect leaves https. */
  static ${HTTP_RESPONSE}<byte[]> download(String url) ${throwing(call)} {
      var client = ${HTTP_CLIENT}.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();
      // Java's own addresses hold no brackets there.
      var address = ${URI}.create(url.replace("[", "%5B").replace("]", "%5D"));
      var request = ${HTTP_REQUEST}.newBuilder(address).build();
      var response = client.send(request, ${BODY_HANDLERS}.ofByteArray());
      ${refuse(call, BYTES_AS_TEXT)}
      return response;
  }
`

const ANSWER = code`answer`

/** Ends the program under this condition. */
const noResultIf = (failed: Piece, answer = ANSWER): Piece => code`
  if (${failed}) {
      throw new ${IO_EXCEPTION}("The answer holds no result: " + ${answer});
  }
`

/** Reads an answer in which that path leads somewhere. */
const readJson = ([first]: ValuePath, text = BODY): Piece =>
  code`var answer = new ${typeof first === 'number' ? JSON_ARRAY : JSON_OBJECT}(${text});`

function showResult(call: TaskCall): Piece {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return showJson(call, result)
    case 'bytes':
      return saveBytes(result)
    case 'base64':
      return code`
        ${readJson(result.at)}
        ${saveField(result)}
      `
    case 'url':
      return saveUrl(call, result)
  }
}

function showJson(call: TaskCall, { at, shows }: JsonResult): Piece {
  if (at === undefined) return shows === undefined ? code`System.out.println(response.body());` : show(shows)
  return code`
    ${readAnswer(call, at)}
    var result = ${java.at(ANSWER, at)};
    ${noResultIf(code`result == null || result == ${JSON_OBJECT}.NULL`)}
    System.out.println(result);
  `
}

function show({ as, at }: NonNullable<JsonResult['shows']>): Piece {
  const found = java.at(ANSWER, at)
  if (as === 'text') {
    return code`
      ${readJson(at)}
      ${noResultIf(code`!(${found} instanceof String text)`)}
      System.out.println(text);
    `
  }
  return code`
    ${readJson(at)}
    ${noResultIf(code`!(${found} instanceof ${JSON_ARRAY} embedding)`)}
    var first = embedding.toList().subList(0, Math.min(5, embedding.length()));
    System.out.println(embedding.length() + " numbers: " + first);
  `
}

const readType = (response: Piece): Piece =>
  code`var type = ${response}.headers().firstValue("Content-Type").orElse("");`

function saveBytes({ fileName, mediaType, orBase64 }: Extract<ResponseResult, { kind: 'bytes' }>): Piece {
  const saved = save(fileName, BODY)
  if (orBase64 !== undefined) {
    return code`
      ${readType(code`response`)}
      if (!type.startsWith("application/json")) {
          ${saved}
          return;
      }
      ${readJson(orBase64.at, BYTES_AS_TEXT)}
      ${saveField(orBase64)}
    `
  }
  if (mediaType === undefined) return saved
  return code`
    ${readType(code`response`)}
    ${noResultIf(code`!type.startsWith(${mediaType})`, BYTES_AS_TEXT)}
    ${saved}
  `
}

const save = (fileName: string, data: Piece): Piece => code`
  ${FILES}.write(${PATH}.of(${fileName}), ${data});
  System.out.println(${`Saved ${fileName}`});
`

const saveField = ({ at, fileName, also }: FileInBase64): Piece => code`
  ${noResultIf(code`!(${java.at(ANSWER, at)} instanceof String content) || content.isEmpty()`)}
  ${save(fileName, code`${BASE64}.getDecoder().decode(content)`)}
  ${also === undefined ? undefined : code`System.out.println(${`${also} `} + ${java.at(ANSWER, [also])});`}
`

function saveUrl(call: TaskCall, result: Extract<ResponseResult, { kind: 'url' }>): Piece {
  const { at, fileName, inline, listed: isListed } = result
  const answer = java.at(ANSWER, at)
  return code`
    ${readAnswer(call, at)}
    ${when(isListed, takeFirst(answer))}
    ${noResultIf(code`!(${isListed ? code`found` : answer} instanceof String url) || ${isElsewhere(call)}`)}
    ${inline ? saveInline(fileName) : saveDownload(fileName)}
  `
}

const takeFirst = (answer: Piece): Piece => code`
  var found = ${answer};
  if (found instanceof ${JSON_ARRAY} list) {
      found = list.opt(0);
  }
`

function isElsewhere(call: TaskCall): Piece {
  const starts = addressStarts(call).map((start) => code`!url.startsWith(${start})`)
  const all = code`${listed(starts, ' && ')}`
  return starts.length > 1 ? code`(${all})` : all
}

const saveInline = (fileName: string): Piece => code`
  var content = url.startsWith("data:")
          ? ${BASE64}.getDecoder().decode(url.substring(url.indexOf(",") + 1))
          : download(url).body();
  ${save(fileName, code`content`)}
`

/** The format of a file is the model's choice. */
function saveDownload(fileName: string): Piece {
  const named = namedByFormat(fileName)
  if (named === undefined) return save(fileName, code`download(url).body()`)
  const { stem, endings, usual } = named
  return code`
    var file = download(url);
    ${readType(code`file`)}
    var endings = ${MAP}.of(${textsOf(endings.flat())});
    var name = ${java.join(stem, code`endings.getOrDefault(type, ${usual})`)};
    ${FILES}.write(${PATH}.of(name), file.body());
    System.out.println("Saved " + name);
  `
}

/** Texts as a method takes them. */
const textsOf = (texts: readonly string[]): Piece | undefined =>
  listed(
    texts.map((text) => code`${text}`),
    ', ',
  )

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall, at: ValuePath): Piece {
  const queue = queueOf(call.result)
  return queue === undefined ? readJson(at) : wait(call, queue)
}

function wait(call: TaskCall, queue: Queue): Piece {
  const { attempts, done, intervalSeconds, result, startsWithStatus, status, statusAt } = queue
  const job = code`job`
  const resultJob = asksTwice(queue) ? code`resultJob` : job
  const look = code`
    var status = String.valueOf(${java.at(ANSWER, statusAt)});
    if (status.equals(${done})) {
        break;
    }
    ${throwIfFailed(queue)}
  `
  const askAgain = code`
    if (attempt > ${attempts}) {
        throw new ${IO_EXCEPTION}(${`The job did not finish within ${patience(queue)}`});
    }
    Thread.sleep(${intervalSeconds * 1000});
    ${fetched(call, status, job)}
  `
  return code`
    ${readPart(call, job, status)}
    ${result && asksTwice(queue) ? readPart(call, resultJob, result) : undefined}

    for (var attempt = 1; ; attempt++) {
        ${startsWithStatus ? look : askAgain}
        ${startsWithStatus ? askAgain : look}
    }
    ${result && fetched(call, result, resultJob)}
  `
}

function throwIfFailed({ failed }: Queue): Piece | undefined {
  const [word, ...others] = failed
  if (word === undefined) return undefined
  const hasFailed =
    others.length === 0 ? code`status.equals(${word})` : code`${LIST}.of(${textsOf(failed)}).contains(status)`
  return code`
    if (${hasFailed}) {
        throw new ${IO_EXCEPTION}("The job failed: " + answer);
    }
  `
}

function fetched(call: TaskCall, url: ResponseUrl, job: Piece): Piece {
  const { prefix, suffix } = urlParts(call, url)
  // What a pattern finds stands behind all of it.
  const part = ownAddressStart(call, url) === undefined ? code`${job}.group(1)` : job
  return code`answer = ask("GET", ${java.join(prefix, part, suffix)}, ${BODY_PUBLISHERS}.noBody());`
}

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, job: Piece, url: ResponseUrl): Piece {
  const found = java.at(ANSWER, url.field)
  const start = ownAddressStart(call, url)
  if (start !== undefined) return noResultIf(code`!(${found} instanceof String ${job}) || !${job}.startsWith(${start})`)
  const pattern = url.part === 'path' ? '^https?://[^/]+(/[^/?#][^?#]*)' : '^([\\w-]+)$'
  return code`
    var ${job} = ${PATTERN}.compile(${pattern}).matcher(String.valueOf(${found}));
    ${noResultIf(code`!${job}.find()`)}
  `
}
