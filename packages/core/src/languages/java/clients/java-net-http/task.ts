import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseResult, ResponseUrl } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import { raw } from '../../../../values/value.ts'
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
import { java } from '../../writer.ts'
import { BASE64, encodeFile, type JavaCode, javaProgram, NOTHING, SAVING } from '../main.ts'
import {
  address,
  BODY_PUBLISHERS,
  CLASSES,
  JSON_OBJECT,
  makeRequest,
  refuse,
  send,
  setHeaders,
  THROWS,
} from './request.ts'

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
  const queue = queueOf(result)
  const body = bodyOf(call)
  const shown = showResult(call)
  const downloads = result.kind === 'url' || fileIn(request.body)?.remote === true
  const isBinary = result.kind === 'bytes'
  const sent =
    queue === undefined
      ? `${makeRequest(request, `${body.header}                .POST(${body.publisher})\n`)}${send(isBinary ? 'ofByteArray' : 'ofString')}${refuse(isBinary ? 'new String(response.body(), UTF_8)' : 'response.body()')}`
      : `        var answer = ask("POST", ${address(request.url)}, ${body.publisher});\n`
  const functions = `${queue === undefined ? '' : ask(call)}${downloads ? DOWNLOAD : ''}`
  return javaProgram(
    call,
    {
      imports: [
        ...CLASSES,
        BODY_PUBLISHERS,
        ...body.imports,
        ...shown.imports,
        ...(isBinary || downloads ? [UTF_8] : []),
        ...(queue === undefined ? [] : ['java.net.http.HttpRequest.BodyPublisher']),
        ...(downloads ? ['java.net.http.HttpResponse'] : []),
      ],
      code: `${body.code}${sent}\n${shown.code}`,
    },
    THROWS,
    queue === undefined ? '' : CLIENT,
    functions,
  )
}

const UTF_8 = 'static java.nio.charset.StandardCharsets.UTF_8'

/** What makes the body, an expression that publishes it, and the header that goes with it. */
function bodyOf({ request: { body } }: TaskCall): JavaCode & { readonly publisher: string; readonly header: string } {
  const file = fileIn({ ...body })
  const fetched = file?.remote === true ? `download(${address(file.location)}).body()` : undefined
  switch (body.kind) {
    case 'json': {
      const read = file === undefined ? NOTHING : encodeFile(file, fetched)
      return {
        imports: read.imports,
        code: `${read.code}        var body = ${java.json(body.value, 12)};\n`,
        publisher: 'BodyPublishers.ofString(body)',
        header: '',
      }
    }
    case 'bytes': {
      const publisher = publish(body.file.location, fetched)
      return { imports: publisher.imports, code: '', publisher: publisher.code, header: '' }
    }
    case 'form': {
      const publisher = publish(body.file.location, fetched)
      const fields = Object.entries(body.fields).map(
        ([name, value]) =>
          `                BodyPublishers.ofString(${java.join(raw('start'), `"${name}"\r\n\r\n${value}\r\n`)}),\n`,
      )
      const head = `"file"; filename="${body.fileName}"\r\nContent-Type: ${body.file.mediaType}\r\n\r\n`
      return {
        imports: ['java.util.UUID', ...publisher.imports],
        code: `        var boundary = UUID.randomUUID().toString();
        var start = "--" + boundary + "\\r\\nContent-Disposition: form-data; name=";
        var form = BodyPublishers.concat(
${fields.join('')}                BodyPublishers.ofString(${java.join(raw('start'), head)}),
                ${publisher.code},
                BodyPublishers.ofString("\\r\\n--" + boundary + "--\\r\\n"));
`,
        publisher: 'form',
        header: '                .header("Content-Type", "multipart/form-data; boundary=" + boundary)\n',
      }
    }
  }
}

const publish = (location: string, fetched: string | undefined): JavaCode =>
  fetched === undefined
    ? { imports: ['java.nio.file.Path'], code: `BodyPublishers.ofFile(Path.of(${java.string(location)}))` }
    : { imports: [], code: `BodyPublishers.ofByteArray(${fetched})` }

const CLIENT = `    /** It follows no redirect: the token would go along. */
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

`

const ask = ({ request }: TaskCall): string => `
    /** Sends a request with the token, and reads the answer. */
    static JSONObject ask(String method, String url, BodyPublisher body)${THROWS} {
        var request = HttpRequest.newBuilder(URI.create(url))
${setHeaders(request)}                .method(method, body)
                .build();
        var response = CLIENT.send(request, BodyHandlers.ofString());
${refuse('response.body()')}        return new JSONObject(response.body());
    }
`

