import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@model-snippets/core'
import type { RunOptions } from '../run/runner.ts'

/** From this many equal answers to one question on, the same answer is given from memory. */
const EQUAL_ANSWERS = 6

const JAVASCRIPT = `import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'
const own = globalThis.setTimeout
const ownPromise = promises.setTimeout
const ownLimit = AbortSignal.timeout
// Shorter pauses belong to connections, and so do those that Node's own fetch makes.
const isPause = (milliseconds) =>
  milliseconds > 400 && milliseconds <= 10_000 && !/undici|node:internal\\/deps/.test(String(new Error().stack))
// A pause that is cut short counts in full for a limit on the whole wait.
let skipped = 0
const limits = []
const skip = (milliseconds) => {
  skipped += milliseconds
  for (const limit of limits.splice(0)) {
    if (limit.at > skipped) limits.push(limit)
    else limit.controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  }
  return 1
}
const shortened = (milliseconds) => (isPause(milliseconds) ? skip(milliseconds) : milliseconds)
const fast = (action, milliseconds, ...parts) => own(action, shortened(milliseconds), ...parts)
globalThis.setTimeout = Object.assign(fast, own)
promises.setTimeout = (milliseconds, ...parts) => ownPromise(shortened(milliseconds), ...parts)
AbortSignal.timeout = (milliseconds) => {
  const controller = new AbortController()
  limits.push({ at: skipped + milliseconds, controller })
  ownLimit(milliseconds).addEventListener('abort', ({ target }) => controller.abort(target.reason))
  return controller.signal
}
syncBuiltinESMExports()

const ownFetch = globalThis.fetch
let last = { question: '', times: 0, answer: undefined }
globalThis.fetch = async (input, init) => {
  const question = (init?.method ?? 'GET') === 'GET' ? JSON.stringify([String(input), init?.headers]) : ''
  init?.signal?.throwIfAborted()
  if (question !== '' && question === last.question && last.times >= ${EQUAL_ANSWERS}) return last.answer.clone()
  const response = await ownFetch(input, init)
  last = { question, times: question === last.question ? last.times + 1 : 1, answer: question === '' ? undefined : response.clone() }
  return response
}
`

const PYTHON = `import sys
import time

_sleep = time.sleep
time.sleep = lambda seconds: _sleep(min(seconds, 0.001))

_last = {"question": None, "times": 0, "answer": None}


def _remembering(own, read):
    def ask(self, *parts, **more):
        question = read(*parts, **more)
        # A client may send through another client of its own.
        if question is None:
            return own(self, *parts, **more)
        if question == _last["question"] and _last["times"] >= ${EQUAL_ANSWERS}:
            return _last["answer"]
        answer = own(self, *parts, **more)
        times = _last["times"] + 1 if question == _last["question"] else 1
        _last.update(question=question, times=times, answer=answer)
        return answer

    return ask


def _of_requests(method, url, **more):
    return (str(url), repr(more.get("headers"))) if method.upper() == "GET" else None


def _of_httpx(request, **more):
    asker = request.headers.get("authorization")
    return (str(request.url), asker) if request.method == "GET" and not more.get("stream") else None


_session = sys.modules["requests"].sessions.Session
_session.request = _remembering(_session.request, _of_requests)
_client = sys.modules["httpx"].Client
_client.send = _remembering(_client.send, _of_httpx)
`

const SHELL = 'sleep() { :; }\n'

/** Programs are started for each question, hundreds of times; the shell itself remembers what they answered. */
const SHELL_THAT_REMEMBERS = `sleep() { :; }
_memory=\${BASH_SOURCE[0]%/*}/$$-\${EPOCHREALTIME//[.,]/}
_remembered() {
  local tool=$1 input=$2 question times=0 before= answer code=0
  shift 2
  question="$tool $* $input"
  if [ -f "$_memory.$tool.question" ]; then
    IFS= read -r -d '' before < "$_memory.$tool.question"
    [ "$question" != "$before" ] || IFS= read -r times < "$_memory.$tool.times"
  fi
  if [ "$times" -ge ${EQUAL_ANSWERS} ]; then
    IFS= read -r -d '' answer < "$_memory.$tool.answer"
    IFS= read -r code < "$_memory.$tool.code"
  else
    answer=$(printf '%s' "$input" | command "$tool" "$@"; code=$?; printf x; exit "$code") || code=$?
    answer=\${answer%x}
    printf '%s' "$question" > "$_memory.$tool.question"
    printf '%s\\n' "$((times + 1))" > "$_memory.$tool.times"
    printf '%s' "$answer" > "$_memory.$tool.answer"
    printf '%s\\n' "$code" > "$_memory.$tool.code"
  fi
  printf '%s' "$answer"
  return "$code"
}
curl() {
  case " $* " in
    *" -d "* | *" --data-binary "* | *" -F "* | *" --output "*) command curl "$@" ;;
    *) _remembered curl '' "$@" ;;
  esac
}
jq() {
  local input
  IFS= read -r -d '' input
  _remembered jq "$input" "$@"
}
`

/**
 * Cuts short the pauses of an example that waits for a queue, so that minutes of waiting take a moment. Nothing of
 * the example changes; the programs it is run by load a file of ours first. A question that was answered in the same
 * way again and again is answered from memory, so that hundreds of questions take a moment too.
 *
 * @example
 * const fast = await FastTime.prepare()
 * runner.run({ ...example, env: { ...example.env, ...fast.env('js') } }, services, fast.options('js'))
 * await fast.remove()
 */
export class FastTime {
  private constructor(private readonly folder: string) {}

  static async prepare(): Promise<FastTime> {
    const folder = await mkdtemp(join(tmpdir(), 'fast-time-'))
    await writeFile(join(folder, 'pauses.mjs'), JAVASCRIPT)
    await writeFile(join(folder, 'pauses.py'), PYTHON)
    await writeFile(join(folder, 'pauses.sh'), SHELL)
    await writeFile(join(folder, 'endless.sh'), SHELL_THAT_REMEMBERS)
    return new FastTime(folder)
  }

  /**
   * Variables to run an example with.
   *
   * @param endless set when the service never says that the job is done
   */
  env(language: Language, endless = false): Record<string, string> {
    if (language === 'js') return { NODE_OPTIONS: `--import ${pathToFileURL(join(this.folder, 'pauses.mjs')).href}` }
    if (language === 'sh') return { BASH_ENV: join(this.folder, endless ? 'endless.sh' : 'pauses.sh') }
    return {}
  }

  /** How to run an example. */
  options(language: Language): RunOptions {
    if (language === 'python') return { pythonStartUp: join(this.folder, 'pauses.py') }
    return { shell: 'bash' }
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }
}
