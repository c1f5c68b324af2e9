import { readFileSync } from 'node:fs'
import type { InferenceSnippet, SnippetOptions } from '@model-snippets/core'
import { expect, it } from 'vitest'
import { isBehaviour } from '../cases/behaviours.ts'
import type { Asked, CaseRun } from '../cases/case.ts'
import { ask } from '../cases/cases.ts'
import { chat } from '../cases/chat.ts'
import { TWIN_LANGUAGES } from '../languages/index.ts'
import { CHAT } from '../oracle/call.ts'
import { plainRun } from '../plan/plan.ts'
import { maliciousAnswerNamed } from '../services/protocols/malicious-answer.ts'
import { describeWithHarness } from '../testing/harness.ts'
import type { Harness } from '../trials/harness.ts'
import { readTrial, runTrial } from '../trials/trial.ts'
import type { Finding, Rule } from './finding.ts'

type FixtureName = 'chat.py' | 'chat-stream.py' | 'chat.mjs' | 'chat-stream.mjs' | 'chat.sh' | 'chat-stream.sh'

const MODEL = { id: 'acme/tiny', pipeline_tag: 'text-generation', tags: ['conversational'] }
const OPTIONS: SnippetOptions = { messages: [{ role: 'user', content: 'Say hi' }], temperature: 0, billTo: 'acme' }

/** The client and its install command, by the extension of a fixture. */
const INSTALL: Readonly<Record<string, string | null>> = {
  py: 'pip install requests~=2.34',
  mjs: 'npm install openai@7',
  sh: null,
}
const CLIENT: Readonly<Record<string, string>> = { py: 'requests', mjs: 'openai', sh: 'curl' }

/** The chat that the fixtures send. */
const askFor = (streaming: boolean, options = OPTIONS): Asked =>
  ask({ task: CHAT, provider: 'together', target: 'routed', streaming }, { options, model: MODEL })

/** A correct hand-written example, and its case. */
function fixture(name: FixtureName): { asked: Asked; snippet: InferenceSnippet } {
  const ending = name.split('.')[1] ?? ''
  const language = TWIN_LANGUAGES.find(({ exampleFile }) => exampleFile.endsWith(`.${ending}`))?.id
  if (language === undefined) throw new Error(`${name} is in no language that is run`)
  return {
    asked: askFor(name.includes('stream')),
    snippet: {
      language,
      client: CLIENT[ending] ?? '',
      content: readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8'),
      install: INSTALL[ending] ?? null,
      env: [{ name: 'HF_TOKEN', description: 'a token' }],
      add: null,
      files: [],
      fileName: name,
      run: '',
      manifest: null,
    },
  }
}

async function judge(
  harness: Harness,
  asked: Asked,
  snippet: InferenceSnippet,
  run: CaseRun,
  seconds = 30,
): Promise<Finding[]> {
  const read = await readTrial(harness, asked, snippet)
  const { findings } = await runTrial(harness, asked, snippet, run, { seconds })
  return [...read, ...findings]
}

/** A change to a correct example, the run, and the rule that must report it. */
interface Defect {
  readonly what: string
  readonly fixture: FixtureName
  readonly replace: readonly (readonly [from: string, to: string])[]
  readonly rule: Rule
  readonly says: RegExp
  /** The name of the run; by default, a plain answer. */
  readonly run?: string
  readonly setup?: Partial<Pick<InferenceSnippet, 'install' | 'env'>>
}

const PYTHON_PRINT = 'print(response.json()["choices"][0]["message"]["content"])'
const JS_PRINT = 'console.log(completion.choices[0].message.content);'
const CONTENT = '"Say hi"'

