import type { HttpRequest, TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, FilesInBase64, JsonResult } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import type { FileNode } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import {
  type FileInBytes,
  formHolds,
  type JobAddress,
  type LinkedFile,
  planOf,
  type TaskPlan,
  type Wait,
} from '../../../clients/task-plan.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
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
  const plan = planOf(call)
  const sends = sendsMore(plan)
  return php.program(code`
    ${checkToken(call)}
    ${when(sends, defineSend(plan))}
    ${plan.file && readFileOf(plan.file, call.request, plan)}
    ${sends ? sendFirst(call, plan) : post(call.request, sentBody(call))}

    ${showResult(plan)}
  `)
}

/** Whether there is more to ask for than the answer to one request: a file, or how far a job is. */
const sendsMore = ({ file, wait, result }: TaskPlan): boolean =>
  result.kind === 'url' || wait !== undefined || file?.remote === true

/** Redirects are not followed of itself: the token goes along. */
const defineSend = (plan: TaskPlan): Piece => code`
  function send(string $url, array $options): ${readsTypeOfSent(plan) ? code`array` : code`string`}
  {
      $curl = curl_init($url);
      curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true]);
      $response = curl_exec($curl);
      ${refuse(code`$response`)}
      return ${readsTypeOfSent(plan) ? code`[$response, curl_getinfo($curl, CURLINFO_CONTENT_TYPE)]` : code`$response`};
  }

`

const readsTypeOfSent = (plan: TaskPlan): boolean =>
  plan.result.kind === 'url' ? plan.result.named !== undefined : readsType(plan)

const readsType = ({ result }: TaskPlan): boolean => result.kind === 'bytes' && result.orBase64 !== undefined

/** The content, where `send` returns the type with it. */
const CONTENT = code`[0]`

/** The client reads the file of a form by itself. */
const readFileOf = (file: FileNode, { body }: HttpRequest, plan: TaskPlan): Piece => code`
  ${body.kind === 'form' && !file.remote ? checkFile(file) : readFile(file, when(readsTypeOfSent(plan), CONTENT))}

`

function sentBody({ request: { body } }: TaskCall): Piece {
  if (body.kind === 'json') return code`json_encode(${body.value})`
  if (body.kind === 'bytes') return code`${body.file}`
  return code`${{ ...body.fields, file: partOf(body.file, body.fileName) }}`
}

/** Sends the first request. A queue is asked with its headers. */
function sendFirst(call: TaskCall, plan: TaskPlan): Piece {
  const { request } = call
  const { wait, result } = plan
  const sent = code`
    send(${request.url}, [
        CURLOPT_HTTPHEADER => ${wait === undefined ? headersOf(request) : code`$headers`},
        CURLOPT_POSTFIELDS => ${sentBody(call)},
    ])
  `
  return code`
    ${when(wait !== undefined, code`$headers = ${headersOf(request)};`)}
    ${wait !== undefined || result.kind === 'url' ? readSent(plan, sent) : code`${responseOf(plan)} = ${sent};`}
    ${wait && waitFor(plan, wait)}
  `
}

/** The variables of what `send` returns. */
function responseOf(plan: TaskPlan): Piece {
  if (readsType(plan)) return code`[$response, $type]`
  return readsTypeOfSent(plan) ? code`[$response]` : code`$response`
}

/** Has what is sent answered by JSON, as `$result`. */
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
  }
}

function readUrl({ at, listed: isListed }: LinkedFile): Piece {
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

function saveBytes(plan: TaskPlan, { fileName, orBase64 }: FileInBytes): Piece {
  if (orBase64 === undefined) return save(fileName, code`$response`)
  const type = sendsMore(plan) ? code`$type` : code`curl_getinfo($curl, CURLINFO_CONTENT_TYPE)`
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
function saveLinked({ fileName, inline, named, starts }: LinkedFile): Piece {
  const options = code`[CURLOPT_FOLLOWLOCATION => true, CURLOPT_PROTOCOLS => ${protocols(starts)}]`
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
const protocols = (starts: readonly string[]): Piece =>
  starts.includes('http://') ? code`CURLPROTO_HTTPS | CURLPROTO_HTTP` : code`CURLPROTO_HTTPS`

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
const waitFor = (plan: TaskPlan, wait: Wait): Piece => code`
  ${lines(...wait.found.map(findJob))}
  ${wait.startsWithStatus ? askWhile(plan, wait) : askAtLeastOnce(plan, wait)}
  ${wait.result && fetched(plan, wait.result)}
`

/** The first answer says how far the job is, too. */
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

/** Ends the program where the job has failed. */
function giveUp({ failed, errorAt }: Wait, status: Piece): Piece | undefined {
  const [word, ...others] = failed
  if (word === undefined) return undefined
  const hasFailed = others.length === 0 ? code`${status} === ${word}` : code`in_array(${status}, ${php.inline(failed)})`
  return code`
    if (${hasFailed}) {
        throw new RuntimeException('The job failed: ' . ${errorAt === undefined ? ALL_OF_IT : php.at(code`$result`, errorAt)});
    }
  `
}

const jobOf = ({ isSecond }: JobAddress): Piece => (isSecond ? code`$resultJob` : code`$job`)

function fetched(plan: TaskPlan, address: JobAddress): Piece {
  const { suffix } = address
  const job = jobOf(address)
  return readSent(plan, code`send(${suffix === '' ? job : php.format(job, suffix)}, [CURLOPT_HTTPHEADER => $headers])`)
}

/** Reads where the job is. The token goes along, so that no answer may lead to another host. */
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
