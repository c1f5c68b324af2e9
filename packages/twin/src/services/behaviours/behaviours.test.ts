import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../answer.ts'
import { chatService } from '../protocols/chat.ts'
import type { PlayedConversation } from '../protocols/conversation.ts'
import { messagesService } from '../protocols/messages.ts'
import { responsesService } from '../protocols/responses.ts'
import type { ArrivedRequest } from '../request.ts'
import type { Played } from './behaviour.ts'
import { BEHAVIOURS } from './index.generated.ts'

const PATHS = { 'chat-completions': '/v1/chat/completions', responses: '/v1/responses', messages: '/v1/messages' }
type Api = keyof typeof PATHS

const CALLS: PlayedConversation = {
  rounds: [
    [
      { name: 'get_weather', arguments: '{"city": "Paris"}', told: 'anything' },
      { name: 'get_weather', arguments: '{"city": "Tokyo"}', told: 'anything' },
    ],
  ],
  parting: 'characters',
  began: 1,
  nonce: 'n0nce',
}

function answerOf(api: Api, behaviour: Played | undefined, stream: boolean, hasCalls: boolean): Answer | undefined {
  const turns = [{ role: 'user', content: 'Hello' }]
  const body = api === 'responses' ? { input: turns } : { messages: turns }
  const request: ArrivedRequest = {
    method: 'POST',
    url: `https://example.com${PATHS[api]}`,
    rawHeaders: [],
    body: Buffer.from(JSON.stringify({ model: 'm', stream, ...body })),
  }
  const thoughts = behaviour?.thoughts && { thoughts: { ...behaviour.thoughts, text: 'Hm.' } }
  const played = hasCalls ? { conversation: { ...CALLS, ...behaviour?.conversation, ...thoughts } } : {}
  const options = { reply: 'Here I am.', complaint: 'No.', ...played, ...(behaviour && { behaviour }) }
  const service = { 'chat-completions': chatService, responses: responsesService, messages: messagesService }[api]
  const answer = service(options).answer(request, [])
  return answer as Answer | undefined
}

const textOf = (answer: Answer | undefined): string =>
  `${answer?.ending} ${Buffer.concat([...(answer?.writes ?? [])]).toString()}`

/** Their effect is a rejected request, or a loop that never ends. */
const NOT_IN_AN_ANSWER = ['keeps-calling', 'needs-reasoning-items', 'tools-want-the-responses-api']

const PLAYED = BEHAVIOURS.flatMap(({ id, apis }) =>
  Object.entries(apis).flatMap(([api, played]) =>
    played.streamed.map((stream) => [id, api as Api, stream, played] as const),
  ),
)

describe('behaviors', () => {
  it('have the names of their files', () => {
    const files = readdirSync(new URL('records', import.meta.url)).map((name) => name.replace(/\.ts$/, ''))
    expect(BEHAVIOURS.map(({ id }) => id).sort()).toEqual(files.sort())
  })

  it.each(BEHAVIOURS)('$id has a source', ({ does, right, seen }) => {
    expect(does).toMatch(/^[A-Z].+\.$/)
    expect(right).toMatch(/^[A-Z].+\.$/)
    expect(seen.length).toBeGreaterThan(0)
    for (const { address } of seen) expect(new URL(address).protocol).toBe('https:')
  })

  it.each(PLAYED.filter(([id]) => !NOT_IN_AN_ANSWER.includes(id)))(
    'change the response: %s, %s, streamed: %s',
    (_, api, stream, played) => {
      const hasCalls = played.recipes.includes('tool-loop') && !played.inLastTurn
      expect(textOf(answerOf(api, played, stream, hasCalls))).not.toBe(
        textOf(answerOf(api, undefined, stream, hasCalls)),
      )
    },
  )
})

describe('reasoning that must be sent back', () => {
  const [thinking] = BEHAVIOURS.filter(({ id }) => id === 'thinks-before-it-calls')
  const thoughts = thinking?.apis['chat-completions']?.thoughts

  const statusOf = (turn: object): number | undefined => {
    const calls = CALLS.rounds[0]?.map(({ name, arguments: args }, place) => ({
      id: `call_n0nce_0_${place}`,
      type: 'function',
      function: { name, arguments: args },
    }))
    const results = calls?.map(({ id }) => ({ role: 'tool', tool_call_id: id, content: '{}' })) ?? []
    const messages = [{ role: 'user', content: 'Hello' }, { role: 'assistant', tool_calls: calls, ...turn }, ...results]
    const conversation = { ...CALLS, ...(thoughts && { thoughts: { ...thoughts, text: 'Hm.' } }) }
    const answer = chatService({ reply: 'Here I am.', conversation }).answer(
      {
        method: 'POST',
        url: 'https://example.com/v1/chat/completions',
        rawHeaders: [],
        body: Buffer.from(JSON.stringify({ model: 'm', messages })),
      },
      [],
    )
    return (answer as Answer | undefined)?.status
  }

  it('is accepted unchanged', () => expect(statusOf({ reasoning_content: 'Hm.' })).toBe(200))
  it.each([{}, { reasoning: 'Hm.' }, { reasoning_content: 'H' }, { reasoning_content: 'Hm.', reasoning: 'Hm.' }])(
    'is rejected as %j',
    (turn) => expect(statusOf(turn)).toBe(400),
  )
})