const DEFECTS: readonly Defect[] = [
  {
    what: 'Python that does not parse',
    fixture: 'chat.py',
    replace: [['print(', 'print ']],
    rule: 1,
    says: /does not parse/,
  },
  {
    what: 'JavaScript that does not parse',
    fixture: 'chat.mjs',
    replace: [[CONTENT, '"Say "hi"']],
    rule: 1,
    says: /does not parse/,
  },
  {
    what: 'a quote that ends a shell word',
    fixture: 'chat.sh',
    replace: [['Say hi', "It's"]],
    rule: 1,
    says: /does not parse/,
  },
  {
    what: 'an unused Python import',
    fixture: 'chat.py',
    replace: [['import os\n', 'import json\nimport os\n']],
    rule: 1,
    says: /imports json/,
  },
  { what: 'a missing Python import', fixture: 'chat.py', replace: [['import os\n', '']], rule: 1, says: /uses os/ },
  {
    what: 'an unused JavaScript import',
    fixture: 'chat.mjs',
    replace: [['import OpenAI', 'import fs from "node:fs";\nimport OpenAI']],
    rule: 1,
    says: /imports fs/,
  },
  {
    what: 'a missing JavaScript import',
    fixture: 'chat.mjs',
    replace: [['import OpenAI from "openai";', '']],
    rule: 1,
    says: /uses OpenAI/,
  },
  {
    what: 'a lone surrogate in the text',
    fixture: 'chat.py',
    replace: [['Say hi', 'Say \ud800']],
    rule: 1,
    says: /lone surrogate/,
  },

  {
    what: 'a Python package that is not installed',
    fixture: 'chat.py',
    replace: [],
    setup: { install: null },
    rule: 2,
    says: /command does not install/,
  },
  {
    what: 'a npm package that is not installed',
    fixture: 'chat.mjs',
    replace: [],
    setup: { install: null },
    rule: 2,
    says: /command does not install/,
  },
  {
    what: 'a package that is not needed',
    fixture: 'chat.py',
    replace: [],
    setup: { install: 'pip install requests pillow' },
    rule: 2,
    says: /pillow/,
  },
  {
    what: 'a Python range without the release',
    fixture: 'chat.py',
    replace: [],
    setup: { install: 'pip install "requests<2"' },
    rule: 2,
    says: /range of requests/,
  },
  {
    what: 'an npm range without the release',
    fixture: 'chat.mjs',
    replace: [],
    setup: { install: 'npm install openai@6' },
    rule: 2,
    says: /range of openai/,
  },
  {
    what: 'an unknown installer',
    fixture: 'chat.py',
    replace: [],
    setup: { install: 'conda install requests' },
    rule: 2,
    says: /uses conda/,
  },
  {
    what: 'an undeclared variable in Python',
    fixture: 'chat.py',
    replace: [],
    setup: { env: [] },
    rule: 2,
    says: /HF_TOKEN/,
  },
  {
    what: 'an undeclared variable in JavaScript',
    fixture: 'chat.mjs',
    replace: [],
    setup: { env: [] },
    rule: 2,
    says: /HF_TOKEN/,
  },
  {
    what: 'an undeclared variable in shell',
    fixture: 'chat.sh',
    replace: [],
    setup: { env: [] },
    rule: 2,
    says: /HF_TOKEN/,
  },
  {
    what: 'a variable that is declared and not read',
    fixture: 'chat.sh',
    replace: [],
    setup: {
      env: [
        { name: 'HF_TOKEN', description: '' },
        { name: 'OTHER', description: '' },
      ],
    },
    rule: 2,
    says: /OTHER, which is not read/,
  },
  {
    what: 'a variable by another name',
    fixture: 'chat.sh',
    replace: [['$HF_TOKEN', '$TOGETHER_API_KEY']],
    setup: { env: [{ name: 'TOGETHER_API_KEY', description: '' }] },
    rule: 2,
    says: /should be called HF_TOKEN/,
  },
  {
    what: 'a tool that nobody said to install',
    fixture: 'chat.sh',
    replace: [['\'{"model"', '"$(python3 -c 1)" -d \'{"model"']],
    rule: 2,
    says: /not found/,
  },
  {
    what: 'a module that is not there',
    fixture: 'chat.py',
    replace: [['import requests', 'import numpy, requests']],
    rule: 2,
    says: /numpy/,
  },

  {
    what: 'a wrong host',
    fixture: 'chat.py',
    replace: [['router.huggingface.co', 'api.huggingface.co']],
    rule: 3,
    says: /URL/,
  },
  { what: 'a wrong path', fixture: 'chat.sh', replace: [['/v1/chat', '/v2/chat']], rule: 3, says: /URL/ },
  {
    what: 'a wrong method',
    fixture: 'chat.sh',
    replace: [['--silent', '-X PUT --silent']],
    rule: 3,
    says: /method PUT/,
  },
  {
    what: 'a wrong authorization',
    fixture: 'chat.sh',
    replace: [['Bearer $', 'Key $']],
    rule: 3,
    says: /header authorization/,
  },
  {
    what: 'a missing content type',
    fixture: 'chat.sh',
    replace: [["  -H 'Content-Type: application/json' \\\n", '']],
    rule: 3,
    says: /header content-type/,
  },
  {
    what: 'a missing payer',
    fixture: 'chat.mjs',
    replace: [['"X-HF-Bill-To": "acme"', '']],
    rule: 3,
    says: /header x-hf-bill-to/,
  },
  { what: 'another payer', fixture: 'chat.py', replace: [['"acme"', '"acme2"']], rule: 3, says: /header x-hf-bill-to/ },
  {
    what: 'a dropped field',
    fixture: 'chat.py',
    replace: [['        "temperature": 0,\n', '']],
    rule: 3,
    says: /body\.temperature absent, expected 0/,
  },
  {
    what: 'a changed value',
    fixture: 'chat.mjs',
    replace: [['temperature: 0', 'temperature: "0"']],
    rule: 3,
    says: /body\.temperature/,
  },
  {
    what: 'a field too many',
    fixture: 'chat.sh',
    replace: [['"temperature": 0', '"temperature": 0, "top_p": 1']],
    rule: 3,
    says: /body\.top_p 1, expected absent/,
  },
  {
    what: 'a changed message',
    fixture: 'chat.mjs',
    replace: [['Say hi', 'Say  hi']],
    rule: 3,
    says: /body\.messages\.0\.content/,
  },
  {
    what: 'a model without its provider',
    fixture: 'chat.mjs',
    replace: [[':together', '']],
    rule: 3,
    says: /body\.model/,
  },
  {
    what: 'a stream that was not asked for',
    fixture: 'chat.sh',
    replace: [['"temperature": 0', '"temperature": 0, "stream": true']],
    rule: 3,
    says: /body\.stream true, expected false/,
  },
  {
    what: 'a body that is not JSON',
    fixture: 'chat.sh',
    replace: [['"temperature": 0', '"temperature": 0,']],
    rule: 3,
    says: /not JSON/,
  },
  {
    what: 'a request sent twice',
    fixture: 'chat.mjs',
    replace: [[JS_PRINT, `await client.models.retrieve("x").catch(() => {});\n${JS_PRINT}`]],
    rule: 3,
    says: /\d inference requests sent/,
  },
  { what: 'no request', fixture: 'chat.sh', replace: [['curl', 'echo']], rule: 3, says: /no inference request/ },

  {
    what: 'nothing shown in Python',
    fixture: 'chat.py',
    replace: [[PYTHON_PRINT, 'response.json()']],
    rule: 4,
    says: /does not show/,
  },
  {
    what: 'nothing shown in JavaScript',
    fixture: 'chat.mjs',
    replace: [[JS_PRINT, '']],
    rule: 4,
    says: /does not show/,
  },
  {
    what: 'nothing shown in shell',
    fixture: 'chat.sh',
    replace: [['--silent', '--silent -o /dev/null']],
    rule: 4,
    says: /does not show/,
  },
  {
    what: 'something else shown',
    fixture: 'chat.py',
    replace: [['["content"]', '["role"]']],
    rule: 4,
    says: /does not show/,
  },
  {
    what: 'half a stream shown',
    fixture: 'chat-stream.mjs',
    replace: [['process.stdout.write(chunk', 'if (Math.random() < 2) break;\n  process.stdout.write(chunk']],
    rule: 4,
    says: /does not show/,
  },
  {
    what: 'an exception after the result',
    fixture: 'chat.py',
    replace: [[PYTHON_PRINT, `${PYTHON_PRINT}\nassert False`]],
    rule: 4,
    says: /exit code 1/,
  },
  {
    what: 'a program without end',
    fixture: 'chat.mjs',
    replace: [[JS_PRINT, 'setInterval(() => {}, 1000);']],
    rule: 4,
    says: /timed out/,
  },
  {
    what: 'a chunk without choices',
    fixture: 'chat-stream.mjs',
    replace: [['choices[0]?.', 'choices[0].']],
    run: 'stream usage',
    rule: 4,
    says: /exit code 1/,
  },
  {
    what: 'a chunk with null content',
    fixture: 'chat-stream.py',
    replace: [['choice["delta"].get("content") or ""', 'choice["delta"]["content"]']],
    run: 'stream null-content',
    rule: 4,
    says: /shows None next to the result/,
  },
  {
    what: 'comments in a stream',
    fixture: 'chat-stream.py',
    replace: [['line[5:].strip() if line.startswith(b"data:") else b""', 'line.removeprefix(b"data:").strip()']],
    run: 'stream comments',
    rule: 4,
    says: /exit code 1/,
  },
  {
    what: 'a missing space in a stream',
    fixture: 'chat-stream.py',
    replace: [
      ['b"data:"', 'b"data: "'],
      ['line[5:]', 'line[6:]'],
    ],
    run: 'stream no-space',
    rule: 4,
    says: /does not show/,
  },
  {
    what: 'an error taken for an answer',
    fixture: 'chat.sh',
    replace: [['--fail-with-body ', '']],
    run: 'error 401',
    rule: 4,
    says: /exit code 0/,
  },
  {
    what: 'an error without the words of the service',
    fixture: 'chat.py',
    replace: [['raise SystemExit(f"{response.status_code}: {response.text}")', 'response.raise_for_status()']],
    run: 'error 422',
    rule: 4,
    says: /does not say/,
  },
  {
    what: 'an error without its status',
    fixture: 'chat.py',
    replace: [['{response.status_code}: ', '']],
    run: 'error 429',
    rule: 4,
    says: /status 429/,
  },
  {
    what: 'an error that ends in a missing key',
    fixture: 'chat.py',
    replace: [['if not response.ok', 'print(response.status_code, response.text)\nif False']],
    run: 'error 404',
    rule: 4,
    says: /crash \(KeyError\)/,
  },
  {
    what: 'a page where JSON was expected',
    fixture: 'chat.py',
    replace: [['if not response.ok', 'print(response.status_code)\nif False']],
    run: 'error 503-html',
    rule: 4,
    says: /crash \(JSONDecodeError\)/,
  },
  {
    what: 'an error that nothing caught, behind the answer',
    fixture: 'chat.py',
    replace: [['import os', 'import atexit\nimport os\n\natexit.register(lambda: 1 / 0)']],
    rule: 4,
    says: /uncaught error: .*ZeroDivisionError/,
  },
  {
    what: 'a broken stream that nobody mentions',
    fixture: 'chat-stream.mjs',
    replace: [['for await', 'process.on("uncaughtException", () => process.exit(0));\nfor await']],
    run: 'stream cut',
    rule: 4,
    says: /exit code 0/,
  },
  {
    what: 'an error event that nobody mentions',
    fixture: 'chat-stream.py',
    replace: [['raise SystemExit(f"The stream broke: {chunk[\'error\']}")', 'break']],
    run: 'stream error-event',
    rule: 4,
    says: /exit code 0/,
  },
  {
    what: 'a refusal repeated for ever',
    fixture: 'chat.sh',
    replace: [
      ['curl', 'for i in 1 2 3 4 5 6; do curl'],
      ["0}'", "0}' || code=$?; done; exit $code"],
    ],
    run: 'error 503',
    rule: 4,
    says: /sends a rejected request/,
  },

  {
    what: 'a command run from a message',
    fixture: 'chat.sh',
    replace: [["-d '", '-H "X-Note: $(touch CANARY)" -d \'']],
    rule: 5,
    says: /file CANARY/,
  },
  {
    what: 'a file that nobody announced',
    fixture: 'chat.py',
    replace: [[PYTHON_PRINT, `${PYTHON_PRINT}\nopen("answer.txt", "w").write("x")`]],
    rule: 5,
    says: /file answer\.txt/,
  },
  {
    what: 'a file in the home folder',
    fixture: 'chat.sh',
    replace: [['curl', 'echo x > "$HOME/.canary"\ncurl']],
    rule: 5,
    says: /home\/\.canary/,
  },
  {
    what: 'a call to another host',
    fixture: 'chat.mjs',
    replace: [[JS_PRINT, `await fetch("https://example.com/?q=1");\n${JS_PRINT}`]],
    rule: 5,
    says: /example\.com/,
  },

  {
    what: 'a token in the text',
    fixture: 'chat.sh',
    replace: [['$HF_TOKEN', 'hf_abcdefghijklmnopqrstuvwxyz']],
    rule: 6,
    says: /looks like a token/,
  },
  {
    what: 'a stand-in for the token',
    fixture: 'chat.mjs',
    replace: [['process.env.HF_TOKEN', '"hf_token_placeholder"']],
    rule: 6,
    says: /looks like a token/,
  },
  {
    what: 'the token on the screen',
    fixture: 'chat.py',
    replace: [[PYTHON_PRINT, `${PYTHON_PRINT}\nprint(response.request.headers)`]],
    rule: 6,
    says: /prints the token/,
  },
]

