import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseResult, ResponseUrl } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
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
import { listed, type Piece, when } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'
import { readFile } from './files.ts'
import { checkToken, headersOf, NO_ANSWER } from './request.ts'

export const task: Renderer<TaskCall> = {
  unsupported: (call) =>
    formHolds(call, /\0/) ? 'a form of the client ends a name at its first NUL character' : undefined,
  render,
}

/** A task's request with curl, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request, result } = call
  const file = fileIn(request.body)
  return php.program(code`
    ${checkToken(call)}
    ${SEND}
    ${when(result.kind === 'url' || file?.remote, DOWNLOAD)}
    $headers = ${headersOf(request)};
    ${file && readFile(file)}
    $response = send(${request.url}, [
        CURLOPT_HTTPHEADER => $headers,
        CURLOPT_POSTFIELDS => ${sentBody(call)},
    ]${when(readsType(call), code`, $type`)});

    ${showResult(call)}
  `)
}

/** Redirects are not followed: the token goes along. */
const SEND = code`
  /** Sends a request, and gives the answer; its media type goes to the last parameter. */
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
          throw new RuntimeException("{$status}: {$response}");
      }
      $type = curl_getinfo($curl, CURLINFO_CONTENT_TYPE);
      return $response;
  }

`

const DOWNLOAD = code`
  /** A redirect of a file leads to https alone. */
  const DOWNLOAD = [
      CURLOPT_FOLLOWLOCATION => true,
      CURLOPT_MAXREDIRS => 5,
      CURLOPT_REDIR_PROTOCOLS => CURLPROTO_HTTPS,
  ];

`

const readsType = ({ result }: TaskCall): boolean =>
  result.kind === 'bytes' && (result.orBase64 !== undefined || result.mediaType !== undefined)

function sentBody({ request: { body } }: TaskCall): Piece {
  if (body.kind === 'json') return code`json_encode(${body.value})`
  if (body.kind === 'bytes') return code`${body.file}`
  const { fields, file, fileName } = body
  return code`${{ ...fields, file: code`new CURLStringFile(${file}, ${fileName}, ${file.mediaType})` }}`
}

function showResult(call: TaskCall): Piece {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return showJson(call, result)
    case 'bytes':
      return saveBytes(result)
    case 'base64':
      return saveField(result)
    case 'url': {
      const { at, listed: isListed, inline, fileName } = result
      return code`
        ${readAnswer(call)}
        $url = ${php.at(code`$result`, at)} ?? null;
        ${when(isListed, code`$url = is_array($url) ? $url[0] ?? null : $url;`)}
        ${noResultIf(code`!is_string($url) || ${isElsewhere(call)}`)}

        ${inline ? saveInline(fileName) : saveDownload(fileName)}
      `
    }
  }
}

function isElsewhere(call: TaskCall): Piece {
  const starts = addressStarts(call).map((start) => code`!str_starts_with($url, ${start})`)
  const all = code`${listed(starts, ' && ')}`
  return starts.length > 1 ? code`(${all})` : all
}

const PARSE = code`$result = json_decode($response, true);`

/** An object without fields stays one, and what is no JSON is an exception. */
const SHOW = code`
  $shown = json_decode($response, flags: JSON_THROW_ON_ERROR);
  echo json_encode($shown, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE), PHP_EOL;
`

function showJson(call: TaskCall, { at, shows }: JsonResult): Piece {
  if (at === undefined) return show(shows)
  return code`
    ${readAnswer(call)}
    ${noResultIf(code`empty(${php.at(code`$result`, at)})`)}
    ${SHOW}
  `
}

