import type { TaskCall } from '../../../../call/call.ts'
import type {
  FileInBase64,
  FilesInBase64,
  JsonResult,
  Queue,
  ResponseResult,
  ResponseUrl,
} from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { namedByFormat } from '../../../clients/formats.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import { addressStarts, asksTwice, formHolds, ownAddressStart, queueOf, urlParts } from '../../../clients/raw-task.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'
import { checkFile, partOf, readFile } from './files.ts'
import { checkToken, headersOf, post, refuse } from './request.ts'

export const curlTask: TaskRenderer = {
  client: 'curl',
  unsupported: (call) =>
    formHolds(call, /\0/) ? 'a form of the client ends a name at its first NUL character' : undefined,
  render,
}

/** A task's request with curl, followed until its result is shown. */
function render(call: TaskCall): string {
  const sends = sendsMore(call)
  return php.program(code`
    ${checkToken(call)}
    ${when(sends, defineSend(call))}
    ${readFileOf(call)}
    ${sends ? sendFirst(call) : post(call.request, sentBody(call))}

    ${showResult(call)}
  `)
}

/** Whether there is more to ask for than the answer to one request: a file, or how far a job is. */
const sendsMore = ({ request: { body }, result }: TaskCall): boolean =>
  result.kind === 'url' || queueOf(result) !== undefined || fileIn(body)?.remote === true

/** Redirects are not followed of itself: the token goes along. */
const defineSend = (call: TaskCall): Piece => code`
  function send(string $url, array $options): ${readsTypeOfSent(call) ? code`array` : code`string`}
  {
      $curl = curl_init($url);
      curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true]);
      $response = curl_exec($curl);
      ${refuse(code`$response`)}
      return ${readsTypeOfSent(call) ? code`[$response, curl_getinfo($curl, CURLINFO_CONTENT_TYPE)]` : code`$response`};
  }

`

const readsTypeOfSent = ({ result }: TaskCall): boolean =>
  result.kind === 'url' ? result.inline !== true && namedByFormat(result.fileName) !== undefined : readsType(result)

const readsType = (result: ResponseResult): boolean => result.kind === 'bytes' && result.orBase64 !== undefined

/** The content, where `send` returns the type with it. */
const CONTENT = code`[0]`

function readFileOf(call: TaskCall): Piece | undefined {
  const { body } = call.request
  const file = fileIn(body)
  if (file === undefined) return undefined
  // The client reads the file of a form by itself.
  return code`
    ${body.kind === 'form' && !file.remote ? checkFile(file) : readFile(file, when(readsTypeOfSent(call), CONTENT))}

  `
}

function sentBody({ request: { body } }: TaskCall): Piece {
  if (body.kind === 'json') return code`json_encode(${body.value})`
  if (body.kind === 'bytes') return code`${body.file}`
  return code`${{ ...body.fields, file: partOf(body.file, body.fileName) }}`
}

/** Sends the first request. A queue is asked with its headers. */
function sendFirst(call: TaskCall): Piece {
  const { request, result } = call
  const queue = queueOf(result)
  const sent = code`
    send(${request.url}, [
        CURLOPT_HTTPHEADER => ${queue === undefined ? headersOf(request) : code`$headers`},
        CURLOPT_POSTFIELDS => ${sentBody(call)},
    ])
  `
  return code`
    ${when(queue !== undefined, code`$headers = ${headersOf(request)};`)}
    ${queue !== undefined || result.kind === 'url' ? readSent(call, sent) : code`${responseOf(call)} = ${sent};`}
    ${queue && wait(call, queue)}
  `
}

/** The variables of what `send` returns. */
function responseOf(call: TaskCall): Piece {
  if (readsType(call.result)) return code`[$response, $type]`
  return readsTypeOfSent(call) ? code`[$response]` : code`$response`
}

