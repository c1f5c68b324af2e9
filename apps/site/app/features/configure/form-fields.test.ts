import type { ChatMessage } from '@model-snippets/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIGURATION, formatConfiguration } from './configuration.ts'
import { addressOfSentForm, messageField } from './form-fields.ts'
import { ROLES, toPlainMessage } from './messages.ts'

const example: readonly ChatMessage[] = [{ role: 'user', content: 'Why?' }]

/** What a browser sends for the form: empty fields too, and CRLF in texts of several lines. */
function send(messages: readonly ChatMessage[], more: Record<string, string> = {}): URLSearchParams {
  const parameters = new URLSearchParams({ provider: 'auto', temperature: '', max_tokens: '', top_p: '', extra: '' })
  for (const [index, message] of messages.entries()) {
    const plain = toPlainMessage(message)
    if (plain === undefined) {
      parameters.append(messageField(index, 'json'), JSON.stringify(message))
      continue
    }
    parameters.append(messageField(index, 'role'), plain.role)
    parameters.append(messageField(index, 'text'), plain.text.replaceAll('\n', '\r\n'))
    if (plain.image !== undefined) parameters.append(messageField(index, 'image'), plain.image)
  }
  for (const [name, value] of Object.entries(more)) parameters.append(name, value)
  return parameters
}

const line = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\r'))
const text = fc.array(line, { maxLength: 3 }).map((lines) => lines.join('\n'))
const message: fc.Arbitrary<ChatMessage> = fc.oneof(
  fc.record({ role: fc.constantFrom(...ROLES), content: text }),
  fc.record({ role: fc.constantFrom('tool', 'developer'), content: text, name: line }),
)

describe('a form sent without scripts', () => {
  it('means what its fields say', () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 12 }), (messages) => {
        const sent = addressOfSentForm(send(messages), example)
        expect(sent?.configuration.messages).toEqual(messages)
        expect(sent?.address.toString()).toBe(formatConfiguration({ ...DEFAULT_CONFIGURATION, messages }).toString())
      }),
    )
  })

  it('leaves the example’s own messages out of the address', () => {
    const sent = addressOfSentForm(send(example, { language: 'js', client: 'fetch' }), example)
    expect(sent?.configuration).toEqual(DEFAULT_CONFIGURATION)
    expect(sent?.address.toString()).toBe('language=js&client=fetch')
  })

  it('does what the pressed button says', () => {
    const sent = addressOfSentForm(send(example, { edit: 'add-0' }), example)
    expect(sent?.configuration.messages).toEqual([...example, { role: 'assistant', content: '' }])
  })

  it('keeps unix line ends in the extra fields', () => {
    const sent = addressOfSentForm(send(example, { extra: '' }), example)
    expect(sent?.configuration.extra).toBe('')
    const parameters = send(example)
    parameters.set('extra', '{\r\n"a": 1}')
    expect(addressOfSentForm(parameters, example)?.configuration.extra).toBe('{\n"a": 1}')
  })

  it('is told from an ordinary address', () => {
    expect(addressOfSentForm(new URLSearchParams('provider=groq&messages=[]'), example)).toBeUndefined()
  })

  it('takes any fields', () => {
    const name = fc.oneof(
      fc.constantFrom('messages.0.role', 'messages.9999.json', 'messages.0.json', 'edit', 'messages'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' }))), (pairs) => {
        const sent = addressOfSentForm(new URLSearchParams(pairs), example)
        expect(sent === undefined || sent.address instanceof URLSearchParams).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
