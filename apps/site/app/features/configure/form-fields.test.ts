import type { ChatMessage } from '@model-snippets/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIGURATION, formatConfiguration } from '../../domain/configuration/configuration.ts'
import { ROLES, toPlainMessage } from '../../domain/configuration/messages.ts'
import { addressOfSentForm, cellField, type ExampleOfForm, messageField, sentenceField } from './form-fields.ts'

const example: readonly ChatMessage[] = [{ role: 'user', content: 'Why?' }]
const form: ExampleOfForm = { messages: [example], inputs: [{ inputs: 'speech.flac' }, { inputs: 'welcome.wav' }] }

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
        const sent = addressOfSentForm(send(messages), form)
        expect(sent?.configuration.messages).toEqual(messages)
        expect(sent?.address.toString()).toBe(formatConfiguration({ ...DEFAULT_CONFIGURATION, messages }).toString())
      }),
    )
  })

  it('leaves the example’s own messages out of the address', () => {
    const sent = addressOfSentForm(send(example, { language: 'js', client: 'fetch' }), form)
    expect(sent?.configuration).toEqual(DEFAULT_CONFIGURATION)
    expect(sent?.address.toString()).toBe('language=js&client=fetch')
  })

  it('does what the pressed button says', () => {
    const sent = addressOfSentForm(send(example, { edit: 'add-0' }), form)
    expect(sent?.configuration.messages).toEqual([...example, { role: 'assistant', content: '' }])
  })

  it('asks the chosen providers in their order', () => {
    const parameters = send(example, { tools: '[\r\n]' })
    for (const provider of ['together', 'groq', '']) parameters.append('fallbacks', provider)
    const sent = addressOfSentForm(parameters, form)
    expect(sent?.configuration).toEqual({ ...DEFAULT_CONFIGURATION, fallbacks: 'together,groq', tools: '[\n]' })
  })

  it('keeps unix line ends in the extra fields', () => {
    const sent = addressOfSentForm(send(example, { extra: '' }), form)
    expect(sent?.configuration.extra).toBe('')
    const parameters = send(example)
    parameters.set('extra', '{\r\n"a": 1}')
    expect(addressOfSentForm(parameters, form)?.configuration.extra).toBe('{\n"a": 1}')
  })

  it('is told from an ordinary address', () => {
    expect(addressOfSentForm(new URLSearchParams('provider=groq&messages=[]'), form)).toBeUndefined()
  })

  it('takes any fields', () => {
    const name = fc.oneof(
      fc.constantFrom('messages.0.role', 'messages.9999.json', 'messages.0.json', 'edit', 'messages', 'sent'),
      fc.constantFrom('table.0.0', 'table.99.99', 'columns.1.1', 'sentences.0', 'table', 'candidate_labels'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' }))), (pairs) => {
        const sent = addressOfSentForm(new URLSearchParams(pairs), form)
        expect(sent === undefined || sent.address instanceof URLSearchParams).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a form of another task, sent without scripts', () => {
  const sentForm = (fields: Record<string, string>) =>
    addressOfSentForm(new URLSearchParams({ sent: 'form', provider: 'auto', extra: '', ...fields }), form)

  it('leaves the example out of the address, whichever provider’s it is', () => {
    for (const inputs of ['speech.flac', 'welcome.wav']) {
      expect(sentForm({ inputs, provider: 'fal-ai' })?.address.toString()).toBe('provider=fal-ai')
    }
    expect(sentForm({ inputs: '' })?.configuration.inputs).toEqual({ inputs: '' })
  })

  it('means what its cells say', () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((content) => !content.includes('\r'))
    const grid = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 12 }))
      .chain(([width, height]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
      )
    fc.assert(
      fc.property(grid, (rows) => {
        const fields = rows.flatMap((row, index) =>
          row.map((content, column) => [cellField('table', index, column), content] as const),
        )
        const table = sentForm(Object.fromEntries(fields))?.configuration.inputs.table ?? ''
        expect(JSON.parse(table)).toEqual(rows)
      }),
    )
  })

  it('does what the pressed button says', () => {
    const cells = { 'table.0.0': 'City', 'table.1.0': 'Porto', 'table.2.0': 'Aveiro' }
    const tableAfter = (edit: string) => JSON.parse(sentForm({ ...cells, edit })?.configuration.inputs.table ?? '')
    expect(tableAfter('remove-row-1')).toEqual([['City'], ['Aveiro']])
    expect(tableAfter('add-column-0')).toEqual([
      ['City', ''],
      ['Porto', ''],
      ['Aveiro', ''],
    ])
    const sentences = { [sentenceField(0)]: 'one\r\nline', [sentenceField(1)]: 'two', edit: 'remove-sentence-1' }
    expect(sentForm(sentences)?.configuration.inputs.sentences).toBe('["one\\nline"]')
  })

  it('keeps unix line ends in lists', () => {
    expect(sentForm({ candidate_labels: 'a\r\nb' })?.configuration.parameters).toEqual({ candidate_labels: 'a\nb' })
  })
})
