import type { TaskCall } from '../../../../call/call.ts'
import type { Body, FileInBase64, JsonResult } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import type { FileNode } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import type { NamedByFormat } from '../../../clients/formats.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import {
  type FileInBytes,
  type FileShape,
  type Files,
  formHolds,
  holdsSamples,
  type JobAddress,
  type LinkedFile,
  type LinkedFiles,
  type PlannedResult,
  type TaskPlan,
  type Wait,
} from '../../../clients/task-plan.ts'
import type { TaskShape } from '../../../clients/task-shape.ts'
import { lines, type Piece, slot, when } from '../../../printing/code.ts'
import { compiledTask } from '../../compiled-task.ts'
import { code, php } from '../../writer.ts'
import { checkFile, partOf, readFile as readFileOf } from './files.ts'
import { checkToken, headersOf, post, refuse } from './request.ts'

export const curlTask: TaskRenderer = {
  client: 'curl',
  takesLists: true,
  unsupported: (call) =>
    formHolds(call, /\0/) ? 'the client cuts off form field names at the first NUL character' : undefined,
  render: /* @__PURE__ */ compiledTask((shape) => program(shape)),
}

/** Returns a task's request with curl, up to its printed or saved result. */
function program(shape: TaskShape): Piece {
  const { body, plan } = shape
  const sends = sendsMore(plan)
  return code`
    ${when(shape.readsToken, CHECK_TOKEN)}
    ${when(sends, defineSend(plan))}
    ${when(holdsSamples(plan), DEFINE_SOUND_FILE)}
    ${plan.file && readFile(body, plan.file, plan)}
    ${sends ? sendFirst(body, plan) : post(URL, HEADERS, SENT_BODY[body])}

    ${showResult(plan)}
  `
}

const CHECK_TOKEN = /* @__PURE__ */ slot((call: TaskCall) => checkToken(call))
const URL = /* @__PURE__ */ slot(({ request }: TaskCall) => request.url)
const HEADERS = /* @__PURE__ */ slot(({ request }: TaskCall) => headersOf(request))

/** Checks whether one request isn't enough, because there's a file to download or a job to poll. */
const sendsMore = ({ file, wait, result }: TaskPlan): boolean =>
  isLinked(result) || wait !== undefined || file?.remote === true

const isLinked = (result: PlannedResult): result is LinkedFile | LinkedFiles =>
  result.kind === 'url' || result.kind === 'urls'

/** curl doesn't follow redirects by default, because the token would be sent along. */
const defineSend = (plan: TaskPlan): Piece => code`
  function send(string $url, array $options): ${readsTypeOfSent(plan) ? code`array` : code`string`}
  {
      $curl = curl_init($url);
      curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true]);
      $response = curl_exec($curl);
      ${refuse(code`$response === false`, code`$response`)}
      return ${readsTypeOfSent(plan) ? code`[$response, curl_getinfo($curl, CURLINFO_CONTENT_TYPE)]` : code`$response`};
  }

`

const readsTypeOfSent = (plan: TaskPlan): boolean =>
  isLinked(plan.result) ? plan.result.named !== undefined : readsType(plan)

const readsType = ({ result }: TaskPlan): boolean => result.kind === 'bytes' && result.named !== undefined

/** The content, if `send` also returns the type. */
const CONTENT = code`[0]`

/** In a form, curl reads the file itself. */
const readFile = (body: Body['kind'], { remote }: FileShape, plan: TaskPlan): Piece => code`
  ${body === 'form' && !remote ? CHECK_FILE : readsTypeOfSent(plan) ? READ_CONTENT : READ_FILE}

`

const fileOf = ({ request }: TaskCall): FileNode => fileIn(request.body) as FileNode

const CHECK_FILE = /* @__PURE__ */ slot((call: TaskCall) => checkFile(fileOf(call)))
const READ_CONTENT = /* @__PURE__ */ slot((call: TaskCall) => readFileOf(fileOf(call), CONTENT))
const READ_FILE = /* @__PURE__ */ slot((call: TaskCall) => readFileOf(fileOf(call)))

type BodyOf<Kind extends Body['kind']> = Extract<Body, { kind: Kind }>

