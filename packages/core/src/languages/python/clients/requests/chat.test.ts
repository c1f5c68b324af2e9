import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { explainInferenceSnippets, explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

/** `requests`, as far as the examples use it: answers each request with the lines of a stream. */
const standIn = (streams: readonly (readonly string[])[]): string => `
import sys, types
streams = iter(${JSON.stringify(streams)})
class Response:
    ok = True
    def iter_lines(self):
        return iter([line.encode() for line in next(streams)])
requests = types.ModuleType("requests")
requests.post = lambda *args, **kwargs: Response()
sys.modules["requests"] = requests
`

function runOn(streams: readonly (readonly string[])[], options: SnippetOptions = {}): string {
  const { snippets } = explainInferenceSnippets(MODEL, 'groq', undefined, { ...options, streaming: true })
  const code = snippets.find(({ client }) => client === 'requests')?.content ?? ''
  const program = standIn(streams.map((chunks) => [...chunks.map((chunk) => `data: ${chunk}`), 'data: [DONE]'])) + code
  return execFileSync('python3', ['-c', program], { encoding: 'utf8', env: { ...process.env, HF_TOKEN: 'x' } })
}

const run = (chunk: string): string => runOn([[chunk]])

it('reads on where a chunk says that there is no error', () => {
  expect(run('{"choices": [{"delta": {"content": "Hello"}}], "error": null}')).toBe('Hello\n')
})

it('ends where a chunk holds an error', () => {
  expect(() => run('{"error": {"message": "overloaded"}}')).toThrow('The stream broke off')
})

const ANSWER = '{"choices": [{"delta": {"content": "18 degrees"}}]}'

const callsIn = (...parts: readonly object[]): readonly string[] =>
  parts.map((part) => JSON.stringify({ choices: [{ delta: { tool_calls: [{ index: 0, ...part }] } }] }))

it.each([
  [
    'whose first part has a name alone',
    callsIn(
      { id: 'call_1', function: { name: 'get_weather' } },
      { function: { arguments: '{"city":' } },
      { function: { arguments: '"Paris"}' } },
    ),
  ],
  [
    'of which each part says the id',
    callsIn(
      { id: 'call_1', function: { name: 'get_weather', arguments: '' } },
      { id: 'call_1', function: { arguments: '{"city":' } },
      { id: 'call_1', function: { arguments: '"Paris"}' } },
    ),
  ],
])('makes a call %s', (_which, calls) => {
  expect(runOn([calls, [ANSWER]], { recipe: 'tool-loop' })).toBe('18 degrees\n')
})

describe.each(['chat-completions', 'responses', 'messages'] as const)('the installation, by %s,', (api) => {
  it.each(['plain', 'tool-loop', 'structured-output'] as const)(
    'brings the urllib3 that knows the longest wait, with retries alone: %s',
    (recipe) => {
      for (const retries of [false, true]) {
        const { snippets } = explainUnverified(MODEL, 'auto', undefined, { api, recipe, retries })
        const { install, add, content } = snippets.find(({ client }) => client === 'requests') ?? {}
        expect(content?.includes('retry_after_max')).toBe(retries)
        expect([install, add].map((command) => command?.includes(' urllib3~='))).toEqual([retries, retries])
      }
    },
  )
})