/** Has what is sent answered by JSON, as `$result`. */
const readSent = (call: TaskCall, sent: Piece): Piece =>
  readsTypeOfSent(call)
    ? code`
        [$response] = ${sent};
        ${PARSE}
      `
    : code`$result = ${parsed(sent)};`

const parsed = (response: Piece): Piece => code`json_decode(${response}, true)`

const PARSE = code`$result = ${parsed(code`$response`)};`

function showResult(call: TaskCall): Piece {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return showJson(result)
    case 'bytes':
      return saveBytes(call, result)
    case 'base64':
      return saveField(result)
    case 'files':
      return saveFiles(result)
    case 'url':
      return code`
        ${readUrl(result)}
        ${saveLinked(call, result)}
      `
  }
}

function readUrl({ at, listed: isListed }: Extract<ResponseResult, { kind: 'url' }>): Piece {
  if (!isListed) return code`$url = ${php.at(code`$result`, at)};`
  return code`
    // Some models give a list of addresses, and some give one.
    $url = ((array) ${php.operandAt(code`$result`, at)})[0];
  `
}

function showJson({ at = [], shows, queue }: JsonResult): Piece {
  if (shows !== undefined) return show(shows)
  // An object without fields stays one.
  const shown = queue === undefined ? code`json_decode($response)` : php.at(code`$result`, at)
  return code`
    $flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
    echo json_encode(${shown}, $flags), PHP_EOL;
  `
}

function show({ at, as }: NonNullable<JsonResult['shows']>): Piece {
  const found = php.at(code`$result`, at)
  if (as === 'text') {
    return code`
      ${PARSE}
      echo ${found}, PHP_EOL;
    `
  }
  return code`
    ${PARSE}
    $embedding = ${found};
    echo count($embedding), ' numbers: ', json_encode(array_slice($embedding, 0, 5)), PHP_EOL;
  `
}

function saveBytes(call: TaskCall, { fileName, orBase64 }: Extract<ResponseResult, { kind: 'bytes' }>): Piece {
  if (orBase64 === undefined) return save(fileName, code`$response`)
  const type = sendsMore(call) ? code`$type` : code`curl_getinfo($curl, CURLINFO_CONTENT_TYPE)`
  return code`
    if (str_starts_with(${type}, 'application/json')) {
        ${saveField(orBase64)}
    } else {
        ${save(fileName, code`$response`)}
    }
  `
}

const save = (fileName: string, data: Piece): Piece => code`
  file_put_contents(${fileName}, ${data});
  echo ${`Saved ${fileName}`}, PHP_EOL;
`

/** The format of a file may be the model's choice. */
function saveLinked(call: TaskCall, { fileName, inline }: Extract<ResponseResult, { kind: 'url' }>): Piece {
  const options = code`[CURLOPT_FOLLOWLOCATION => true, CURLOPT_PROTOCOLS => ${protocols(call)}]`
  if (inline) {
    return code`
      $data = str_starts_with($url, 'data:')
          ? base64_decode(explode(',', $url)[1])
          : send($url, ${options});
      ${save(fileName, code`$data`)}
    `
  }
  const named = namedByFormat(fileName)
  if (named === undefined) {
    return code`
      $file = send($url, ${options});
      ${save(fileName, code`$file`)}
    `
  }
  const { stem, endings, usual } = named
  return code`
    [$file, $type] = send($url, ${options});
    $extensions = ${Object.fromEntries(endings)};
    $name = ${stem} . ($extensions[$type ?? ''] ?? ${usual});
    file_put_contents($name, $file);
    echo "Saved {$name}", PHP_EOL;
  `
}

/** The response is not trusted to name another protocol, nor a redirect. */
const protocols = (call: TaskCall): Piece =>
  addressStarts(call).includes('http://') ? code`CURLPROTO_HTTPS | CURLPROTO_HTTP` : code`CURLPROTO_HTTPS`