/** What is sent for each kind of body. */
const SENT_BODY: { readonly [kind in Body['kind']]: Piece } = {
  json: code`json_encode(${/* @__PURE__ */ slot(({ request }: TaskCall) => (request.body as BodyOf<'json'>).value)})`,
  bytes: /* @__PURE__ */ code`${/* @__PURE__ */ slot(({ request }: TaskCall) => (request.body as BodyOf<'bytes'>).file)}`,
  form: /* @__PURE__ */ code`${
    /* @__PURE__ */ slot(({ request }: TaskCall) => {
      const { fields, file, fileName } = request.body as BodyOf<'form'>
      return { ...fields, file: partOf(file, fileName) }
    })
  }`,
}

/** Sends the first request. Later requests to a queue have the same headers. */
function sendFirst(body: Body['kind'], plan: TaskPlan): Piece {
  const { wait, result } = plan
  const sent = code`
    send(${URL}, [
        CURLOPT_HTTPHEADER => ${wait === undefined ? HEADERS : code`$headers`},
        CURLOPT_POSTFIELDS => ${SENT_BODY[body]},
    ])
  `
  return code`
    ${when(wait !== undefined, code`$headers = ${HEADERS};`)}
    ${wait !== undefined || isLinked(result) ? readSent(plan, sent) : code`${responseOf(plan)} = ${sent};`}
    ${wait && waitFor(plan, wait)}
  `
}

/** The variables for `send`'s result. */
function responseOf(plan: TaskPlan): Piece {
  if (readsType(plan)) return code`[$response, $type]`
  return readsTypeOfSent(plan) ? code`[$response]` : code`$response`
}

/** Parses the JSON response to a request as `$result`. */
const readSent = (plan: TaskPlan, sent: Piece): Piece =>
  readsTypeOfSent(plan)
    ? code`
        [$response] = ${sent};
        ${PARSE}
      `
    : code`$result = ${parsed(sent)};`

const parsed = (response: Piece): Piece => code`json_decode(${response}, true)`

const PARSE = code`$result = ${parsed(code`$response`)};`

function showResult(plan: TaskPlan): Piece {
  const { result } = plan
  switch (result.kind) {
    case 'json':
      return showJson(result)
    case 'bytes':
      return saveBytes(plan, result)
    case 'base64':
      return saveField(result)
    case 'files':
      return saveFiles(result)
    case 'url':
      return code`
        ${readUrl(result)}
        ${saveLinked(result)}
      `
    case 'urls':
      return saveUrls(result)
  }
}

function readUrl({ at, listed: isListed }: LinkedFile): Piece {
  if (!isListed) return code`$url = ${php.at(code`$result`, at)};`
  return code`
    // Some models return a list of URLs, others a single URL.
    $url = ((array) ${php.operandAt(code`$result`, at)})[0];
  `
}

function showJson({ at = [], shows, queue }: JsonResult): Piece {
  if (shows !== undefined) return show(shows)
  // An empty object stays an object.
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
  if (as === 'embeddings') {
    return code`
      ${PARSE}
      foreach (${found} as $item) {
          $embedding = $item['embedding'];
          echo count($embedding), ' numbers: ', json_encode(array_slice($embedding, 0, 5)), PHP_EOL;
      }
    `
  }
  return code`
    ${PARSE}
    $embedding = ${found};
    echo count($embedding), ' numbers: ', json_encode(array_slice($embedding, 0, 5)), PHP_EOL;
  `
}

function saveBytes(plan: TaskPlan, { fileName, named, orBase64 }: FileInBytes): Piece {
  if (named === undefined) return save(fileName, code`$response`)
  const readType = when(!sendsMore(plan), code`$type = (string) curl_getinfo($curl, CURLINFO_CONTENT_TYPE);`)
  const saved = code`
    ${nameByType(named, code`${named.stem}`, code`$type`)}
    ${saveByName(code`$response`)}
  `
  if (orBase64 === undefined) {
    return code`
      ${readType}
      if (!str_starts_with($type, 'audio/')) {
          throw new RuntimeException("The answer is not audio: {$response}");
      }
      ${saved}
    `
  }
  return code`
    ${readType}
    if (str_starts_with($type, 'audio/')) {
        ${saved}
    } else {
        ${saveField(orBase64)}
    }
  `
}

