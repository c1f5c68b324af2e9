import { describe, expect, it } from 'vitest'
import { type Conversation, deltasOf, PARTINGS, type ToolCall, turnAfter } from './conversation.ts'

const CONVERSATION: Conversation = {
  rounds: [
    [
      { name: 'find', arguments: '{"city": "Zürich", "near": [1.0, null]}', told: 'echo' },
      { name: 'lose', arguments: '{', told: 'error' },
    ],
  ],
  parting: 'characters',
}
const QUESTION = { role: 'user', content: 'Where?' }

const turn = (...more: readonly unknown[]) => turnAfter(CONVERSATION, [QUESTION, ...more], 1, 'nonce')

const callsIn = (made = turn()): readonly ToolCall[] => (made.kind === 'calls' ? made.calls : [])
const [FIND, LOSE] = callsIn() as [ToolCall, ToolCall]
const findWith = (text: string): ToolCall => ({ ...FIND, function: { ...FIND.function, arguments: text } })
const MESSAGE = { role: 'assistant', content: null, tool_calls: [FIND, LOSE] }
const result = (call: ToolCall, content: string) => ({ role: 'tool', tool_call_id: call.id, content })
const FOUND = result(FIND, '{"near": [1, null], "city": "Zürich", "more": 1}')
const LOST = result(LOSE, 'Error: no JSON')

