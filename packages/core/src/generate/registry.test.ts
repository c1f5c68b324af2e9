import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  buildInferenceRequest,
  CLIENTS,
  explainInferenceSnippets,
  getInferenceSnippets,
  getModelInputSnippet,
  getTemplate,
  type ModelRecord,
  PROVIDERS,
  type Provider,
  type Route,
  registerProvider,
  registerTask,
  registerTemplate,
  type SnippetOptions,
  setLogger,
} from '../index.ts'
import { hasRenderer } from '../languages/testing/has-renderer.ts'

const myCloud = (route: Partial<Route> = {}, task = 'text-to-image'): Provider => ({
  id: 'my-cloud',
  label: 'My Cloud',
  baseUrl: 'https://api.my-cloud.example',
  keyUrl: 'https://my-cloud.example/keys',
  routes: {
    [task]: {
      path: () => '/images',
      body: ({ inputs }) => ({ kind: 'json', value: { prompt: inputs.text ?? '' } }),
      result: () => ({ kind: 'bytes', fileName: 'image.png' }),
      ...route,
    },
  },
})
const model: ModelRecord = { id: 'acme/draw', pipeline_tag: 'text-to-image' }

afterEach(() => setLogger(console))

describe('registerProvider', () => {
  it('replaces a provider whose examples were already written', () => {
    const chat: ModelRecord = { id: 'acme/talk', pipeline_tag: 'text-generation', tags: ['conversational'] }
    const curl = () =>
      getInferenceSnippets(chat, 'together', undefined, { directRequest: true }).find(({ client }) => client === 'curl')
    const before = curl()
    const together = PROVIDERS['together'] as Provider
    const remove = registerProvider({ ...together, baseUrl: 'https://together.example' })
    expect(curl()?.content).toContain('https://together.example/')
    remove()
    expect(curl()).toEqual(before)
    expect(before?.content).not.toContain('together.example')
  })

  it('writes each model into the URL if the provider’s URLs contain it', () => {
    const addresses = ['acme/one', 'acme/two', 'acme/one'].map((id) => {
      const chat: ModelRecord = { id, pipeline_tag: 'text-generation', tags: ['conversational'] }
      const options = { directRequest: true }
      const written = getInferenceSnippets(chat, 'hf-inference', undefined, options)
      return written.filter(({ client }) => client !== 'huggingface.js' && client !== 'huggingface_hub')
    })
    const [first, second = []] = addresses
    expect(second.map(({ client }) => client)).toEqual(first?.map(({ client }) => client))
    expect(second.map(({ client }) => client)).toContain('curl')
    for (const { client, content } of second) {
      expect(content, client).toContain('acme/two')
      expect(content, client).not.toContain('acme/one')
    }
    expect(addresses[2]).toEqual(first)
  })

  it('adds a case for the raw clients, and removes it again', () => {
    const remove = registerProvider(myCloud())
    const snippets = getInferenceSnippets(model, 'my-cloud', undefined, { directRequest: true })
    expect(snippets.map(({ client }) => client)).toContain('requests')
    expect(snippets.find(({ client }) => client === 'curl')?.content).toContain('https://api.my-cloud.example/images')
    expect(snippets[0]?.env[0]?.name).toBe('MY_CLOUD_API_KEY')
    remove()
    setLogger({ error: vi.fn() })
    expect(getInferenceSnippets(model, 'my-cloud')).toEqual([])
  })

  it('doesn’t change what released clients know about the provider that it replaces', () => {
    const { id, baseUrl, keyUrl, routes } = PROVIDERS['together'] as Provider
    const offered = () => getInferenceSnippets(model, id).map(({ client }) => client)
    const before = offered()
    const remove = registerProvider({ id, label: 'My Together', baseUrl, keyUrl, routes })
    expect(offered()).toEqual(before)
    remove()
    expect(before).toContain('huggingface_hub')
  })

  it('excludes clients that support only the providers of their release', () => {
    const chatOnly = myCloud({ path: () => '/chat/completions' }, 'conversational')
    const chat: ModelRecord = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }
    const clientsOf = (of: ModelRecord, provider: string, options: SnippetOptions) =>
      explainInferenceSnippets(of, provider, undefined, options).snippets.map(({ client }) => client)
    const removals = [registerProvider(myCloud()), registerProvider({ ...chatOnly, id: 'my-chat' })]
    for (const client of ['huggingface_hub', 'huggingface.js']) {
      expect(clientsOf(model, 'my-cloud', {})).not.toContain(client)
      expect(clientsOf(chat, 'my-chat', { directRequest: true })).not.toContain(client)
      // For chat, the router accepts providers that it knows and we don't.
      expect(clientsOf(chat, 'my-chat', {})).toContain(client)
      expect(clientsOf(chat, 'groq', { directRequest: true })).toContain(client)
    }
    for (const remove of removals.reverse()) remove()
  })

  it('reads a body that a route returns as text', () => {
    const remove = registerProvider(myCloud({ body: ({ inputs }) => JSON.stringify({ prompt: inputs.text }) }))
    expect(buildInferenceRequest(model, 'my-cloud', undefined, { inputs: 'a cat' })?.body).toEqual({ prompt: 'a cat' })
    remove()
  })

  it.each(['not json', '[1]', ''])(
    'reports a text body that isn’t a JSON object, %j, and continues with the inputs',
    (text) => {
      const error = vi.fn()
      setLogger({ error })
      const remove = registerProvider(myCloud({ body: () => text }))
      expect(buildInferenceRequest(model, 'my-cloud', undefined, { inputs: 'a cat' })?.body).toEqual({
        inputs: 'a cat',
      })
      expect(error.mock.calls[0]?.[0]).toBe('Failed to parse body as JSON')
      remove()
    },
  )
})

