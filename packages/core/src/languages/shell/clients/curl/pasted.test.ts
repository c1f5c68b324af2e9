import { describe, expect, it } from 'vitest'
import { getInferenceSnippets } from '../../../../index.ts'
import { jobs } from '../../../testing/hostile-jobs.ts'
import { runProgram } from '../../../testing/run-program.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

/** Runs a streaming example with structured output, with these events as the response. */
function answered(api: 'responses' | 'messages' | undefined, events: readonly unknown[]): string {
  const options = { recipe: 'structured-output', streaming: true, ...(api && { api }) } as const
  const all = getInferenceSnippets(MODEL, 'together', undefined, options)
  const example = all.find(({ client }) => client === 'curl')
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
  return runWith(text, example?.content ?? '')
}

/** Runs an example with the same response to every request. */
function runWith(text: string, example: string): string {
  const curl = `HF_TOKEN=token_of_the_reader\ncurl() { cat > /dev/null; cat <<'ANSWER'\n${text}\nANSWER\n}\n`
  return runProgram('sh', 'example.sh', curl + example).toString()
}

const ANSWER = '{"answer":"Light scatters.","confidence":"high","keywords":[]}'
const ERROR = { message: 'boom' }
const APIS = [
  [undefined, { choices: [{ delta: { content: ANSWER } }] }, { error: ERROR }],
  ['messages', { type: 'content_block_delta', delta: { text: ANSWER } }, { type: 'error', error: ERROR }],
  [
    'responses',
    { type: 'response.output_text.delta', delta: ANSWER },
    { type: 'response.failed', response: { status: 'failed', error: ERROR } },
  ],
] as const

describe.each(APIS)('streamed structured output, api %s', (api, text, failure) => {
  it('is printed as JSON', () => {
    expect(JSON.parse(answered(api, [text]))).toEqual(JSON.parse(ANSWER))
  })

  it.each([
    ['before any text', [failure]],
    ['after all of it', [text, failure]],
  ])('fails if an event reports an error %s', (_, events) => {
    expect(() => answered(api, events)).toThrow(/boom/)
  })
})

describe('a job', () => {
  it('is polled without a variable that zsh reserves', () => {
    const codes = [...jobs()].map((job) => job.code('curl'))
    expect(codes.filter((code) => /^\s*state=/m.test(code))).not.toEqual([])
    for (const code of codes) expect(code).not.toMatch(/^\s*(?:argv|cdpath|fignore|options|path|prompt|status)=/m)
  })
})

describe('a file in base64', () => {
  const image = { id: 'acme/pictures', pipeline_tag: 'text-to-image', tags: [] }
  const mapping = { provider: 'together', providerId: 'acme/pictures', status: 'live', task: 'text-to-image' } as const
  const snippets = getInferenceSnippets(image, 'together', { ...mapping, hfModelId: 'acme/pictures' })
  const example = snippets.find(({ client }) => client === 'curl')?.content ?? ''

  it('is saved', () => {
    expect(runWith('{"data":[{"b64_json":"aGVsbG8="}]}', `${example}\nrm image.jpg`)).toBe('Saved image.jpg\n')
  })

  it('isn’t reported as saved if there is none', () => {
    expect(() => runWith('{"data":[{"b64_json":"~~~"}]}', example)).toThrow(/has no base64/)
  })
})