const DOWNLOAD = `
    /** Fetches a file without the token. No redirect leaves https. */
    static HttpResponse<byte[]> download(String url)${THROWS} {
        var client = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();
        // Java's own addresses hold no brackets there.
        var address = URI.create(url.replace("[", "%5B").replace("]", "%5D"));
        var request = HttpRequest.newBuilder(address).build();
        var response = client.send(request, BodyHandlers.ofByteArray());
${refuse('new String(response.body(), UTF_8)')}        return response;
    }
`

const NO_RESULT = 'throw new IOException("The answer holds no result: " + answer);'

/** Ends the program under this condition. */
const orNoResult = (condition: string, indent = '        '): string => `${indent}if (${condition}) {
${indent}    ${NO_RESULT}
${indent}}
`

/** The class of org.json for an answer in which that path leads somewhere. */
const rootOf = ([first]: ValuePath): string => (typeof first === 'number' ? 'JSONArray' : 'JSONObject')

const READ_AS = (root: string, text = 'response.body()'): string => `        var answer = new ${root}(${text});\n`

function showResult(call: TaskCall): JavaCode {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return showJson(call, result)
    case 'bytes':
      return result.orBase64 === undefined
        ? { imports: SAVING, code: ofType(result.mediaType) + save(result.fileName, 'response.body()') }
        : saveEither(result.fileName, result.orBase64)
    case 'base64': {
      const root = rootOf(result.at)
      const saved = saveField(result)
      return { imports: [`org.json.${root}`, ...saved.imports], code: READ_AS(root) + saved.code }
    }
    case 'url':
      return saveUrl(call, result)
  }
}

function showJson(call: TaskCall, { at, shows }: JsonResult): JavaCode {
  if (at !== undefined) {
    const answer = readAnswer(call, at)
    return {
      imports: [...answer.imports, ...java.importsOf(at)],
      code: `${answer.code}        var result = ${java.at('answer', at)};
${orNoResult('result == null || result == JSONObject.NULL')}        System.out.println(result);
`,
    }
  }
  if (shows === undefined) return { imports: [], code: '        System.out.println(response.body());\n' }
  const root = rootOf(shows.at)
  const found = java.at('answer', shows.at)
  const imports = [`org.json.${root}`, ...java.importsOf(shows.at)]
  return shows.as === 'text'
    ? {
        imports,
        code: `${READ_AS(root)}${orNoResult(`!(${found} instanceof String text)`)}        System.out.println(text);\n`,
      }
    : {
        imports: [...imports, 'org.json.JSONArray'],
        code: `${READ_AS(root)}${orNoResult(`!(${found} instanceof JSONArray embedding)`)}\
        var first = embedding.toList().subList(0, Math.min(5, embedding.length()));
        System.out.println(embedding.length() + " numbers: " + first);
`,
      }
}

const TYPE = '        var type = response.headers().firstValue("Content-Type").orElse("");\n'

/** Ends the program where an answer is of another type. */
const ofType = (start: string | undefined): string =>
  start === undefined
    ? ''
    : `${TYPE}        if (!type.startsWith(${java.string(start)})) {
            throw new IOException("The answer holds no result: " + new String(response.body(), UTF_8));
        }
`

const save = (
  fileName: string,
  data: string,
): string => `        Files.write(Path.of(${java.string(fileName)}), ${data});
        System.out.println(${java.string(`Saved ${fileName}`)});
`

function saveEither(fileName: string, field: FileInBase64): JavaCode {
  const root = rootOf(field.at)
  const saved = saveField(field)
  return {
    imports: [`org.json.${root}`, ...saved.imports],
    code: `${TYPE}        if (!type.startsWith("application/json")) {
${indented(save(fileName, 'response.body()'), 4)}            return;
        }
${READ_AS(root, 'new String(response.body(), UTF_8)')}${saved.code}`,
  }
}

function saveField({ at, fileName, also }: FileInBase64): JavaCode {
  const shown =
    also === undefined ? '' : `        System.out.println(${java.join(`${also} `, raw(java.at('answer', [also])))});\n`
  return {
    imports: [...SAVING, BASE64, ...java.importsOf(at)],
    code: `${orNoResult(`!(${java.at('answer', at)} instanceof String content) || content.isEmpty()`)}${save(fileName, 'Base64.getDecoder().decode(content)')}${shown}`,
  }
}

const doesNotStart = (name: string, starts: readonly string[]): string =>
  starts.map((start) => `!${name}.startsWith(${java.string(start)})`).join(' && ')