/** Sets `$name` according to the type in a variable. */
const nameByType = ({ endings, usual }: NamedByFormat, begin: Piece, type = code`$type ?? ''`): Piece => code`
  $extensions = ${Object.fromEntries(endings)};
  $name = ${begin} . ($extensions[${type}] ?? ${usual});
`

const saveByName = (data: Piece): Piece => code`
  file_put_contents($name, ${data});
  echo "Saved {$name}", PHP_EOL;
`

const save = (fileName: string, data: Piece): Piece => code`
  file_put_contents(${fileName}, ${data});
  echo ${`Saved ${fileName}`}, PHP_EOL;
`

/** The model may choose the file's format. */
function saveLinked({ fileName, inline, named, starts }: LinkedFile): Piece {
  const options = downloadOptions(starts)
  if (inline) {
    return code`
      $data = str_starts_with($url, 'data:')
          ? base64_decode(explode(',', $url)[1])
          : send($url, ${options});
      ${save(fileName, code`$data`)}
    `
  }
  if (named === undefined) {
    return code`
      $file = send($url, ${options});
      ${save(fileName, code`$file`)}
    `
  }
  return code`
    [$file, $type] = send($url, ${options});
    ${nameByType(named, code`${named.stem}`)}
    ${saveByName(code`$file`)}
  `
}

/** We don't trust a response, or a redirect, with other protocols. */
const protocols = (starts: readonly string[]): Piece =>
  starts.includes('http://') ? code`CURLPROTO_HTTPS | CURLPROTO_HTTP` : code`CURLPROTO_HTTPS`

const downloadOptions = (starts: LinkedFile['starts']): Piece =>
  code`[CURLOPT_FOLLOWLOCATION => true, CURLOPT_PROTOCOLS => ${protocols(starts)}]`

/** PHP reads a missing field as null, which would become an empty file. */
const OR_NO_FILE = code`?? throw new RuntimeException("No file: {$response}")`

function saveField({ at, fileName, also, orSamples }: FileInBase64): Piece {
  const found = php.at(code`$result`, at)
  if (orSamples && also !== undefined) {
    const rate = php.at(code`$result`, [also])
    return code`
      ${PARSE}
      file_put_contents(${fileName}, soundFile(${found}, ${rate}));
      echo ${`Saved ${fileName}`}, PHP_EOL;
      echo ${`${also} `}, ${rate}, PHP_EOL;
    `
  }
  return code`
    ${PARSE}
    $data = ${found} ${OR_NO_FILE};
    ${save(fileName, code`base64_decode($data)`)}
  `
}

/** Returns audio from JSON as a file: base64, or samples in one list or in one list per channel. */
const DEFINE_SOUND_FILE = /* @__PURE__ */ code`
  // Decodes a base64 file, or builds a WAV file from samples between -1 and 1.
  function soundFile(string|array $audio, int $rate): string
  {
      if (is_string($audio)) {
          return base64_decode($audio) ?: throw new RuntimeException('The response contains no audio');
      }
      $channels = is_array($audio[0]) ? $audio : [$audio];
      $data = '';
      foreach (array_keys($channels[0]) as $i) {
          foreach ($channels as $channel) {
              $data .= pack('v', (int) (32767 * max(-1, min(1, $channel[$i]))));
          }
      }
      $width = 2 * count($channels);
      // 16 bytes: PCM, channels, samples a second, bytes a second, bytes at a time, bits of a sample
      $format = pack('VvvVVvv', 16, 1, count($channels), $rate, $width * $rate, $width, 16);
      $size = pack('V', strlen($data));
      return 'RIFF' . pack('V', 36 + strlen($data)) . "WAVEfmt {$format}data{$size}{$data}";
  }

`

function saveFiles({ list, item, label, type, stem, ending }: Files): Piece {
  const items = list.length === 0 ? code`json_decode($response, true)` : php.at(code`$result`, list)
  const extension = code`(str_ends_with(${php.at(ITEM, [type ?? ''])}, 'wav') ? '.wav' : ${ending})`
  return code`
    ${when(list.length > 0, PARSE)}
    foreach (${items} as $index => $item) {
        $data = ${php.at(ITEM, item)} ${OR_NO_FILE};
        $name = ${stem} . ($index + 1) . ${type === undefined ? code`${ending}` : extension};
        file_put_contents($name, base64_decode($data));
        echo "Saved {$name}${label === undefined ? code`"` : code`: ", ${php.at(ITEM, [label])}`}, PHP_EOL;
    }
  `
}