describe('a conversation', () => {
  it('ends with the answer once each call has its result', () => {
    expect(turn()).toMatchObject({ kind: 'calls', calls: [{ id: 'call_nonce_0_0' }, { id: 'call_nonce_0_1' }] })
    expect(turn(MESSAGE, FOUND, LOST)).toEqual({ kind: 'answer' })
    expect(turn({ role: 'assistant', tool_calls: [FIND, LOSE] }, FOUND, LOST)).toEqual({ kind: 'answer' })
    expect(turn({ ...MESSAGE, content: [] }, FOUND, LOST).kind).toBe('wrong')
    const rewritten = findWith('{"city":"Z\\u00fcrich","near":[1,null]}')
    expect(turn({ ...MESSAGE, tool_calls: [rewritten, LOSE] }, FOUND, LOST)).toEqual({ kind: 'answer' })
  })

  it('takes the text of a turn as a list with one part, too', () => {
    const talking: Conversation = { ...CONVERSATION, text: 'Let me look.' }
    const turnWith = (content: unknown) =>
      turnAfter(talking, [QUESTION, { ...MESSAGE, content }, FOUND, LOST], 1, 'nonce').kind
    expect(turnWith('Let me look.')).toBe('answer')
    expect(turnWith([{ type: 'text', text: 'Let me look.' }])).toBe('answer')
    expect(turnWith([{ type: 'text', text: 'Hm' }])).toBe('wrong')
    expect(
      turnWith([
        { type: 'text', text: 'Let me look.' },
        { type: 'text', text: '' },
      ]),
    ).toBe('wrong')
  })

  it('takes a line break next to calls, or nothing instead', () => {
    const breaking: Conversation = { ...CONVERSATION, text: '\n' }
    const turnWith = (content: unknown) =>
      turnAfter(breaking, [QUESTION, { ...MESSAGE, content }, FOUND, LOST], 1, 'nonce').kind
    expect(['\n', '', null].map(turnWith)).toEqual(['answer', 'answer', 'answer'])
    expect(turnWith('Hm')).toBe('wrong')
  })

  it('takes indexes of calls from services that add them', () => {
    const calls = [FIND, LOSE].map((call, index) => ({ ...call, index }))
    const messages = [QUESTION, { ...MESSAGE, tool_calls: calls, index: 1 }, FOUND, LOST]
    expect(turnAfter({ ...CONVERSATION, isIndexed: true }, messages, 1, 'nonce').kind).toBe('answer')
    expect(turnAfter(CONVERSATION, messages, 1, 'nonce').kind).toBe('wrong')
  })

  it.each<[string, readonly unknown[]]>([
    ['the calls left out', [FOUND, LOST]],
    ['a call left out', [{ ...MESSAGE, tool_calls: [FIND] }, FOUND, LOST]],
    ['arguments left out', [{ ...MESSAGE, tool_calls: [FIND, { ...LOSE, function: {} }] }, FOUND, LOST]],
    [
      'other arguments',
      [{ ...MESSAGE, tool_calls: [findWith('{"city": "Bern", "near": [1, null]}'), LOSE] }, FOUND, LOST],
    ],
    ['a field that nobody documents', [{ ...MESSAGE, tool_call_id: null }, FOUND, LOST]],
    ['words that the model did not say', [{ ...MESSAGE, content: 'Hm' }, FOUND, LOST]],
    ['a result left out', [MESSAGE, FOUND]],
    ['results in another order', [MESSAGE, LOST, FOUND]],
    ['a result without its id', [MESSAGE, { role: 'tool', content: FOUND.content }, LOST]],
    ['a result of another call', [MESSAGE, { ...FOUND, tool_call_id: 'call_0' }, LOST]],
    ['a result of other arguments', [MESSAGE, result(FIND, '{"city": "Bern", "near": [1, null]}'), LOST]],
    ['a result that is no text', [MESSAGE, { ...FOUND, content: { city: 'Zürich' } }, LOST]],
    ['no word of an error', [MESSAGE, FOUND, result(LOSE, '{}')]],
    ['more than was asked', [MESSAGE, FOUND, LOST, QUESTION]],
  ])('is rejected with %s', (_what, messages) => {
    expect(turn(...messages).kind).toBe('wrong')
  })

  it('accepts any text from a function without arguments', () => {
    const bare: Conversation = { rounds: [[{ name: 'ping', arguments: '{}', told: 'echo' }]], parting: 'whole' }
    const [ping] = callsIn(turnAfter(bare, [QUESTION], 1, 'nonce')) as [ToolCall]
    const message = { role: 'assistant', content: null, tool_calls: [ping] }
    const turnWith = (content: string) => turnAfter(bare, [QUESTION, message, result(ping, content)], 1, 'nonce')
    expect(turnWith('A sample result.')).toEqual({ kind: 'answer' })
    expect(turnWith('"A sample result."')).toEqual({ kind: 'answer' })
    expect(turnWith('').kind).toBe('wrong')
  })

  it('never ends if the model keeps calling', () => {
    const endless: Conversation = { ...CONVERSATION, isEndless: true }
    const again = turnAfter(endless, [QUESTION, MESSAGE, FOUND, LOST], 1, 'nonce')
    expect(callsIn(again).map(({ id }) => id)).toEqual(['call_nonce_1_0', 'call_nonce_1_1'])
  })
})

describe('the deltas of calls', () => {
  it.each(PARTINGS)('add up to the calls when joined by index: %s', (parting) => {
    const calls = new Map<number, { id: string; name: string; text: string }>()
    for (const part of deltasOf([FIND, LOSE], parting).flat() as {
      index: number
      id?: string
      function: { name?: string | null; arguments?: string | null }
    }[]) {
      const call = calls.get(part.index) ?? { id: '', name: '', text: '' }
      calls.set(part.index, {
        id: part.id || call.id,
        name: part.function.name || call.name,
        text: call.text + (part.function.arguments ?? ''),
      })
    }
    expect([...calls.values()]).toEqual(
      [FIND, LOSE].map((call) => ({ id: call.id, name: call.function.name, text: call.function.arguments })),
    )
  })

  it('start the second call before the first one has ended', () => {
    const places = deltasOf([FIND, LOSE], 'interleaved').flat() as { index: number }[]
    expect(places.findIndex(({ index }) => index === 1)).toBeLessThan(places.findLastIndex(({ index }) => index === 0))
  })
})