/** Every run of a fixture, including those for examples with retries. */
const runsOf = ({ question }: Asked, snippet: InferenceSnippet): CaseRun[] => [
  plainRun(question),
  ...chat
    .furtherRuns({ key: '', question, snippet, unsupported: () => undefined })
    .filter(({ name }) => !name.startsWith('with ')),
]

function runNamed(name: string, asked: Asked, snippet: InferenceSnippet): CaseRun {
  const found = runsOf(asked, snippet).find((run) => run.name === name)
  if (found === undefined) throw new Error(`No run is called ${name}`)
  return found
}

describeWithHarness('a correct example', (harness) => {
  it.for<FixtureName>(['chat.py', 'chat.mjs', 'chat.sh', 'chat-stream.py', 'chat-stream.mjs', 'chat-stream.sh'])(
    'passes in all runs: %s',
    async (name) => {
      const { asked, snippet } = fixture(name)
      for (const run of runsOf(asked, snippet)) {
        // Errors of streams are the same as those of whole responses.
        if (asked.question.streaming && run.name.startsWith('error')) continue
        // Examples that show more have other texts.
        if (run.scenario.kind === 'chat' && (run.scenario.reasoning ?? run.scenario.usage) !== undefined) continue
        // The fixtures are the shortest programs, which don't handle undocumented behavior.
        if (isBehaviour(run)) continue
        // The fixtures don't read files that could be missing.
        if (run.scenario.kind === 'chat' && run.scenario.lacksFiles) continue
        expect(await judge(harness(), asked, snippet, run), run.name).toEqual([])
      }
    },
  )

  it('passes if it prints each piece of a stream as a Python object', async () => {
    const { asked, snippet } = fixture('chat-stream.py')
    const content = snippet.content.replace(/print\(choice\["delta"\].*\)/, 'print(choice["delta"])')
    expect(content).not.toBe(snippet.content)
    for (const run of runsOf(asked, snippet).filter(({ name }) => name.startsWith('stream'))) {
      expect(await judge(harness(), asked, { ...snippet, content }, run), run.name).toEqual([])
    }
    const without = { ...snippet, content: content.replace('["choices"]', '["choices"][1:]') }
    expect(await judge(harness(), asked, without, runNamed('answer', asked, without))).not.toEqual([])
  })

  it('passes with the given token, but not with another one', async () => {
    const { snippet } = fixture('chat.sh')
    const asked = askFor(false, { ...OPTIONS, accessToken: 'hf_givenByTheReader' })
    const content = snippet.content.replace('$HF_TOKEN', 'hf_givenByTheReader')
    const given = { ...snippet, content, env: [] }
    expect(await judge(harness(), asked, given, runNamed('answer', asked, given))).toEqual([])
    expect(await readTrial(harness(), asked, { ...snippet, env: [] })).toContainEqual({
      rule: 6,
      text: 'does not contain the given token',
    })
  })
})