const ITEM = code`$item`

const saveUrls = ({ list, item, mayBeOne, named, starts, stem, ending }: LinkedFiles): Piece => code`
  ${when(mayBeOne, code`// Some models return a list of URLs, others a single URL.`)}
  foreach (${when(mayBeOne, code`(array) `)}${php.operandAt(code`$result`, list)} as $index => $item) {
      [$file${when(named !== undefined, code`, $type`)}] = send(${php.at(ITEM, item)}, ${downloadOptions(starts)});
      ${
        named === undefined
          ? code`$name = ${stem} . ($index + 1) . ${ending};`
          : nameByType(named, code`${stem} . ($index + 1) . '.'`)
      }
      ${saveByName(code`$file`)}
  }
`

/** Polls the job until it's done, and then fetches the result. */
const waitFor = (plan: TaskPlan, wait: Wait): Piece => code`
  ${lines(...wait.found.map(findJob))}
  ${wait.outputAt === undefined ? askForStatus(plan, wait) : askForOutput(plan, wait, wait.outputAt)}
  ${wait.result && fetched(plan, wait.result)}
`

const askForStatus = (plan: TaskPlan, wait: Wait): Piece =>
  wait.startsWithStatus ? askWhile(plan, wait) : askAtLeastOnce(plan, wait)

/** The output may exist before the status says so. */
const askForOutput = (plan: TaskPlan, wait: Wait, at: ValuePath): Piece => code`
  while (!isset(${php.at(code`$result`, at)})) {
      ${giveUp({ ...wait, failed: [wait.done, ...wait.failed] }, php.at(code`$result`, wait.statusAt))}
      sleep(${wait.intervalSeconds});
      ${fetched(plan, wait.status)}
  }
`

/** The first response already contains the job's status. */
function askWhile(plan: TaskPlan, wait: Wait): Piece {
  const { done, intervalSeconds, status, statusAt } = wait
  const now = php.operandAt(code`$result`, statusAt)
  return code`
    while (${now} !== ${done}) {
        ${giveUp(wait, now)}
        sleep(${intervalSeconds});
        ${fetched(plan, status)}
    }
  `
}

function askAtLeastOnce(plan: TaskPlan, wait: Wait): Piece {
  const { done, intervalSeconds, status, statusAt } = wait
  return code`
    do {
        sleep(${intervalSeconds});
        ${fetched(plan, status)}
        $status = ${php.at(code`$result`, statusAt)};
        ${giveUp(wait, code`$status`)}
    } while ($status !== ${done});
  `
}

const ALL_OF_IT = code`print_r($result, true)`

/** Exits if the job failed. */
function giveUp(wait: Wait, status: Piece): Piece | undefined {
  const { failed, errorAt } = wait
  const [word, ...others] = failed
  if (word === undefined) return undefined
  const hasFailed = others.length === 0 ? code`${status} === ${word}` : code`in_array(${status}, ${php.inline(failed)})`
  return code`
    if (${hasFailed}) {
        throw new RuntimeException(${wait.outputAt === undefined ? 'The job failed: ' : 'No output: '} . ${errorAt === undefined ? ALL_OF_IT : php.at(code`$result`, errorAt)});
    }
  `
}

const jobOf = ({ isSecond }: JobAddress): Piece => (isSecond ? code`$resultJob` : code`$job`)

function fetched(plan: TaskPlan, address: JobAddress): Piece {
  const { suffix } = address
  const job = jobOf(address)
  return readSent(plan, code`send(${suffix === '' ? job : php.format(job, suffix)}, [CURLOPT_HTTPHEADER => $headers])`)
}

/** Reads the job's URL. The token is sent along, so no response may redirect it to another host. */
function findJob(address: JobAddress): Piece {
  const { part, prefix, start } = address
  const job = jobOf(address)
  const field = php.at(code`$result`, address.field)
  if (start !== undefined) {
    return code`
      ${job} = ${field};
      if (!str_starts_with(${job}, ${start})) {
          throw new RuntimeException(${php.format('Unexpected job URL: ', job)});
      }
    `
  }
  return code`${job} = ${prefix} . ${part === 'path' ? code`parse_url(${field}, PHP_URL_PATH)` : php.operandAt(code`$result`, address.field)};`
}
