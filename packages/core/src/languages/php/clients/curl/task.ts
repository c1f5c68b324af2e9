import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseUrl } from '../../../../providers/provider.ts'
import { raw, type Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { namedByFormat } from '../../../clients/formats.ts'
import {
  addressStarts,
  asksTwice,
  fileIn,
  formHolds,
  ownAddressStart,
  patience,
  queueOf,
  urlParts,
} from '../../../clients/raw-client.ts'
import { php } from '../../writer.ts'
import { readFile } from './files.ts'
import { headersOf, NO_ANSWER, REFUSED } from './request.ts'

export const task: Renderer<TaskCall> = {
  unsupported: (call) =>
    formHolds(call, /\0/) ? 'a form of the client ends a name at its first NUL character' : undefined,
  render,
}

/** A task's request with curl, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request, result } = call
  const file = fileIn(request.body)
  const downloads = result.kind === 'url' || file?.remote === true
  return php.program(`${SEND}${downloads ? DOWNLOAD : ''}$headers = ${php.literal(headersOf(request), 0, 11)};
${file === undefined ? '' : readFile(file)}$response = send(${php.string(request.url)}, [
    CURLOPT_HTTPHEADER => $headers,
    CURLOPT_POSTFIELDS => ${sentBody(call)},
]${readsType(call) ? ', $type' : ''});

${showResult(call)}`)
}

/** Redirects are not followed: the token goes along. */
const SEND = `/** Sends a request, and gives the answer; its media type goes to the last parameter. */
function send(string $url, array $options, ?string &$type = null): string
{
    $curl = curl_init($url);
    curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true]);
    $response = curl_exec($curl);
    if ($response === false) {
        ${NO_ANSWER}
    }
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status >= 300) {
        ${REFUSED}
    }
    $type = curl_getinfo($curl, CURLINFO_CONTENT_TYPE);
    return $response;
}

`

const DOWNLOAD = `/** A redirect of a file leads to https alone. */
const DOWNLOAD = [
    CURLOPT_FOLLOWLOCATION => true,
    CURLOPT_MAXREDIRS => 5,
    CURLOPT_REDIR_PROTOCOLS => CURLPROTO_HTTPS,
];

`

const readsType = ({ result }: TaskCall): boolean =>
  result.kind === 'bytes' && (result.orBase64 !== undefined || result.mediaType !== undefined)

function sentBody({ request: { body } }: TaskCall): string {
  if (body.kind === 'json') return `json_encode(${php.literal(body.value, 4, 38)})`
  if (body.kind === 'bytes') return `$${body.file.variable}`
  const { fields, file, fileName } = body
  const part = `new CURLStringFile($${file.variable}, ${php.string(fileName)}, ${php.string(file.mediaType)})`
  const form: { readonly [name: string]: Value } = { ...fields, file: raw(part) }
  return php.literal(form, 4, 26)
}

function showResult(call: TaskCall): string {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return result.at === undefined
        ? show(result.shows)
        : `${readAnswer(call)}${noResultIf(`empty(${php.at('$result', result.at)})`)}${SHOW}`
    case 'bytes':
      return result.orBase64 === undefined
        ? ofType(result.mediaType) + save(result.fileName, '$response')
        : `if (str_starts_with((string) $type, 'application/json')) {
${saveField(result.orBase64, '    ')}} else {
${save(result.fileName, '$response', '    ')}}
`
    case 'base64':
      return saveField(result)
    case 'url': {
      const { at, listed, inline } = result
      const first = listed ? '$url = is_array($url) ? $url[0] ?? null : $url;\n' : ''
      const starts = addressStarts(call).map((start) => `!str_starts_with($url, ${php.string(start)})`)
      const isElsewhere = starts.length > 1 ? `(${starts.join(' && ')})` : starts[0]
      return `${readAnswer(call)}$url = ${php.at('$result', at)} ?? null;
${first}${noResultIf(`!is_string($url) || ${isElsewhere}`)}
${inline ? saveInline(result.fileName) : saveDownload(result.fileName)}`
    }
  }
}

const FLAGS = 'JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE'

const PARSE = '$result = json_decode($response, true);\n'

/** An object without fields stays one, and what is no JSON is an exception. */
const SHOW = `$shown = json_decode($response, flags: JSON_THROW_ON_ERROR);
echo json_encode($shown, ${FLAGS}), PHP_EOL;
`

function show(shows: JsonResult['shows']): string {
  if (shows === undefined) return SHOW
  const found = `${php.at('$result', shows.at)}\n    ?? ${NO_RESULT}`
  return shows.as === 'text'
    ? `${PARSE}echo ${found}, PHP_EOL;\n`
    : `${PARSE}$embedding = ${found};
echo count($embedding), ' numbers: ', json_encode(array_slice($embedding, 0, 5)), PHP_EOL;
`
}

