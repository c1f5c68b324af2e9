import type { InferenceSnippet, ModelRecord } from '@model-snippets/core'
import { getLocalAppSnippets, type LocalAppSnippet } from '@model-snippets/core/local-apps'
import { describe, expect, it } from 'vitest'
import { judgeRun } from '../judge/judge.ts'
import { installedTools } from '../judge/setup.ts'
import { jsonAnswer } from '../service/answer.ts'
import { describeWithLaboratory } from '../testing/laboratory.ts'
import { chatCase } from './cases.ts'
import { plainPlay } from './scenes.ts'
import { readTrial, runTrial } from './trial.ts'

const chat = { id: 'acme/demo', pipeline_tag: 'text-generation', tags: ['conversational'] }
const CHAT_MODELS: readonly ModelRecord[] = [
  { ...chat, tags: ['gguf', 'conversational'], siblings: [{ rfilename: 'demo-Q4_K_M.gguf' }] },
  { ...chat, library_name: 'transformers' },
  { ...chat, library_name: 'mlx' },
]
const KEY = 'unused'

/** Each address with the name that a model has there, once, whichever apps share it. */
const SERVERS = new Map<string, { readonly model: ModelRecord; readonly app: LocalAppSnippet }>()
for (const model of CHAT_MODELS) {
  for (const app of getLocalAppSnippets(model)) {
    const form = `${app.server?.address} ${app.server?.model}`
    if (app.server !== undefined && !SERVERS.has(form)) SERVERS.set(form, { model, app })
  }
}
/** With the longest path of all, so that every client is met with one that is not the usual `/v1`. */
const LONGEST = [...SERVERS.keys()].reduce((one, other) =>
  new URL(other.split(' ')[0] ?? '').pathname.length > new URL(one.split(' ')[0] ?? '').pathname.length ? other : one,
)
const CLIENTS = ['python/openai', 'sh/curl']
const nameOf = ({ language, client }: InferenceSnippet): string => `${language}/${client}`

it('there are addresses to ask', () => {
  expect(SERVERS.size).toBeGreaterThan(7)
  expect(LONGEST).toContain('/engines/v1')
})

describeWithLaboratory('a program that asks a server of the reader’s own', (lab) => {
  describe.each([...SERVERS.entries()])('%s', (form, { model, app }) => {
    const examples = app.examples.filter((one) => form === LONGEST || CLIENTS.includes(nameOf(one)))
    it.each(examples.map((snippet) => [nameOf(snippet), snippet] as const))(
      'sends with %s what the published client sends, under the name that the server knows',
      async (_, snippet) => {
        const { address, model: name } = app.server ?? { address: '', model: '' }
        const one = chatCase(
          'auto',
          'endpoint',
          false,
          { endpointUrl: address, providerId: name, accessToken: KEY },
          model,
        )
        expect(await readTrial(lab(), one, snippet)).toEqual([])
        const { transcript, findings } = await runTrial(lab(), one, snippet, plainPlay(one, 'plain'))
        expect(findings).toEqual([])
        expect(transcript.requests.map(({ url }) => url)).toEqual([`${address}/chat/completions`])
        expect(JSON.parse(transcript.requests[0]?.body.toString() ?? '')).toMatchObject({ model: name })
      },
    )
  })

  it('gets embeddings from a server that makes those', async () => {
    const model = { id: 'acme/embed', pipeline_tag: 'feature-extraction', library_name: 'sentence-transformers' }
    const [app] = getLocalAppSnippets(model, { app: 'text-embeddings-inference', inputs: 'It\'s "5" in $HOME' })
    const url = app?.server?.address ?? ''
    const service = {
      name: 'embeddings',
      answer: (request: { method: string; url: string }) =>
        request.method === 'POST' && request.url === url ? jsonAnswer(200, [[0.25, -0.5]]) : undefined,
    }
    for (const snippet of app?.examples ?? []) {
      const { language, content, install } = snippet
      const transcript = await lab().runner.run(
        { language, content, files: [], env: {}, tools: installedTools(install) },
        [service],
      )
      const standard = {
        expected: {
          method: 'POST',
          url,
          rawHeaders: [
            ['Authorization', `Bearer ${KEY}`],
            ['Content-Type', 'application/json'],
          ] as [string, string][],
          body: Buffer.from(JSON.stringify({ inputs: 'It\'s "5" in $HOME' })),
          service: 'embeddings',
        },
        token: KEY,
        givenToken: KEY,
        variables: [],
      }
      const findings = judgeRun(snippet, transcript, { kind: 'reply', reply: '-0.5' }, standard)
      expect(
        findings.filter(({ rule }) => rule !== 6),
        nameOf(snippet),
      ).toEqual([])
    }
  })
})
