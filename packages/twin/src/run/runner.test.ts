import { expect, it } from 'vitest'
import { jsonAnswer } from '../services/answer.ts'
import type { Service } from '../services/request.ts'
import { describeWithHarness } from '../testing/harness.ts'
import type { Example, Transcript } from './runner.ts'

const python = (content: string, rest: Partial<Example> = {}): Example => ({
  language: 'python',
  content,
  files: [],
  env: {},
  ...rest,
})
const javascript = (content: string): Example => ({ language: 'js', content, files: [], env: { A: '1' } })
const shell = (content: string): Example => ({ language: 'sh', content, files: [], env: { A: '1' } })

const service: Service = { name: 'any', answer: (request) => jsonAnswer(200, { url: request.url }) }

/** Programs whose end a forked process could easily get wrong. */
const ENDINGS: readonly (readonly [name: string, content: string])[] = [
  ['prints', 'print("größe 🙂")'],
  ['leaves its output in the buffer', 'import sys\nsys.stdout.write("no newline")'],
  ['exits with a number', 'raise SystemExit(3)'],
  ['exits with a large number', 'import sys\nsys.exit(259)'],
  ['exits with a message', 'print("out")\nraise SystemExit("the message")'],
  ['exits without a value', 'import sys\nsys.exit()'],
  ['fails', 'def f():\n    return {}["missing"]\n\nf()'],
  [
    'fails while it handles a failure',
    'try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    raise ValueError("second") from error',
  ],
  ['does not parse', 'print("a"\nx = = 1'],
  [
    'has exit handlers and threads',
    'import atexit, threading\natexit.register(print, "at exit")\nthreading.Thread(target=lambda: print("thread")).start()\nprint("main")',
  ],
  [
    'looks at itself',
    'import sys, os\nprint(__name__, os.path.basename(__file__), [os.path.basename(a) for a in sys.argv], os.path.basename(sys.path[0]), sorted(os.listdir(".")))',
  ],
  [
    'looks at its variables',
    'import os\nprint(os.environ["A"], "B" in os.environ, sorted(k for k in os.environ if k.startswith("PYTHON")))',
  ],
  ['reads its input', 'print(repr(input()))'],
  ['prints what cannot be printed', 'print("\\ud800")'],
  ['sends a request', 'import requests\nprint(requests.get("https://example.com/x").json())'],
  ["sends a request with the hub client's library", 'import httpx2\nprint(httpx2.get("http://localhost:9/x").json())'],
]

/** What a user sees of a run, without the paths that differ between runs. */
const visible = ({ exitCode, stdout, stderr, madeFiles }: Transcript) => ({
  exitCode,
  stdout,
  stderr: stderr.replace(/"[^"]*\/(example\.py)"/g, '"$1"'),
  madeFiles,
})

describeWithHarness('Runner', (harness) => {
  it.each(ENDINGS)('a forked Python example that %s ends as with python3', async (_name, content) => {
    const example = python(content, { env: { A: '1' } })
    const forked = await harness().runner.run(example, [service])
    const cold = await harness().runner.run(example, [service], { cold: true })
    expect(visible(forked)).toEqual(visible(cold))
  })

  it('kills an example and its child processes after the time limit', async () => {
    const { runner } = harness()
    const endless = [
      python('import subprocess\nprint("started", flush=True)\nsubprocess.run(["sleep", "60"])'),
      javascript('console.log("started")\nsetInterval(() => {}, 1000)'),
      shell('echo started\nsleep 60'),
    ]
    for (const example of endless) {
      const { exitCode, timedOut } = await runner.run(example, [], { seconds: 3 })
      expect({ exitCode, timedOut }).toEqual({ exitCode: null, timedOut: true })
    }
  })

  it('reports which files an example created, changed, and left elsewhere', async () => {
    const { madeFiles, strayFiles } = await harness().runner.run(
      {
        ...shell(
          'mkdir -p a && echo new > a/b.txt && echo more >> given.txt && echo x > "$HOME/.profile" && echo y > "$TMPDIR/z"',
        ),
        files: [
          { name: 'given.txt', bytes: Buffer.from('given\n') },
          { name: 'untouched.txt', bytes: Buffer.from('as it was') },
        ],
      },
      [],
    )
    expect(madeFiles.map(({ path, bytes }) => [path, bytes.toString()]).sort()).toEqual([
      ['a/b.txt', 'new\n'],
      ['given.txt', 'given\nmore\n'],
    ])
    expect(strayFiles).toEqual(['home/.profile', 'tmp/z'])
  })

  it('gives JavaScript examples the published clients, and nothing else from this repository', async () => {
    const found = await harness().runner.run(
      javascript(`for (const name of ['openai', '@huggingface/inference', '@fal-ai/client', 'undici', 'mockttp', 'vitest']) {
  console.log(name, await import(name).then(() => 'there', (error) => error.code))
}
console.log(Object.keys(process.env).sort().join(' '))`),
      [],
    )
    expect(found.stdout).toBe(`openai there
@huggingface/inference there
@fal-ai/client there
undici ERR_MODULE_NOT_FOUND
mockttp ERR_MODULE_NOT_FOUND
vitest ERR_MODULE_NOT_FOUND
A HOME LANG PATH TMPDIR
`)
  })

  it('sends the requests of JavaScript and shell examples to the twin', async () => {
    for (const example of [
      javascript('console.log((await (await fetch("https://example.com/js")).json()).url)'),
      shell('curl --silent https://example.com/sh'),
    ]) {
      const { requests, stdout } = await harness().runner.run(example, [service])
      expect(requests).toHaveLength(1)
      expect(stdout).toContain(requests[0]?.url)
    }
  })

  it('gives shell examples only POSIX tools and curl', async () => {
    const { stderr } = await harness().runner.run(
      shell('python3 -c 1; node -e 1; jq -n 1; curl --version > /dev/null'),
      [],
    )
    expect(stderr.match(/(\w+): command not found/g)).toEqual([
      'python3: command not found',
      'node: command not found',
      'jq: command not found',
    ])
  })

  it('has an example’s tools ready when another one requests them at the same time', async () => {
    const example: Example = {
      ...shell('whoami > /dev/null && curl --version > /dev/null'),
      install: 'apt-get install -y whoami',
    }
    const runs = await Promise.all([harness().runner.run(example, []), harness().runner.run(example, [])])
    expect(runs.map(({ exitCode, stderr }) => `${exitCode} ${stderr}`)).toEqual(['0 ', '0 '])
  })
})
