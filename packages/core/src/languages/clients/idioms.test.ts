import { describe, expect, it } from 'vitest'
import type { ChatCall, TaskCall } from '../../call/call.ts'
import { wholeRegistry } from '../../generate/built-in.ts'
import { decide } from '../../generate/decide.ts'
import { explainUnverified, type InferenceSnippet, type ModelRecord, PROVIDERS, TASKS } from '../../index.ts'

/** One call for each route, direct and routed, with its examples. */
interface Asked {
  readonly name: string
  readonly call: ChatCall | TaskCall
  readonly snippets: readonly InferenceSnippet[]
}

const QUESTIONS = Object.entries(PROVIDERS).flatMap(([provider, { routes }]) =>
  Object.keys(routes)
    .filter((task) => TASKS[task] !== undefined)
    .flatMap((task) => [true, false].map((directRequest) => ({ provider, task, directRequest }))),
)

function askFor({ provider, task, directRequest }: (typeof QUESTIONS)[number], streaming: boolean): Asked[] {
  const chat = task === 'conversational'
  const model: ModelRecord = {
    id: 'acme/model',
    pipeline_tag: chat ? 'text-generation' : task,
    tags: chat ? [task] : [],
  }
  const options = { directRequest, streaming, ...(chat ? { temperature: 0.5 } : {}) }
  const { call } = decide(wholeRegistry(), model, provider, undefined, options)
  if (call?.kind !== 'chat' && call?.kind !== 'task') return []
  const { snippets } = explainUnverified(model, provider, undefined, options)
  return [{ name: `${provider}, ${task}, ${call.target}${streaming ? ', stream' : ''}`, call, snippets }]
}

const ASKED: readonly Asked[] = QUESTIONS.flatMap((question) =>
  [false, true].flatMap((streaming) => askFor(question, streaming)),
)

const contents = (language: string): readonly (readonly [name: string, content: string])[] =>
  ASKED.flatMap(({ name, snippets }) =>
    snippets
      .filter((snippet) => snippet.language === language)
      .map(({ client, content }) => [`${client}, ${name}`, content] as const),
  )

/** For an uncaught error, OpenAI Agents prints only the type. Its own examples end this way as well. */
const SHOWS_ERRORS = 'main().catch((error) => {\n  console.error(error);\n  process.exit(1);\n});\n'

const rank = (line: string): string => `${line.startsWith('from') ? 1 : 0} ${line.split(' ')[1]}`

describe('examples read like good documentation', () => {
  it('JavaScript does one thing per statement and doesn’t catch errors', () => {
    for (const [name, content] of contents('js')) {
      expect(content.replace(SHOWS_ERRORS, ''), name).not.toMatch(/await \(await|\.flat\(\)|\bcatch\b/)
    }
  })

  it('Python imports in isort’s order', () => {
    for (const [name, content] of contents('python')) {
      const groups = content
        .split('\n\n')
        .map((group) => group.split('\n').filter((line) => /^(?:import|from) /.test(line)))
        .filter((lines) => lines.length > 0)
      expect(groups.length, name).toBeLessThanOrEqual(2)
      for (const lines of groups) expect(lines, name).toEqual(lines.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)))
    }
  })

  it('JavaScript imports Node.js modules first, or after a framework’s', () => {
    for (const [name, content] of contents('js')) {
      // An example of a framework opens with the framework.
      if (/^import .* from "ai";$/m.test(content)) continue
      const modules = [...content.matchAll(/^import .* from "(.*)";$/gm)].map(([, module = '']) => module)
      const own = modules.filter((module) => module.startsWith('node:'))
      expect(modules, name).toEqual([...own.toSorted(), ...modules.filter((module) => !own.includes(module))])
    }
  })

  it('curl writes the token once', () => {
    for (const [name, content] of contents('sh')) {
      expect(content.match(/Authorization: /g)?.length ?? 0, name).toBe(1)
    }
  })

  it('a body starts with the model, then the input, then the options', () => {
    for (const { name, call } of ASKED) {
      const { body } = call.request
      const fields = Object.keys(body.kind === 'json' ? body.value : body.kind === 'form' ? body.fields : {})
      if (fields.includes('model')) expect(fields[0], name).toBe('model')
      if (call.kind === 'chat') {
        const stream = call.streaming ? ['stream'] : []
        expect(fields, name).toEqual(['model', 'messages', 'temperature', ...stream])
      }
      const option = fields.findIndex((field) => Object.hasOwn(call.parameters, field))
      const input = fields.findIndex((field) => /^(?:inputs?|prompt|text|messages)$/.test(field))
      if (option !== -1 && input !== -1) expect(input, name).toBeLessThan(option)
    }
  })

  it('waits only with the client’s own means', () => {
    for (const [name, content] of contents('python').filter(([each]) => each.startsWith('fal_client'))) {
      expect(content, name).toContain('client.subscribe(')
      expect(content, name).not.toMatch(/\bsleep\b|\bfor _ in\b/)
    }
  })

  it('prints the text of a completion', () => {
    const ofText = ASKED.filter(({ call }) => call.task === 'text-generation').flatMap(({ snippets }) => snippets)
    expect(ofText.length).toBeGreaterThan(0)
    for (const { client, content } of ofText.filter(({ language }) => language !== 'sh')) {
      expect(content, client).toMatch(/choices.*text|generated_text|print\(result\)/i)
    }
  })
})