describe('registerTemplate', () => {
  it('offers no example if the template returns nothing', () => {
    const remove = registerTemplate({ language: 'sh', client: 'echo', task: 'text-to-image', template: () => ' \n' })
    const { snippets, skipped } = explainInferenceSnippets(model, 'together')
    expect(snippets.map(({ client }) => client)).not.toContain('echo')
    expect(skipped.find(({ client }) => client === 'echo')?.reason).toBe('the registered template returned nothing')
    remove()
  })
})

describe('registerTask', () => {
  it('adds a case for the raw clients, and an example input for the task', () => {
    const carving: ModelRecord = { id: 'acme/carve', pipeline_tag: 'text-to-3d' }
    expect(() => getTemplate('python', 'requests', 'text-to-3d')).toThrow(
      'Template not found: python/requests/text-to-3d',
    )
    const removeTask = registerTask({ id: 'text-to-3d', input: 'text', exampleInput: () => 'A small wooden chair' })
    const removeProvider = registerProvider(myCloud({}, 'text-to-3d'))
    expect(getModelInputSnippet(carving)).toBe('A small wooden chair')
    const raw = CLIENTS.filter((client) => hasRenderer(client, 'task') && client.hasMethodFor === undefined)
    expect(raw.map(({ id }) => id)).toEqual(expect.arrayContaining(['requests', 'fetch', 'curl']))
    expect(explainInferenceSnippets(carving, 'my-cloud').snippets.map(({ client }) => client)).toEqual(
      raw.map(({ id }) => id),
    )
    expect(typeof getTemplate('python', 'requests', 'text-to-3d')).toBe('function')
    removeProvider()
    removeTask()
  })

  it('keeps the methods of the Hugging Face clients for a published task that it replaces', () => {
    const offered = () => getInferenceSnippets(model, 'auto').map(({ client }) => client)
    const before = offered()
    const remove = registerTask({ id: 'text-to-image', input: 'text', exampleInput: () => 'A cat on a wall' })
    expect(offered()).toEqual(before)
    expect(getInferenceSnippets(model, 'auto')[0]?.content).toContain('"A cat on a wall"')
    remove()
    expect(before).toEqual(['huggingface_hub', 'huggingface.js'])
  })

  it('adds a case for the Hugging Face clients if it describes their methods', () => {
    const hubMethods = {
      python: { arguments: ['seed'], inputArguments: ['style'] },
      result: 'file',
      fileName: 'thing.glb',
    } as const
    const remove = registerTask({ id: 'text-to-mesh', input: 'text', exampleInput: () => 'A wooden chair', hubMethods })
    const asked = (parameters: SnippetOptions['parameters']) =>
      explainInferenceSnippets({ id: 'acme/carve', pipeline_tag: 'text-to-mesh' }, 'auto', undefined, { parameters })
    const { snippets } = asked({ seed: 3, style: 'rustic' })
    const codeOf = (id: string) => snippets.find(({ client }) => client === id)?.content
    expect(codeOf('huggingface_hub')).toContain(`result = client.text_to_mesh(
    "A wooden chair",
    style="rustic",
    model="acme/carve",
    seed=3,
)

Path("thing.glb").write_bytes(result)`)
    expect(codeOf('huggingface.js')).toContain('const result = await client.textToMesh({')
    expect(codeOf('huggingface.js')).toContain('await writeFile("thing.glb"')
    const { skipped } = asked({ odd: 1 })
    expect(skipped.find(({ client }) => client === 'huggingface_hub')?.reason).toBe(
      'text_to_mesh() has no argument "odd"',
    )
    remove()
  })
})