function show(shows: JsonResult['shows']): Piece {
  if (shows === undefined) return SHOW
  const found = code`
    ${php.at(code`$result`, shows.at)}
        ?? ${NO_RESULT}
  `
  if (shows.as === 'text') {
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

const NO_RESULT = code`throw new RuntimeException("The answer holds no result: {$response}")`

/** @param failed a condition under which there is no result */
const noResultIf = (failed: Piece): Piece => code`
  if (${failed}) {
      ${NO_RESULT};
  }
`

function saveBytes({ fileName, mediaType, orBase64 }: Extract<ResponseResult, { kind: 'bytes' }>): Piece {
  if (orBase64 !== undefined) {
    return code`
      if (str_starts_with((string) $type, 'application/json')) {
          ${saveField(orBase64)}
      } else {
          ${save(fileName, code`$response`)}
      }
    `
  }
  if (mediaType === undefined) return save(fileName, code`$response`)
  return code`
    ${noResultIf(code`!str_starts_with((string) $type, ${mediaType})`)}

    ${save(fileName, code`$response`)}
  `
}

const save = (fileName: string, data: Piece): Piece => code`
  file_put_contents(${fileName}, ${data});
  echo ${`Saved ${fileName}`}, PHP_EOL;
`

const saveInline = (fileName: string): Piece => code`
  if (str_starts_with($url, 'data:')) {
      $data = base64_decode(explode(',', $url, 2)[1] ?? '');
  } else {
      $data = send($url, DOWNLOAD);
  }
  ${save(fileName, code`$data`)}
`

/** The format of a file is the model's choice. */
function saveDownload(fileName: string): Piece {
  const named = namedByFormat(fileName)
  if (named === undefined) return save(fileName, code`send($url, DOWNLOAD)`)
  const { stem, endings, usual } = named
  return code`
    $file = send($url, DOWNLOAD, $type);
    $endings = ${Object.fromEntries(endings)};
    $ending = $endings[$type] ?? ${usual};
    $name = ${php.format(stem, code`$ending`)};
    file_put_contents($name, $file);
    echo "Saved {$name}", PHP_EOL;
  `
}

const saveField = ({ at, fileName, also, orSamples }: FileInBase64): Piece => code`
  ${PARSE}
  ${orSamples ? readSound(at) : readText(at)}

  ${save(fileName, orSamples ? code`$data` : code`base64_decode($data)`)}
  ${also === undefined ? undefined : code`echo ${`${also} `}, ${php.at(code`$result`, [also])} ?? '', PHP_EOL;`}
`

const readText = (at: ValuePath): Piece => code`
  $data = ${php.at(code`$result`, at)}
      ?? ${NO_RESULT};
`

const readSound = (at: ValuePath): Piece => code`
  $sound = ${php.at(code`$result`, at)} ?? null;
  $data = (is_string($sound) ? base64_decode($sound, true) : null)
      ?: ${NO_RESULT};
`

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall): Piece {
  const queue = queueOf(call.result)
  return code`
    ${PARSE}
    ${queue && wait(call, queue)}
  `
}

function wait(call: TaskCall, queue: Queue): Piece {
  const { attempts, done, intervalSeconds, result, startsWithStatus, status, statusAt } = queue
  const job = code`$job`
  const resultJob = asksTwice(queue) ? code`$resultJob` : job
  const read = code`$status = ${php.at(code`$result`, statusAt)} ?? null;`
  const look = code`
    if ($status === ${done}) {
        break;
    }
    ${throwIfFailed(queue)}
  `
  const ask = code`
    sleep(${intervalSeconds});
    ${fetched(call, status, job)}
    ${read}
  `
  return code`
    ${readPart(call, job, status)}
    ${result && asksTwice(queue) ? readPart(call, resultJob, result) : undefined}

    ${startsWithStatus ? read : code`$status = null;`}
    for ($attempt = 0; $attempt < ${attempts}; $attempt++) {
        ${startsWithStatus ? look : ask}
        ${startsWithStatus ? ask : look}
    }
    if ($status !== ${done}) {
        throw new RuntimeException(${`The job did not finish within ${patience(queue)}.`});
    }

    ${result && fetched(call, result, resultJob)}
  `
}

function throwIfFailed({ failed }: Queue): Piece | undefined {
  const [word, ...others] = failed
  if (word === undefined) return undefined
  const hasFailed =
    others.length === 0 ? code`$status === ${word}` : code`in_array($status, ${php.inline(failed)}, true)`
  return code`
    if (${hasFailed}) {
        throw new RuntimeException("The job failed: {$response}");
    }
  `
}

function fetched(call: TaskCall, url: ResponseUrl, job: Piece): Piece {
  const { prefix, suffix } = urlParts(call, url)
  return code`
    $response = send(${prefix + suffix === '' ? job : php.format(prefix, job, suffix)}, [CURLOPT_HTTPHEADER => $headers]);
    ${PARSE}
  `
}

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, job: Piece, url: ResponseUrl): Piece {
  const start = ownAddressStart(call, url)
  const path = code`!preg_match('~^https?://[^/]+(/[^/?#][^?#]*)~', ${job}, $parts)`
  const value = code`!preg_match('/^[\w-]+$/D', ${job})`
  const isWrong = start === undefined ? (url.part === 'value' ? value : path) : code`!str_starts_with(${job}, ${start})`
  return code`
    ${job} = ${php.at(code`$result`, url.field)} ?? null;
    ${noResultIf(code`!is_string(${job}) || ${isWrong}`)}
    ${when(isWrong === path, code`${job} = $parts[1];`)}
  `
}
