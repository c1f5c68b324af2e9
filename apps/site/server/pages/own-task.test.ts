import { setLogger } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { createApi } from '../api/api.ts'
import { connectedAgent } from '../testing/mcp-agent.ts'
import { findAnywhere } from './find-anywhere.ts'
import { plainExample, postedExample } from './plain-example.ts'

/* The reader says what a model does whose record nobody here may see. */

setLogger({ error: () => undefined })

const mcp = connectedAgent()

interface Answer {
  readonly task?: string
  readonly snippets?: readonly { readonly language: string; readonly client: string; readonly content: string }[]
  readonly errors?: readonly { readonly field: string; readonly detail: string; readonly validValues?: string[] }[]
}

const answerOf = async (path: string, find = findAnywhere): Promise<Answer & { readonly status: number }> => {
  const response = await createApi(find).api.request(path)
  return { ...((await response.json()) as Answer), status: response.status }
}
const fileOf = async (path: string): Promise<readonly [status: number | undefined, text: string | undefined]> => {
  const response = await plainExample(new URL(path, 'http://x'))
  return [response?.status, await response?.text()]
}
const codeOf = ({ snippets = [] }: Answer) =>
  snippets.map(({ language, client, content }) => ({ language, client, content }))

describe('of a model that nobody knows', () => {
  it.each(['conversational', 'text-to-image', 'fill-mask'])('the API takes the task %s, as agents do', async (task) => {
    const { structuredContent } = await mcp.callTool({
      name: 'get_snippets',
      arguments: { model: 'acme/private', task },
    })
    const expected = codeOf(structuredContent as Answer)
    expect(expected.length).toBeGreaterThan(1)
    for (const find of [findAnywhere, undefined]) {
      const asked = await answerOf(`/api/models/acme/private/snippets?task=${task}`, find)
      expect([asked.status, asked.task, codeOf(asked)]).toEqual([200, task, expected])
    }
    expect((await answerOf(`/api/models/acme/private/not-offered?task=${task}`)).task).toBe(task)
    expect((await answerOf(`/api/models/acme/private/request?task=${task}`)).task).toBe(task)
  })

  it('a file takes it from its address and from a posted state', async () => {
    const [, asked] = await fileOf('/models/acme/private.sh?task=conversational&client=curl')
    const state = String(new URLSearchParams({ state: 'task=conversational&client=curl' }))
    const posted = await postedExample(new URL('http://x/models/acme/private.sh'), state)
    expect([posted?.status, await posted?.text()]).toEqual([200, asked])
    expect(asked).toContain('"acme/private')
  })

  it('a task that there is not is named, with those that there are', async () => {
    const { status, errors = [] } = await answerOf('/api/models/acme/private/snippets?task=fil-mask')
    expect([status, errors[0]?.field]).toEqual([400, 'task'])
    expect(errors[0]?.validValues).toContain('fill-mask')
    expect((await answerOf('/api/models/acme/private/snippets?task=')).status).toBe(404)
  })
})

describe('of a model that is known', () => {
  const MODEL = 'openai/gpt-oss-20b'

  it.each(['conversational', 'text-generation', ''])('its own task changes nothing: "%s"', async (task) => {
    expect(await answerOf(`/api/models/${MODEL}/snippets?task=${task}`)).toEqual(
      await answerOf(`/api/models/${MODEL}/snippets`),
    )
    expect(await fileOf(`/models/${MODEL}.py?task=${task}`)).toEqual(await fileOf(`/models/${MODEL}.py`))
  })

  it('another one is refused, not passed over', async () => {
    const told = 'The model’s task is conversational.'
    const { status, errors = [] } = await answerOf(`/api/models/${MODEL}/snippets?task=fill-mask`)
    expect([status, errors[0]?.field, errors[0]?.detail]).toEqual([400, 'task', expect.stringContaining(told)])
    expect(await fileOf(`/models/${MODEL}.py?task=fill-mask`)).toEqual([400, expect.stringContaining(`task: ${told}`)])
    expect(await fileOf(`/models/${MODEL}.py?task=fil-mask`)).toEqual([400, expect.stringContaining('task: ')])
  })
})
