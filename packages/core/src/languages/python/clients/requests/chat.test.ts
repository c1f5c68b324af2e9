import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { explainInferenceSnippets } from '../../../../index.ts'

/** `requests`, as far as the example uses it: answers with the lines of a stream. */
const standIn = (lines: readonly string[]): string => `
import sys, types
class Response:
    ok = True
    def iter_lines(self):
        return iter([line.encode() for line in ${JSON.stringify(lines)}])
requests = types.ModuleType("requests")
requests.post = lambda *args, **kwargs: Response()
sys.modules["requests"] = requests
`

function run(chunk: string): string {
  const model = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
  const { snippets } = explainInferenceSnippets(model, 'groq', undefined, { streaming: true })
  const code = snippets.find(({ client }) => client === 'requests')?.content ?? ''
  const program = standIn([`data: ${chunk}`, 'data: [DONE]']) + code
  return execFileSync('python3', ['-c', program], { encoding: 'utf8', env: { ...process.env, HF_TOKEN: 'x' } })
}

it('reads on where a chunk says that there is no error', () => {
  expect(run('{"choices": [{"delta": {"content": "Hello"}}], "error": null}')).toBe('Hello\n')
})

it('ends where a chunk holds an error', () => {
  expect(() => run('{"error": {"message": "overloaded"}}')).toThrow('The stream broke off')
})