describeWithHarness('the judge detects', (harness) => {
  it.for(DEFECTS.map((defect): [string, Defect] => [`rule ${defect.rule}: ${defect.what}`, defect]))(
    '%s',
    async ([, defect]) => {
      const { asked, snippet } = fixture(defect.fixture)
      let content = snippet.content
      for (const [from, to] of defect.replace) {
        expect(content).toContain(from)
        content = content.replaceAll(from, to)
      }
      const spoiled = { ...snippet, ...defect.setup, content }
      const run = runNamed(defect.run ?? 'answer', asked, spoiled)
      const findings = await judge(harness(), asked, spoiled, run, 5)
      expect(
        findings
          .filter((each) => each.rule === defect.rule)
          .map((each) => each.text)
          .join('\n'),
      ).toMatch(defect.says)
    },
  )
})

/** What protects an example from a malicious provider, the rest without it, and what the judge must report. */
interface Guard {
  readonly client: string
  readonly replace: readonly (readonly [from: string, to: string])[]
  readonly malicious: string
  readonly says: string
}

const TICKET_IN_CURL = ' | select(startswith("https://api.wavespeed.ai/"))'
const TICKET_IN_PYTHON = 'job.startswith("https://api.wavespeed.ai/")'
const TICKET_IN_JAVASCRIPT = '!job.startsWith("https://api.wavespeed.ai/")'
const ADDRESS_IN_JAVASCRIPT = '!url.startsWith("https://")'
const ADDRESS_IN_CURL = ' | select(startswith("https://"))'