function saveUrl(call: TaskCall, result: Extract<ResponseResult, { kind: 'url' }>): JavaCode {
  const { at, fileName, inline, listed } = result
  const answer = readAnswer(call, at)
  const starts = addressStarts(call)
  const wrong = starts.length === 1 ? doesNotStart('url', starts) : `(${doesNotStart('url', starts)})`
  const found = java.at('answer', at)
  const url = listed
    ? `        var found = ${found};
        if (found instanceof JSONArray list) {
            found = list.opt(0);
        }
${orNoResult(`!(found instanceof String url) || ${wrong}`)}`
    : orNoResult(`!(${found} instanceof String url) || ${wrong}`)
  const imports = [
    ...SAVING,
    ...answer.imports,
    ...java.importsOf(at),
    ...(listed ? ['org.json.JSONArray'] : []),
    ...(inline ? [BASE64] : []),
  ]
  return {
    imports: [...imports, ...(named(result) === undefined ? [] : ['java.util.Map'])],
    code: `${answer.code}${url}${saved()}`,
  }

  function saved(): string {
    const format = named(result)
    if (inline) {
      return `        var content = url.startsWith("data:")
                ? Base64.getDecoder().decode(url.substring(url.indexOf(",") + 1))
                : download(url).body();
${save(fileName, 'content')}`
    }
    if (format === undefined) return save(fileName, 'download(url).body()')
    const endings = format.endings.flatMap((pair) => pair.map((text) => java.string(text))).join(', ')
    const name = java.join(format.stem, raw(`endings.getOrDefault(type, ${java.string(format.usual)})`))
    return `        var file = download(url);
        var type = file.headers().firstValue("Content-Type").orElse("");
        var endings = Map.of(${endings});
        var name = ${name};
        Files.write(Path.of(name), file.body());
        System.out.println("Saved " + name);
`
  }
}

/** How the file is named whose format the service chooses. */
const named = ({ fileName, inline }: Extract<ResponseResult, { kind: 'url' }>) =>
  inline ? undefined : namedByFormat(fileName)

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall, at: ValuePath): JavaCode {
  const queue = queueOf(call.result)
  if (queue !== undefined) return wait(call, queue)
  const root = rootOf(at)
  return { imports: [JSON_OBJECT, `org.json.${root}`], code: READ_AS(root) }
}

function wait(call: TaskCall, queue: Queue): JavaCode {
  const { status, result, failed, statusAt } = queue
  const resultName = asksTwice(queue) ? 'resultJob' : 'job'
  const words = failed.map((word) => java.string(word)).join(', ')
  const hasFailed = failed.length > 1 ? `List.of(${words}).contains(status)` : `status.equals(${words})`
  const look = `            var status = String.valueOf(${java.at('answer', statusAt)});
            if (status.equals(${java.string(queue.done)})) {
                break;
            }
${
  failed.length === 0
    ? ''
    : `            if (${hasFailed}) {
                throw new IOException("The job failed: " + answer);
            }
`
}`
  const question = `            if (attempt > ${queue.attempts}) {
                throw new IOException(${java.string(`The job did not finish within ${patience(queue)}`)});
            }
            Thread.sleep(${queue.intervalSeconds * 1000});
            answer = ${asked(call, status, 'job')}
`
  const parts = [
    readPart(call, 'job', status),
    ...(result === undefined || resultName === 'job' ? [] : [readPart(call, resultName, result)]),
  ]
  return {
    imports: [
      JSON_OBJECT,
      ...(failed.length > 1 ? ['java.util.List'] : []),
      ...java.importsOf(statusAt),
      ...parts.flatMap(({ imports }) => imports),
    ],
    code: `${parts.map(({ code }) => code).join('')}
        for (var attempt = 1; ; attempt++) {
${queue.startsWithStatus ? look + question : question + look}        }
${result === undefined ? '' : `        answer = ${asked(call, result, resultName)}\n`}`,
  }
}

function asked(call: TaskCall, url: ResponseUrl, name: string): string {
  const { prefix, suffix } = urlParts(call, url)
  // What a pattern finds stands behind all of it.
  const part = ownAddressStart(call, url) === undefined ? `${name}.group(1)` : name
  return `ask("GET", ${java.join(prefix, raw(part), suffix)}, BodyPublishers.noBody());`
}

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, name: string, url: ResponseUrl): JavaCode {
  const found = java.at('answer', url.field)
  const start = ownAddressStart(call, url)
  if (start !== undefined) {
    return {
      imports: java.importsOf(url.field),
      code: orNoResult(`!(${found} instanceof String ${name}) || ${doesNotStart(name, [start])}`),
    }
  }
  const pattern = url.part === 'path' ? '^https?://[^/]+(/[^/?#][^?#]*)' : '^([\\w-]+)$'
  return {
    imports: ['java.util.regex.Pattern', ...java.importsOf(url.field)],
    code: `        var ${name} = Pattern.compile(${java.string(pattern)}).matcher(String.valueOf(${found}));
${orNoResult(`!${name}.find()`)}`,
  }
}
