import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

/** Returns jq's output for an answer. */
function read(options: SnippetOptions, answer: string) {
  const provider = options.api === undefined ? 'together' : 'auto'
  const asked = { recipe: 'structured-output', ...options } as const
  const { snippets } = explainUnverified(MODEL, provider, undefined, asked)
  const content = snippets.find(({ client }) => client === 'curl')?.content ?? ''
  const [, flags = '', filter = ''] = /jq (-\w+) '([^']*)'/.exec(content) ?? []
  const { status, stdout, stderr } = spawnSync('jq', [flags, filter], { input: answer, encoding: 'utf8' })
  return { status, stdout, stderr }
}

const WHOLE = '{"answer":"So.","confidence":"low","keywords":[]}'
const CUT = '{"answer":"S'

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

/** A response of each API with a text and a finish reason. */
const ANSWERS: { readonly [name: string]: { readonly [part: string]: (text: string, reason: string) => string } } = {
  'chat-completions': {
    whole: (content, finish_reason) => JSON.stringify({ choices: [{ message: { content }, finish_reason }] }),
    streamed: (content, finish_reason) =>
      event({ choices: [{ delta: { content } }] }) + event({ choices: [{ delta: {}, finish_reason }] }),
  },
  messages: {
    whole: (text, stop_reason) => JSON.stringify({ content: [{ type: 'text', text }], stop_reason }),
    streamed: (text, stop_reason) =>
      event({ type: 'content_block_delta', delta: { type: 'text_delta', text } }) +
      event({ type: 'message_delta', delta: { stop_reason } }) +
      event({ type: 'message_stop' }),
  },
  responses: {
    whole: (text, reason) => JSON.stringify(responseOf(text, reason)),
    streamed: (text, reason) => {
      const response = responseOf(text, reason)
      const delta = event({ type: 'response.output_text.delta', delta: text })
      return delta + event({ type: `response.${response.status}`, response })
    },
  },
}

function responseOf(text: string, reason: string) {
  const isWhole = reason === 'completed'
  return {
    status: isWhole ? 'completed' : 'incomplete',
    incomplete_details: isWhole ? null : { reason },
    output: [{ type: 'message', content: [{ type: 'output_text', text }] }],
  }
}

describe.each([
  ['chat-completions', 'stop', 'length', 'max_tokens'],
  ['messages', 'end_turn', 'model_context_window_exceeded', 'max_tokens'],
  ['responses', 'completed', 'max_output_tokens', 'max_output_tokens'],
] as const)('structured output with curl and %s', (api, ended, cut, limit) => {
  const options = api === 'chat-completions' ? {} : { api }
  describe.each([false, true])('with retries: %s', (retries) => {
    it.each(['whole', 'streamed'] as const)('is printed if it’s complete, and fails if it’s cut off, %s', (part) => {
      const answerOf = ANSWERS[api]?.[part]
      const asked = { ...options, retries, streaming: part === 'streamed' }
      const shown = read(asked, answerOf?.(WHOLE, ended) ?? '')
      expect([shown.stderr, JSON.parse(shown.stdout)]).toEqual(['', JSON.parse(WHOLE)])
      const failed = read(asked, answerOf?.(CUT, cut) ?? '')
      expect(failed.stderr).toContain(`Incomplete answer (${cut}): raise ${limit} or rephrase`)
      expect(failed.status).toBeGreaterThan(0)
    })
  })
})
