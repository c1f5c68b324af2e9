import { describe, expect, it } from 'vitest'
import { explainLocalApps } from '../local-apps/index.ts'
import { MODELS_BY_KIND } from '../local-apps/testing/models.ts'
import {
  AGENT_HARNESSES,
  ALL_MODEL_LIBRARY_KEYS,
  DEFAULT_MEMORY_OPTIONS,
  KERNEL_LIBRARIES_UI_ELEMENTS,
  LIBRARY_TASK_MAPPING,
  LOCAL_APPS,
  MAPPING_DEFAULT_WIDGET,
  PIPELINE_TYPES_SET,
  SKUS,
  STANDARD_AGENT_ENV_VARS,
} from './index.ts'

/** Keys of coding agents, which work with a local server. */
const AGENTS = ['pi', 'hermes-agent', 'openclaw']

describe('the published table of local apps', () => {
  it.each(Object.entries(MODELS_BY_KIND))('lists for %s the apps that run it, with what they do', (_, model) => {
    const { apps } = explainLocalApps(model)
    const shown = Object.entries(LOCAL_APPS)
      .filter(([key, { displayOnModelPage }]) => !AGENTS.includes(key) && displayOnModelPage(model))
      .map(([, app]) => app)
    expect(shown.map(({ prettyLabel }) => prettyLabel)).toEqual(apps.map(({ label }) => label))
    for (const [index, app] of shown.entries()) {
      if ('deeplink' in app) expect(app.deeplink(model).href).toBe(new URL(apps[index]?.link ?? '').href)
      else {
        const commands = app.snippet(model).flatMap(({ content }) => content)
        expect(commands).toEqual(expect.arrayContaining(apps[index]?.steps.map(({ command }) => command) ?? ['']))
      }
    }
  })

  it('uses the requested file', () => {
    const model = MODELS_BY_KIND['GGUF with files'] ?? { id: '' }
    const app = LOCAL_APPS['llama.cpp']
    if (app === undefined || !('snippet' in app)) throw new Error('llama.cpp has commands')
    const [first, ...others] = app.snippet(model, 'demo-Q8_0.gguf')
    expect(first).toMatchObject({ setup: 'brew install llama.cpp', content: [expect.stringContaining(':Q8_0 ')] })
    expect(others.at(-1)).toEqual({ title: 'llama.cpp with Docker', content: expect.stringMatching(/^docker run /) })
  })

  it('sets up a coding agent on a server with tools', () => {
    const { pi } = LOCAL_APPS
    if (pi === undefined || !('snippet' in pi)) throw new Error('Pi has commands')
    const model = MODELS_BY_KIND['GGUF with files'] ?? { id: '' }
    expect(pi.displayOnModelPage(model)).toBe(true)
    const sections = pi.snippet(model, 'demo-Q8_0.gguf')
    expect(sections[0]?.content).toEqual([expect.stringContaining(':Q8_0 ')])
    const [setUp, start] = sections.slice(-2)
    expect(setUp?.setup).toContain('npm install --global')
    expect(JSON.stringify(setUp?.content)).toContain('http://localhost:8080/v1')
    expect(start?.content).toEqual([
      expect.stringMatching(/^export \w+=unused$/),
      expect.stringMatching(/^pi --provider \S+ --model acme\/demo$/),
    ])
    expect(pi.displayOnModelPage(MODELS_BY_KIND['MLX, chat'] ?? { id: '' })).toBe(true)
    for (const kind of ['Transformers, chat', 'embeddings', 'painting']) {
      expect(pi.displayOnModelPage(MODELS_BY_KIND[kind] ?? { id: '' }), kind).toBe(false)
    }
  })

  it.each(AGENTS)('lists %s for a model with tools on a local server, and gives the commands', (id) => {
    const agent = LOCAL_APPS[id]
    if (agent === undefined || !('snippet' in agent)) throw new Error(`${id} has no commands`)
    const model = MODELS_BY_KIND['GGUF with files'] ?? { id: '' }
    expect(agent.displayOnModelPage(model)).toBe(true)
    expect(agent.displayOnModelPage({ ...model, config: { chat_template_jinja: '{{ messages }}' } })).toBe(false)
    const [setUp, start] = agent.snippet(model).slice(-2)
    expect(setUp?.setup).toMatch(/^(npm install --global|curl -fsSL) /)
    expect(JSON.stringify([setUp?.content, start?.content])).toContain('http://localhost:8080/v1')
  })

  it('links to the app’s page if the app doesn’t run the model', () => {
    const app = LOCAL_APPS['msty']
    if (app === undefined || !('deeplink' in app)) throw new Error('Msty has a link')
    expect(app.deeplink({ id: 'acme/demo' }).href).toBe('https://msty.app/')
  })
})

describe('the other tables', () => {
  it('contain only known libraries and tasks', () => {
    for (const [library, tasks] of Object.entries(LIBRARY_TASK_MAPPING)) {
      expect(ALL_MODEL_LIBRARY_KEYS).toContain(library)
      expect(tasks.filter((task) => !PIPELINE_TYPES_SET.has(task))).toEqual([])
    }
  })

  it('have inputs in the shape of the published table', () => {
    const inputs = MAPPING_DEFAULT_WIDGET.get('en')
    expect(inputs?.get('text-classification')).toEqual([expect.stringMatching(/\w/)])
    expect(inputs?.get('conversational')).toEqual([expect.stringMatching(/\w/)])
    expect(inputs?.get('fill-mask')?.[0]).toContain('<mask>')
    for (const [task, fields] of [
      ['question-answering', ['text', 'context']],
      ['table-question-answering', ['text', 'table']],
      ['zero-shot-classification', ['text', 'candidate_labels']],
      ['sentence-similarity', ['source_sentence', 'sentences']],
    ] as const) {
      expect(Object.keys(inputs?.get(task)?.[0] ?? {}), task).toEqual(fields)
    }
    expect(inputs?.has('image-classification')).toBe(false)
  })

  it('write a kernel’s version, and that it runs code', () => {
    const { snippets } = KERNEL_LIBRARIES_UI_ELEMENTS.kernels
    expect(snippets('acme/activation', 3)).toEqual([
      expect.stringContaining('get_kernel("acme/activation", version=3)'),
    ])
    expect(snippets('acme/activation')[0]).toMatch(/Runs code[\s\S]+version=1\)/)
    expect(snippets('../elsewhere')).toEqual([])
  })

  it('have memory in gigabytes, and variables with names', () => {
    const hardware = Object.values(SKUS).flatMap((makers) =>
      Object.values(makers).flatMap((names) => Object.values(names)),
    )
    for (const { memory = [] } of hardware) for (const size of memory) expect(size).toBeGreaterThan(0)
    expect([...DEFAULT_MEMORY_OPTIONS].sort((a, b) => a - b)).toEqual(DEFAULT_MEMORY_OPTIONS)
    for (const harness of Object.values(AGENT_HARNESSES)) {
      const names = 'envVars' in harness ? Object.keys(harness.envVars) : []
      for (const name of [...names, ...STANDARD_AGENT_ENV_VARS]) expect(name).toMatch(/^[A-Z_]+$/)
    }
  })
})
