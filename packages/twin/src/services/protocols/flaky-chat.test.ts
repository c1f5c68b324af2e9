import { expect, it } from 'vitest'
import { chatService } from './chat.ts'
import { type FlakyChat, flakyChatService } from './flaky-chat.ts'

const request = (model: string) => ({
  method: 'POST',
  url: 'https://router.huggingface.co/v1/chat/completions',
  rawHeaders: [],
  body: Buffer.from(JSON.stringify({ model, messages: [] })),
})

const flaky = (more: Omit<FlakyChat, 'complaint' | 'clientSpeed'>) =>
  flakyChatService(chatService({ reply: 'Here I am.' }), { complaint: 'Not now.', clientSpeed: 20, ...more })

it('plays its reactions in order, and repeats the last one', () => {
  const service = flaky({ reactions: [{ status: 503 }, 'silence', 'drop', 'answer'] })
  const answers = [1, 2, 3, 4, 5].map(() => service.answer(request('a'), []))
  expect(answers.map((answer) => [answer?.status, answer?.ending])).toEqual([
    [503, 'complete'],
    [200, 'never'],
    [200, 'cut'],
    [200, 'complete'],
    [200, 'complete'],
  ])
})

it('has separate reactions for each other model', () => {
  const service = flaky({ reactions: [{ status: 503 }], otherReactions: [{ status: 500 }, 'answer'] })
  const statuses = ['a', 'b', 'a', 'b', 'c'].map((model) => service.answer(request(model), [])?.status)
  expect(statuses).toEqual([503, 500, 503, 200, 500])
})

it('rejects every request after one that comes too early', async () => {
  const service = flaky({ reactions: [{ status: 429, asksToWait: true }, 'answer'] })
  expect(service.answer(request('a'), [])?.headers['retry-after']).toBe('20')
  const early = service.answer(request('a'), [])
  expect(early?.status).toBe(400)
  expect(Buffer.from(early?.writes[0] ?? []).toString()).toMatch(/Asked again \d+ ms too early/)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(service.answer(request('a'), [])?.status).toBe(200)
})

it('leaves other requests alone', () => {
  expect(flaky({ reactions: ['answer'] }).answer({ ...request('a'), method: 'GET' }, [])).toBeUndefined()
})