const saveField = ({ at, fileName, also, orSamples }: FileInBase64): Piece => code`
  ${PARSE}
  ${when(orSamples, refuseSamples(at))}
  file_put_contents(${fileName}, base64_decode(${php.at(code`$result`, at)}));
  echo ${`Saved ${fileName}`}, PHP_EOL;
  ${also === undefined ? undefined : code`echo ${`${also} `}, ${php.at(code`$result`, [also])}, PHP_EOL;`}
`

const saveFiles = ({ field, label, stem, extension }: FilesInBase64): Piece => code`
  foreach (json_decode($response, true) as $index => $item) {
      $name = ${`${stem}-`} . ($index + 1) . ${`.${extension}`};
      file_put_contents($name, base64_decode(${php.at(code`$item`, [field])}));
      echo "Saved {$name}: ", ${php.at(code`$item`, [label])}, PHP_EOL;
  }
`

const refuseSamples = (at: ValuePath): Piece => code`
  if (!is_string(${php.at(code`$result`, at)})) {
      throw new RuntimeException('The sound came as numbers, and not as a file');
  }
`

/** Asks how far the job is until it is done, and then for the result. */
function wait(call: TaskCall, queue: Queue): Piece {
  const { result, startsWithStatus, status } = queue
  const resultJob = asksTwice(queue) ? code`$resultJob` : code`$job`
  return code`
    ${findJob(call, code`$job`, status)}
    ${result && asksTwice(queue) ? findJob(call, resultJob, result) : undefined}
    ${startsWithStatus ? askWhile(call, queue) : askAtLeastOnce(call, queue)}
    ${result && fetched(call, result, resultJob)}
  `
}

/** The first answer says how far the job is, too. */
function askWhile(call: TaskCall, queue: Queue): Piece {
  const { done, intervalSeconds, status, statusAt } = queue
  const now = php.operandAt(code`$result`, statusAt)
  return code`
    while (${now} !== ${done}) {
        ${giveUp(queue, now)}
        sleep(${intervalSeconds});
        ${fetched(call, status, code`$job`)}
    }
  `
}

function askAtLeastOnce(call: TaskCall, queue: Queue): Piece {
  const { done, intervalSeconds, status, statusAt } = queue
  return code`
    do {
        sleep(${intervalSeconds});
        ${fetched(call, status, code`$job`)}
        $status = ${php.at(code`$result`, statusAt)};
        ${giveUp(queue, code`$status`)}
    } while ($status !== ${done});
  `
}

const ALL_OF_IT = code`print_r($result, true)`

/** Ends the program where the job has failed. */
function giveUp({ failed, errorAt }: Queue, status: Piece): Piece | undefined {
  const [word, ...others] = failed
  if (word === undefined) return undefined
  const hasFailed = others.length === 0 ? code`${status} === ${word}` : code`in_array(${status}, ${php.inline(failed)})`
  return code`
    if (${hasFailed}) {
        throw new RuntimeException('The job failed: ' . ${errorAt === undefined ? ALL_OF_IT : php.at(code`$result`, errorAt)});
    }
  `
}

function fetched(call: TaskCall, url: ResponseUrl, job: Piece): Piece {
  const { suffix } = urlParts(call, url)
  return readSent(call, code`send(${suffix === '' ? job : php.format(job, suffix)}, [CURLOPT_HTTPHEADER => $headers])`)
}

/** Reads where the job is. The token goes along, so that no answer may lead to another host. */
function findJob(call: TaskCall, job: Piece, url: ResponseUrl): Piece {
  const field = php.at(code`$result`, url.field)
  const start = ownAddressStart(call, url)
  if (start !== undefined) {
    return code`
      ${job} = ${field};
      if (!str_starts_with(${job}, ${start})) {
          throw new RuntimeException(${php.format('Unexpected job URL: ', job)});
      }
    `
  }
  const { prefix } = urlParts(call, url)
  return code`${job} = ${prefix} . ${url.part === 'path' ? code`parse_url(${field}, PHP_URL_PATH)` : php.operandAt(code`$result`, url.field)};`
}
