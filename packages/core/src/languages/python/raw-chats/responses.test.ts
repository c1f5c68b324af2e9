import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../index.ts'
import { runProgram } from '../../testing/run-program.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
const RECIPES = ['plain', 'tool-loop', 'structured-output'] as const

const written = (options: SnippetOptions): string =>
  explainUnverified(MODEL, 'hf-inference', undefined, {
    endpointUrl: 'http://localhost:8080/v1',
    ...options,
  }).snippets.find(({ language, client }) => language === 'python' && client === 'requests')?.content ?? ''

/** Runs the example with a response's text, from a stand-in for `requests`. */
function run(text: string, options: SnippetOptions): string {
  const standIn = `
import json, os, sys, types
os.environ["API_TOKEN"] = "token_of_the_reader"
text = ${JSON.stringify(text)}
response = types.SimpleNamespace(ok=True, json=lambda: json.loads(text), iter_lines=lambda: text.encode().splitlines())
sys.modules["requests"] = types.SimpleNamespace(post=lambda *_, **__: response)
`
  return runProgram('python3 -B', 'example.py', standIn + written(options)).toString()
}

describe('a failed response of the Responses API', () => {
  const failed = JSON.stringify({ status: 'failed', error: { message: 'The engine stopped.' }, output: null })

  it.each(RECIPES)('is shown with the service’s message, even without an output: %s', (recipe) => {
    expect(() => run(failed, { api: 'responses', recipe })).toThrow('The engine stopped.')
  })
})

describe.each(['responses', 'messages'] as const)('an event without a type: %s', (api) => {
  it.each(RECIPES)('is shown with the service’s message: %s', (recipe) => {
    const text = `data: ${JSON.stringify({ message: 'The engine stopped.' })}\n\n`
    expect(() => run(text, { api, recipe, streaming: true })).toThrow('The stream broke off: ')
    expect(written({ api, recipe, streaming: true, retries: true })).toContain('event.get("type", "error") == "error"')
  })
})

describe('a stream of the Responses API without its last event', () => {
  it.each(RECIPES)('isn’t passed off as an answer: %s', (recipe) => {
    const text = `data: ${JSON.stringify({ type: 'response.output_text.delta', delta: '{}' })}\n\n`
    expect(() => run(text, { api: 'responses', recipe, streaming: true })).toThrow(
      'The stream ended before it was complete.',
    )
  })
})

describe('a stream of the Messages API without a stop reason', () => {
  it.each(RECIPES)('isn’t passed off as an answer: %s', (recipe) => {
    const events = [
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: '{}' } },
      { type: 'message_delta', delta: { stop_reason: null } },
      { type: 'message_stop' },
    ]
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
    expect(() => run(text, { api: 'messages', recipe, streaming: true })).toThrow(
      'The stream ended before it was complete.',
    )
  })
})
