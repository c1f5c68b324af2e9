import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getInferenceSnippets, type JsonValue, python } from '../../index.ts'
import type { JsonObject } from '../../values/value.ts'
import { code, javascript } from '../javascript/writer.ts'
import { printJson } from '../printing/json-text.ts'
import { print } from '../printing/print-code.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
const text = fc.oneof(
  fc.string({ maxLength: 90 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constant('O’Neil\n"a"\\'),
)
const value = fc.oneof(text, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean())
const json = fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }).map((found) => found as JsonValue)
const message = fc.record({
  role: fc.constant('user'),
  content: fc.oneof(text, fc.array(fc.dictionary(text, json), { maxLength: 2 })),
})
const name = fc.oneof(
  fc.constantFrom('temperature', 'stop', 'top_p', 'logit_bias', 'seed'),
  fc.stringMatching(/^x_[a-z-]{1,60}$/),
)

const question = fc.record({
  messages: fc.array(message, { minLength: 1, maxLength: 3 }),
  parameters: fc.dictionary(name, fc.oneof(value, json), { maxKeys: 4 }),
  streaming: fc.boolean(),
})

/** Returns the request's body for some options. */
const bodyOf = ({ messages, parameters, streaming }: { messages: unknown; parameters: object; streaming: boolean }) =>
  JSON.parse(JSON.stringify({ model: `${MODEL.id}:together`, messages, ...parameters, stream: streaming }))

it('is printed the same in all clients of a language', () => {
  let written = 0
  fc.assert(
    fc.property(question, (asked) => {
      const body = bodyOf(asked)
      const content = new Map(
        getInferenceSnippets(MODEL, 'together', undefined, asked).map(({ language, client, content }) => [
          `${language}/${client}`,
          content,
        ]),
      )
      written += content.size
      const { stream: _, ...fields } = body
      const plain = asked.streaming ? body : fields
      expect(content.get('sh/curl')).toContain(`<<'EOF'\n${printJson(plain)}\nEOF\n`)
      expect(content.get('js/fetch')).toContain(`JSON.stringify(${javascript.literal(plain, 2, 23)}),\n`)
      expect(content.get('python/requests')).toContain(`\n    json=${python.literal(plain, 4, 10)},\n`)
      const created = print(code`
        client.chat.completions.create({
          ${javascript.properties(fields as JsonObject)}
      `)
      expect(content.get('js/openai')).toContain(created.text)
      const hub = content.get('python/huggingface_hub')
      if (hub !== undefined) {
        expect(hub).toContain(
          `    model=${python.literal(body.model)},\n    messages=${python.literal(body.messages, 4, 14)},\n`,
        )
      }
    }),
    { numRuns: 1000 },
  )
  expect(written).toBeGreaterThan(4000)
})