const NO_RESULT = 'throw new RuntimeException("The answer holds no result: {$response}")'

/** Ends the program where an answer is of another type. */
const ofType = (start: string | undefined): string =>
  start === undefined ? '' : `${noResultIf(`!str_starts_with((string) $type, ${php.string(start)})`)}\n`

/** @param failed a condition under which there is no result */
const noResultIf = (failed: string): string => `if (${failed}) {
    ${NO_RESULT};
}
`

const save = (fileName: string, data: string, indent = ''): string =>
  `${indent}file_put_contents(${php.string(fileName)}, ${data});
${indent}echo ${php.string(`Saved ${fileName}`)}, PHP_EOL;
`

const saveInline = (fileName: string): string => `if (str_starts_with($url, 'data:')) {
    $data = base64_decode(explode(',', $url, 2)[1] ?? '');
} else {
    $data = send($url, DOWNLOAD);
}
${save(fileName, '$data')}`

/** The format of a file is the model's choice. */
function saveDownload(fileName: string): string {
  const named = namedByFormat(fileName)
  if (named === undefined) return save(fileName, 'send($url, DOWNLOAD)')
  const { stem, endings, usual } = named
  return `$file = send($url, DOWNLOAD, $type);
$endings = ${php.literal(Object.fromEntries(endings))};
$ending = $endings[$type] ?? ${php.string(usual)};
$name = ${php.format(stem, raw('$ending'))};
file_put_contents($name, $file);
echo "Saved {$name}", PHP_EOL;
`
}

function saveField({ at, fileName, also }: FileInBase64, indent = ''): string {
  const shown =
    also === undefined ? '' : `${indent}echo ${php.string(`${also} `)}, ${php.at('$result', [also])} ?? '', PHP_EOL;\n`
  return `${indent}${PARSE}${indent}$data = ${php.at('$result', at)}
${indent}    ?? ${NO_RESULT};

${save(fileName, 'base64_decode($data)', indent)}${shown}`
}

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall): string {
  const queue = queueOf(call.result)
  return PARSE + (queue === undefined ? '' : wait(call, queue))
}

function wait(call: TaskCall, queue: Queue): string {
  const { status, result } = queue
  const resultName = asksTwice(queue) ? '$resultJob' : '$job'
  const done = php.string(queue.done)
  const [word = '', ...others] = queue.failed
  const hasFailed =
    others.length === 0 ? `$status === ${php.string(word)}` : `in_array($status, ${php.literal(queue.failed)}, true)`
  const read = `$status = ${php.at('$result', queue.statusAt)} ?? null;\n`
  const look = `    if ($status === ${done}) {
        break;
    }
${word === '' ? '' : `    if (${hasFailed}) {\n        throw new RuntimeException("The job failed: {$response}");\n    }\n`}`
  const ask = `    sleep(${queue.intervalSeconds});
${fetched(call, status, '$job', '    ')}    ${read}`
  return `${readPart(call, '$job', status)}${result === undefined || resultName === '$job' ? '' : readPart(call, resultName, result)}
${queue.startsWithStatus ? read : '$status = null;\n'}for ($attempt = 0; $attempt < ${queue.attempts}; $attempt++) {
${queue.startsWithStatus ? look + ask : ask + look}}
if ($status !== ${done}) {
    throw new RuntimeException(${php.string(`The job did not finish within ${patience(queue)}.`)});
}

${result === undefined ? '' : fetched(call, result, resultName)}`
}

function fetched(call: TaskCall, url: ResponseUrl, name: string, indent = ''): string {
  const { prefix, suffix } = urlParts(call, url)
  const address = prefix + suffix === '' ? name : php.format(prefix, raw(name), suffix)
  return `${indent}$response = send(${address}, [CURLOPT_HTTPHEADER => $headers]);
${indent}${PARSE}`
}

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, name: string, url: ResponseUrl): string {
  const value = `${php.at('$result', url.field)} ?? null`
  const start = ownAddressStart(call, url)
  if (start !== undefined) {
    return `${name} = ${value};\n${noResultIf(`!is_string(${name}) || !str_starts_with(${name}, ${php.string(start)})`)}`
  }
  if (url.part === 'value') {
    return `${name} = ${value};\n${noResultIf(`!is_string(${name}) || !preg_match('/^[\\w-]+$/D', ${name})`)}`
  }
  return `${name} = ${value};
${noResultIf(`!is_string(${name}) || !preg_match('~^https?://[^/]+(/[^/?#][^?#]*)~', ${name}, $parts)`)}${name} = $parts[1];
`
}