const GUARDS: readonly Guard[] = [
  {
    client: 'curl',
    replace: [[TICKET_IN_CURL, '']],
    malicious: 'ticket-other-host',
    says: 'sends the token to evil.example',
  },
  {
    client: 'requests',
    replace: [[TICKET_IN_PYTHON, 'True']],
    malicious: 'ticket-other-host',
    says: 'sends the token to evil.example',
  },
  {
    client: 'fetch',
    replace: [[TICKET_IN_JAVASCRIPT, 'false']],
    malicious: 'ticket-other-host',
    says: 'sends the token to evil.example',
  },
  {
    client: 'curl',
    replace: [
      [ADDRESS_IN_CURL, ''],
      ['--url "$url"', '"$url"'],
    ],
    malicious: 'address-option',
    says: 'calls GET https://evil.example/steal',
  },
  {
    client: 'curl',
    replace: [
      [ADDRESS_IN_CURL, ''],
      [" --proto '=https'", ''],
    ],
    malicious: 'address-file',
    says: 'creates or changes the file image.png',
  },
  {
    client: 'curl',
    replace: [
      [ADDRESS_IN_CURL, ''],
      [" --proto '=https'", ''],
    ],
    malicious: 'address-gopher',
    says: 'opens a connection that fails',
  },
  { client: 'curl', replace: [['--globoff', '']], malicious: 'address-many', says: 'exit code 1' },
  {
    client: 'curl',
    replace: [[" --proto '=https'", '']],
    malicious: 'file-moved-into-the-clear',
    says: 'calls GET http://files.wavespeed.example',
  },
  {
    client: 'requests',
    replace: [['del session.adapters["http://"]', '']],
    malicious: 'file-moved-into-the-clear',
    says: 'calls GET http://files.wavespeed.example',
  },
  {
    client: 'requests',
    replace: [['del session.adapters["http://"]', '']],
    malicious: 'submit-moved-into-the-clear',
    says: 'calls POST http://api.wavespeed.ai',
  },
  {
    client: 'fetch',
    replace: [[ADDRESS_IN_JAVASCRIPT, 'false']],
    malicious: 'address-in-the-clear',
    says: 'calls GET http://files.wavespeed.example',
  },
  {
    client: 'fal_client',
    replace: [['del session.adapters["http://"]', '']],
    malicious: 'file-moved-into-the-clear',
    says: 'calls GET http://files.fal-ai.example',
  },
]

describeWithHarness('the judge detects an example that a malicious provider misleads', (harness) => {
  it.for(GUARDS.map((guard): [string, Guard] => [`${guard.client}, ${guard.malicious}: ${guard.says}`, guard]))(
    '%s',
    async ([, { client, replace, malicious, says }]) => {
      const provider = client === 'fal_client' ? 'fal-ai' : 'wavespeed'
      const asked = ask({ task: 'text-to-image', provider, target: 'direct', streaming: false })
      const snippet = asked.offered.find((each) => each.snippet.client === client)?.snippet
      if (snippet === undefined) throw new Error(`${client} is not offered`)
      const run = {
        name: malicious,
        chosen: {},
        scenario: { kind: 'malicious', malicious: maliciousAnswerNamed(malicious) },
      } as const
      expect((await runTrial(harness(), asked, snippet, run)).findings).toEqual([])
      let { content } = snippet
      for (const [from, to] of replace) {
        expect(content).toContain(from)
        content = content.replaceAll(from, to)
      }
      const { findings } = await runTrial(harness(), asked, { ...snippet, content }, run)
      expect(findings.map(({ text }) => text).join('\n')).toContain(says)
    },
  )
})
