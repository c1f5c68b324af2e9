import { randomBytes } from 'node:crypto'
import {
  CLIENTS,
  explainInferenceSnippets,
  getInferenceSnippets,
  getModelInputSnippet,
  type InferenceSnippet,
  type ModelRecord,
  type Provider,
  registerProvider,
  registerTask,
  type SnippetOptions,
  setLogger,
  type Task,
} from '@model-snippets/core'
import { afterEach, expect, it } from 'vitest'
import { judgeRun, judgeText, type RunStandard } from '../judge/judge.ts'
import { jsonAnswer } from '../services/answer.ts'
import type { RecordedRequest, Service } from '../services/request.ts'
import { describeWithHarness } from '../testing/harness.ts'

const nameOf = ({ language, client }: { readonly language: string; readonly client: string }): string =>
  `${language}/${client}`

const DOING_TASKS = new Set(
  getInferenceSnippets({ id: 'acme/model', pipeline_tag: 'fill-mask' }, 'hf-inference').map(nameOf),
)

/** Adding a provider takes one record. */
const myCloud: Provider = {
  id: 'my-cloud',
  label: 'My Cloud',
  baseUrl: 'https://api.my-cloud.example',
  keyUrl: 'https://my-cloud.example/keys',
  routes: {
    translation: {
      path: (model) => `/v1/${model}/translate`,
      headers: { 'X-My-Cloud': 'examples' },
      body: ({ inputs, parameters }) => ({ kind: 'json', value: { ...parameters, text: inputs.text ?? '' } }),
      result: () => ({ kind: 'json' }),
    },
    'text-to-poem': {
      path: () => '/v1/poems',
      body: ({ inputs, parameters, providerModel }) => ({
        kind: 'json',
        value: { ...parameters, about: inputs.text ?? '', model: providerModel },
      }),
      result: () => ({ kind: 'json' }),
    },
  },
}

/** Adding a task takes one record. */
const textToPoem: Task = {
  id: 'text-to-poem',
  input: 'text',
  exampleInput: () => 'A ferry that\'s "late" by $HOME minutes',
  exampleParameters: { lines: 4 },
}

/** Clients that send any request, so that they need no method for a task. */
const RAW_CLIENTS = CLIENTS.filter(({ hasMethodFor }) => hasMethodFor === undefined)
  .map(({ language, id }) => nameOf({ language, client: id }))
  .filter((name) => DOING_TASKS.has(name))

const removals: (() => void)[] = []
afterEach(() => {
  for (const remove of removals.splice(0)) remove()
  setLogger(console)
})

const QUESTIONS = [
  ['an added provider, directly', 'translation', { directRequest: true }, 'MY_CLOUD_API_KEY'],
  ['an added provider, through the router', 'translation', {}, 'HF_TOKEN'],
  ['an added task, directly', 'text-to-poem', { directRequest: true }, 'MY_CLOUD_API_KEY'],
  ['an added task, through the router', 'text-to-poem', {}, 'HF_TOKEN'],
] as const satisfies readonly (readonly [string, string, SnippetOptions, string])[]

describeWithHarness('a record added in memory', (harness) => {
  it.each(QUESTIONS)('has cases that pass: %s', async (_, task, options, variable) => {
    removals.push(registerProvider(myCloud), registerTask(textToPoem))
    const model: ModelRecord = { id: 'acme/lantern', pipeline_tag: task }
    const { snippets } = explainInferenceSnippets(model, 'my-cloud', undefined, options)
    const named = snippets.map(({ language, client }) => `${language}/${client}`)
    expect(named).toEqual(RAW_CLIENTS)
    expect(named).toEqual(expect.arrayContaining(['python/requests', 'js/fetch', 'sh/curl']))

    const base = 'directRequest' in options ? myCloud.baseUrl : 'https://router.huggingface.co/my-cloud'
    const url = base + (task === 'translation' ? '/v1/acme/lantern/translate' : '/v1/poems')
    const text = getModelInputSnippet(model)
    const token = `key-${randomBytes(12).toString('hex')}`
    const reply = `Vers ${randomBytes(6).toString('hex')}: grüße`
    const service: Service = {
      name: 'my-cloud',
      answer: (request) =>
        request.method === 'POST' && request.url === url ? jsonAnswer(200, { result: { content: reply } }) : undefined,
    }
    const body = task === 'translation' ? { text } : { about: text, lines: 4, model: 'acme/lantern' }
    const request: RecordedRequest = {
      method: 'POST',
      url,
      rawHeaders: [
        ['Authorization', `Bearer ${token}`],
        ['Content-Type', 'application/json'],
        ...(task === 'translation' ? ([['X-My-Cloud', 'examples']] as const) : []),
      ],
      body: Buffer.from(JSON.stringify(body)),
      service: 'my-cloud',
    }
    const standard: RunStandard = {
      published: [[{ client: 'huggingface_hub', request }]],
      isSubmit: () => true,
      attempts: { least: 1, most: 1 },
      fileHosts: [],
      ending: { kind: 'result', result: { kind: 'text', text: reply } },
      secret: token,
    }
    const problemsOf = async (snippet: InferenceSnippet) => {
      const { language, content, env, install } = snippet
      const transcript = await harness().runner.run(
        {
          language,
          content,
          files: [],
          env: Object.fromEntries(env.map(({ name }) => [name, token])),
          install,
        },
        [service],
      )
      return [
        ...(await judgeText(snippet, { variables: [variable] }, harness().runner.runtime(language))),
        ...judgeRun(snippet, transcript, standard),
      ]
    }
    for (const snippet of snippets) expect(await problemsOf(snippet), snippet.content).toEqual([])
  })

  it('disappears after it’s removed', () => {
    const remove = registerProvider(myCloud)
    remove()
    setLogger({ error: () => undefined })
    const { snippets, skipped } = explainInferenceSnippets({ id: 'a/b', pipeline_tag: 'translation' }, 'my-cloud')
    expect(snippets).toEqual([])
    expect(skipped[0]?.reason).toBe('my-cloud doesn’t support the task translation, as far as we know')
  })
})
