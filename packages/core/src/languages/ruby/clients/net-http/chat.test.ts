import { expect, it } from 'vitest'
import { getInferenceSnippets, type SnippetOptions } from '../../../../index.ts'
import { runProgram } from '../../../testing/run-program.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
const MAGISTRAL = { ...MODEL, id: 'mistralai/Magistral-Small-2509' }

/** A stand-in for `net/http` whose response arrives in these pieces. */
const standIn = (reads: readonly string[]): string => `
require "net/http"
ENV["HF_TOKEN"] = "token_of_the_reader"
class Net::HTTP
  def self.start(*) = yield(new("localhost"))
  def request_post(*)
    response = Net::HTTPOK.new("1.1", "200", "OK")
    def response.read_body = ${JSON.stringify(reads)}.each { |text| yield text }
    yield response
  end
end
`

function streamed(reads: readonly string[], options: SnippetOptions = {}, model = MODEL): string {
  const snippets = getInferenceSnippets(model, 'groq', undefined, { streaming: true, ...options })
  const example = snippets.find(({ language, client }) => language === 'ruby' && client === 'net/http')
  return runProgram('ruby', 'example.rb', standIn(reads) + (example?.content ?? '')).toString()
}

const CHUNK = 'data: {"choices":[{"delta":{"content":"Light scatters."}}]}\n\n'

it('prints a stream that arrives in whole events', () => {
  expect(streamed([CHUNK, CHUNK, 'data: [DONE]\n\n'])).toBe('Light scatters.Light scatters.\n')
})

// Ruby 3.1 passes an empty string to the block at the start of a chunk.
it('prints a stream that arrives in any pieces, including empty ones', () => {
  const pieces = [...CHUNK].flatMap((sign) => [sign, ''])
  expect(streamed(['', ...pieces, 'data: [DONE]\n\n'])).toBe('Light scatters.\n')
})

it('connects to an IPv6 address without its brackets', () => {
  const options = { endpointUrl: 'http://[::1]:8080/v1' }
  const example = getInferenceSnippets(MODEL, 'auto', undefined, options).find(({ language }) => language === 'ruby')
  const start = 'ENV["API_TOKEN"] = "x"\nrequire "net/http"\ndef (Net::HTTP).start(host, *) = (puts host; exit)\n'
  expect(runProgram('ruby', 'example.rb', start + (example?.content ?? '')).toString()).toBe('::1\n')
})

it('reads lines that end with only a carriage return, after a byte order mark', () => {
  expect(streamed([`\ufeff${CHUNK.replaceAll('\n', '\r')}`, CHUNK, 'data: [DONE]\r\r'])).toBe(
    'Light scatters.Light scatters.\n',
  )
})

it('prints the texts of a list of parts if the model sends lists', () => {
  const content = [
    { type: 'thinking', thinking: [] },
    { type: 'text', text: 'Light' },
  ]
  const chunk = `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
  expect(streamed([chunk], {}, MAGISTRAL)).toBe('Light\n')
})

it('stops at the end of a stream, even if the service keeps the connection open', () => {
  expect(streamed([CHUNK, 'data: [DONE]\n\n', CHUNK])).toBe('Light scatters.\n')
})

const ended = (reason: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: reason }] })}\n\n`

it.each([
  ['an error event without the field', [CHUNK, 'event: error\ndata: {"message":"Overloaded."}\n\n'], {}],
  ['an answer that is cut', [CHUNK, ended('length')], { max_tokens: 64 }],
  ['an answer that is empty', [ended('stop')], { max_tokens: 64 }],
])('fails on %s', (_, reads, options) => {
  expect(() => streamed(reads, options)).toThrow(/Overloaded|Incomplete answer/)
})

it('has a service’s own reasons for an incomplete answer on a line of their own', () => {
  const written = (provider: 'together' | 'zai-org'): string =>
    getInferenceSnippets(MODEL, provider, undefined, { recipe: 'tool-loop' }).find(
      ({ language }) => language === 'ruby',
    )?.content ?? ''
  expect(written('zai-org')).toContain('|| !refusal.empty? ||\n     %w[length content_filter sensitive ')
  expect(written('together')).toContain('|| !refusal.empty? || %w[length content_filter].include?(reason)\n')
})
