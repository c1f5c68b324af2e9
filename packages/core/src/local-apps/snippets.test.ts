import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../languages/languages.ts'
import { explainLocalApps, getLocalAppSnippets, type LocalAppOptions, type LocalAppSnippet, SYSTEMS } from './index.ts'
import { MODELS_BY_KIND } from './testing/models.ts'

const only = (kind: keyof typeof MODELS_BY_KIND, app: string, options?: LocalAppOptions): LocalAppSnippet => {
  const [snippet, ...more] = getLocalAppSnippets(MODELS_BY_KIND[kind] ?? { id: '' }, { ...options, app })
  expect(more).toEqual([])
  if (snippet === undefined) throw new Error(`${app} is not offered for ${kind}`)
  return snippet
}
const commands = (kind: keyof typeof MODELS_BY_KIND, app: string, options?: LocalAppOptions): string[] =>
  only(kind, app, options).steps.map(({ command }) => command)
const reason = (kind: keyof typeof MODELS_BY_KIND, app: string): string | undefined =>
  explainLocalApps(MODELS_BY_KIND[kind] ?? { id: '' }, { app }).skipped[0]?.reason

const APIS = ['chat-completions', 'responses', 'messages'] as const
const ALL_APIS: readonly string[] = APIS

/** By app: a kind that it runs, the APIs that its server has, and those of them by which it answers by a schema. */
const SERVERS = [
  ['llama-cpp', 'GGUF with files', ALL_APIS, ['chat-completions']],
  ['ollama', 'GGUF with files', ALL_APIS, ['chat-completions', 'responses']],
  ['lm-studio', 'GGUF with files', ALL_APIS, ['chat-completions']],
  ['jan', 'GGUF with files', ['chat-completions', 'messages'], ['chat-completions']],
  ['docker-model-runner', 'GGUF with files', ['chat-completions', 'messages'], ['chat-completions']],
  ['koboldcpp', 'GGUF with files', ALL_APIS, ['chat-completions']],
  ['llama-cpp-python', 'GGUF with files', ['chat-completions'], []],
  ['vllm', 'Transformers, chat', ALL_APIS, ALL_APIS],
  ['sglang', 'Transformers, chat', ALL_APIS, ALL_APIS],
  ['transformers-serve', 'Transformers, chat', ['chat-completions', 'responses'], []],
  ['text-generation-inference', 'Transformers, chat', ['chat-completions'], []],
  ['localai', 'GGUF with files', ALL_APIS, ['chat-completions']],
  ['lemonade', 'GGUF with files', ALL_APIS, ['chat-completions', 'messages']],
  ['lemonade', 'for an NPU', ALL_APIS, []],
  ['docker-model-runner', 'Transformers, chat', ['chat-completions', 'messages'], ['chat-completions', 'messages']],
  ['mlx-lm', 'MLX, chat', ['chat-completions'], []],
  ['mlx-vlm', 'MLX that sees', ALL_APIS, ALL_APIS],
] as const

describe.each(SERVERS)('the server of %s', (app, kind, apis, bySchema) => {
  const expectReason = (options: LocalAppOptions, isOffered: boolean): void => {
    const { examples, withoutExamples } = only(kind, app, options)
    expect([options, examples.length > 0]).toEqual([options, isOffered])
    if (isOffered) expect(withoutExamples).toBeUndefined()
    else expect(withoutExamples).toMatch(/^\S.* \(https:\/\/\S+\)$/)
  }

  it('is asked by the APIs that it has', () => {
    for (const api of APIS) expectReason({ api, streaming: true }, (apis as readonly string[]).includes(api))
  })

  it('is asked for an answer by a schema where it makes one', () => {
    const format = { type: 'json_schema', json_schema: { name: 'answer', schema: { type: 'object' } } }
    for (const api of APIS) {
      const isOffered = (bySchema as readonly string[]).includes(api)
      expectReason({ api, recipe: 'structured-output' }, isOffered)
      expectReason({ api, response_format: format }, isOffered)
    }
  })
})

describe('a form that a server is not asked in', () => {
  it('is one by a schema in the words of the API, too', () => {
    const format = { type: 'json_schema', name: 'answer', schema: { type: 'object' } }
    for (const asked of [
      { api: 'responses', text: { format } },
      { api: 'messages', output_config: { format } },
    ] as const) {
      expect(only('GGUF with files', 'llama-cpp', asked).withoutExamples).toContain('llama.cpp drops')
    }
    for (const asked of [
      { api: 'responses', text: { format: { type: 'text' } } },
      { api: 'messages', output_config: null },
      { api: 'chat-completions', response_format: { type: 'json_object' } },
    ] as const) {
      expect(only('GGUF with files', 'llama-cpp', asked).examples).not.toEqual([])
    }
  })

  it('is that of a whole answer where the server streams what it is not told', () => {
    const asked = (options: LocalAppOptions) => only('Transformers, chat', 'transformers-serve', options)
    for (const streaming of [undefined, false]) {
      const { examples, withoutExamples } = asked({ api: 'responses', streaming })
      expect([examples, withoutExamples]).toEqual([
        [],
        expect.stringContaining('the Responses API of transformers serve streams anyway'),
      ])
    }
    expect(asked({ api: 'responses', streaming: true }).examples).not.toEqual([])
    expect(asked({}).examples).not.toEqual([])
  })

  it('is that of some models alone', () => {
    const model = { ...MODELS_BY_KIND['Transformers, chat'], id: 'acme/demo', config: { model_type: 'gpt_oss' } }
    const asked = { app: 'sglang', recipe: 'structured-output' } as const
    expect(getLocalAppSnippets(model, { ...asked, api: 'responses' })[0]?.withoutExamples).toContain('gpt-oss')
    for (const api of ['chat-completions', 'messages'] as const) {
      expect(getLocalAppSnippets(model, { ...asked, api })[0]?.examples).not.toEqual([])
    }
  })

  it('is told of no model that does not chat, and of no server that does not', () => {
    const asked = { api: 'messages', recipe: 'structured-output' } as const
    const silent = only('GGUF by its publisher’s label', 'llama-cpp', asked)
    expect([silent.examples, silent.withoutExamples]).toEqual([[], undefined])
    const embedding = only('embeddings', 'text-embeddings-inference', asked)
    expect(embedding.withoutExamples).toBeUndefined()
    expect(embedding.examples).not.toEqual([])
  })

  it('is not one that there is not', () => {
    for (const api of ['nope', 'constructor', 7]) {
      expect(() => only('GGUF with files', 'llama-cpp-python', { api })).toThrow('options.api: expected one of')
    }
  })
})

describe('the file', () => {
  it('is named as each app wants it', () => {
    expect(commands('GGUF with files', 'llama-cpp')).toEqual([
      'llama-server -hf acme/demo:Q4_K_M --alias acme/demo --port 8080',
    ])
    expect(commands('GGUF with files', 'ollama')).toEqual(['ollama run hf.co/acme/demo:Q4_K_M'])
    expect(commands('GGUF with files', 'lm-studio')[0]).toBe('lms get https://huggingface.co/acme/demo@q4_k_m')
    expect(commands('GGUF with files', 'docker-model-runner')).toEqual([
      'docker model pull hf.co/acme/demo:Q4_K_M',
      'docker model run hf.co/acme/demo:Q4_K_M',
    ])
    expect(commands('GGUF with files', 'koboldcpp')[0]).toContain('/acme/demo/resolve/main/demo-Q4_K_M.gguf ')
    expect(commands('GGUF with files', 'llama-cpp-python')[0]).toContain('--model demo-Q4_K_M.gguf')
    expect(commands('GGUF with files', 'node-llama-cpp')).toEqual(['npx --yes node-llama-cpp chat hf:acme/demo:Q4_K_M'])
    expect(only('GGUF with files', 'jan').steps[0]?.note).toContain('demo-Q4_K_M.gguf')
  })

  it('is left to the app where the record lists none', () => {
    expect(commands('GGUF without a list of files', 'llama-cpp')[0]).toContain('-hf acme/demo --alias')
    expect(commands('GGUF without a list of files', 'ollama')).toEqual(['ollama run hf.co/acme/demo'])
    expect(commands('GGUF without a list of files', 'llama-cpp-python')[0]).toContain("--model '*Q4_K_M.gguf'")
    expect(reason('GGUF without a list of files', 'koboldcpp')).toContain('doesn’t list files')
  })

  it('is the quantization that was asked for', () => {
    expect(commands('GGUF with files', 'llama-cpp', { quantization: 'q8_0' })[0]).toContain('acme/demo:Q8_0')
    expect(commands('GGUF without a list of files', 'ollama', { quantization: 'iq4_xs' })[0]).toContain(':IQ4_XS')
    const options = { quantization: 'Q2_K' }
    expect(() => commands('GGUF with files', 'ollama', options)).toThrow('expected one of Q8_0, Q4_K_M')
    expect(() => commands('Transformers, chat', 'vllm', { quantization: 'no' })).toThrow('isn’t a quantization')
  })

  it('is told by name where its name tells no quantization', () => {
    expect(commands('GGUF without a label', 'llama-cpp')[0]).toContain('-hf acme/demo -hff demo.gguf')
    expect(commands('GGUF without a label', 'ollama')).toEqual(['ollama run hf.co/acme/demo:demo.gguf'])
    expect(reason('GGUF without a label', 'docker-model-runner')).toContain('by quantization')
    expect(commands('GGUF by its publisher’s label', 'lm-studio')[0]).toBe('lms get https://huggingface.co/acme/demo')
  })

  it('is not run in parts by apps that fetch one file', () => {
    expect(commands('GGUF in parts', 'llama-cpp')[0]).toContain('acme/demo:Q6_K')
    expect(commands('GGUF in parts', 'koboldcpp')[0]).toContain('-00001-of-')
    for (const app of ['ollama', 'llama-cpp-python']) expect(reason('GGUF in parts', app)).toContain('split')
  })
})

describe('a container', () => {
  it('starts the server of the steps, with the token where one is needed', () => {
    expect(only('GGUF with files', 'llama-cpp').container).toBe(
      'docker run \\\n  --publish 127.0.0.1:8080:8080 \\\n  --volume model-data:/root/.cache ghcr.io/ggml-org/llama.cpp:server -hf acme/demo:Q4_K_M \\\n  --alias acme/demo \\\n  --host 0.0.0.0 \\\n  --port 8080',
    )
    for (const app of ['vllm', 'sglang']) {
      expect(only('Transformers, chat', app).container).not.toContain('HF_TOKEN')
      expect(only('Transformers, chat, asks first', app).container).toContain('--env HF_TOKEN')
    }
  })
})

describe('a link', () => {
  it('is that of the kind of model', () => {
    const links = (kind: string) =>
      Object.fromEntries(
        getLocalAppSnippets(MODELS_BY_KIND[kind] ?? { id: '' }).flatMap(({ app, link }) =>
          link === undefined ? [] : [[app, link]],
        ),
      )
    expect(links('GGUF with files')).toMatchObject({
      'lm-studio': 'lmstudio://open_from_hf?model=acme/demo&file=demo-Q4_K_M.gguf',
      jellybox: 'jellybox://llm/models/huggingface/LLM/acme/demo',
    })
    expect(links('painting')).toEqual({
      jellybox: 'jellybox://image/models/huggingface/Image/acme/demo',
      drawthings: 'https://drawthings.ai/import/diffusers/pipeline.from_pretrained?repo_id=acme/demo',
      diffusionbee: 'https://diffusionbee.com/huggingface_import?model_id=acme/demo',
    })
    expect(links('painting, an adapter')).toEqual({
      jellybox: 'jellybox://image/models/huggingface/ImageLora/acme/demo',
      drawthings: 'https://drawthings.ai/import/diffusers/pipeline.load_lora_weights?repo_id=acme/demo',
    })
    expect(Object.keys(links('for Unsloth'))).toEqual(['unsloth'])
  })
})

describe('the weights', () => {
  it('of Mistral AI are read by vLLM in its own format', () => {
    const mistral = ['--config-format mistral', '--load-format mistral', '--tokenizer-mode mistral']
    const { container, steps } = only('Transformers of Mistral AI', 'vllm')
    for (const words of mistral) {
      for (const command of [container, steps[0]?.command]) expect(command).toContain(words)
      expect(commands('Transformers, chat', 'vllm')[0]).not.toContain(words)
    }
  })

  it('in GGUF files need a plugin in vLLM, and the base model’s tokenizer', () => {
    const record = MODELS_BY_KIND['GGUF with files'] ?? { id: '' }
    const quantized = { ...record, tags: [...(record.tags ?? []), 'base_model:quantized:Qwen/Qwen3-8B'] }
    const [vllm] = getLocalAppSnippets(quantized, { app: 'vllm', recipe: 'tool-loop' })
    expect(vllm?.steps.map(({ kind, command }) => [kind, command.replaceAll(/ \\\n +/g, ' ')])).toEqual([
      ['add', 'pip install vllm-gguf-plugin'],
      [
        'serve',
        'vllm serve acme/demo:Q4_K_M --tokenizer Qwen/Qwen3-8B --enable-auto-tool-choice --tool-call-parser hermes --reasoning-parser qwen3 --host 127.0.0.1 --port 8000',
      ],
    ])
    expect(vllm?.server?.model).toBe('acme/demo:Q4_K_M')
    expect(vllm?.container).toBeUndefined()
    expect(commands('GGUF with files', 'vllm')[1]).not.toContain('--tokenizer')
    expect(reason('GGUF in parts', 'vllm')).toContain('split')
    expect(reason('GGUF without a label', 'vllm')).toContain('by quantization')
    const { skipped } = explainLocalApps({ ...record, id: './models/demo' }, { app: 'vllm' })
    expect(skipped[0]?.reason).toContain('not folders')
  })

  it('decide the systems, too', () => {
    const on = (kind: string, app: string) => only(kind, app).install.map(({ system }) => system)
    expect(on('GGUF with files', 'docker-model-runner')).toEqual(SYSTEMS)
    expect(on('Transformers, chat', 'docker-model-runner')).toEqual(['linux'])
    const asked = { app: 'docker-model-runner', system: 'macos' } as const
    const { skipped } = explainLocalApps(MODELS_BY_KIND['Transformers, chat'] ?? { id: '' }, asked)
    expect(skipped[0]?.reason).toBe('the app runs this model only on Linux')
    expect(on('for an NPU', 'lemonade')).toEqual(['windows'])
  })

  it('decide which apps run a model', () => {
    const offered = (kind: string) => getLocalAppSnippets(MODELS_BY_KIND[kind] ?? { id: '' }).map(({ app }) => app)
    for (const [kind, runs, doesNot] of [
      ['Transformers, chat', ['vllm', 'sglang', 'transformers-serve', 'text-generation-inference'], 'ollama'],
      ['MLX, chat', ['lm-studio', 'mlx-lm'], 'mlx-vlm'],
      ['MLX that sees', ['mlx-vlm', 'lm-studio', 'atomic-chat'], 'mlx-lm'],
      ['embeddings', ['text-embeddings-inference', 'vllm'], 'sglang'],
      ['GGUF with files', ['llama-cpp', 'ollama', 'lm-studio', 'vllm'], 'sglang'],
    ] as const) {
      expect(offered(kind), kind).toEqual(expect.arrayContaining([...runs]))
      expect(offered(kind), kind).not.toContain(doesNot)
    }
  })

  it.each(['any-to-any', 'audio-text-to-text', 'video-text-to-text'])(
    'of a model of %s are those of any chat, where it is tagged as one',
    (pipeline_tag) => {
      for (const [kind, ...apps] of [
        ['GGUF with files', 'llama-cpp', 'ollama', 'lm-studio'],
        ['Transformers, chat', 'vllm', 'sglang'],
      ] as const) {
        const model = { ...MODELS_BY_KIND[kind], id: 'acme/demo', pipeline_tag }
        const untagged = { ...model, tags: (model.tags ?? []).filter((tag) => tag !== 'conversational') }
        for (const app of apps) {
          expect(getLocalAppSnippets(model, { app })[0]?.examples, app).not.toEqual([])
          expect(explainLocalApps(untagged, { app }).skipped[0]?.reason, app).toContain('text-generation models')
        }
      }
    },
  )

  it('of a quantized copy are not those that its tags were taken over from', () => {
    const copy = { ...MODELS_BY_KIND['GGUF with files'], id: 'acme/demo', library_name: 'transformers' }
    expect(getLocalAppSnippets(copy, { app: 'sglang' })).toEqual([])
    const both = { ...copy, siblings: [{ rfilename: 'a-Q8_0.gguf' }, { rfilename: 'model.safetensors' }] }
    expect(getLocalAppSnippets(both, { app: 'sglang' })).toHaveLength(1)
  })

  it('of an owner who asks first are fetched with a token, or not offered', () => {
    const { env, steps } = only('Transformers, chat, asks first', 'text-generation-inference')
    expect(env.map(({ name }) => name)).toEqual(['HF_TOKEN'])
    expect(steps[0]?.command).toContain('--env HF_TOKEN')
    expect(only('Transformers, chat', 'vllm').env).toEqual([])
    const asked = { ...MODELS_BY_KIND['GGUF with files'], id: 'acme/demo', gated: 'auto' as const }
    expect(explainLocalApps(asked, { app: 'ollama' }).skipped[0]?.reason).toContain('gated')
    expect(getLocalAppSnippets(asked, { app: 'llama-cpp' })[0]?.env).toHaveLength(1)
  })
})

describe('the programs that ask the server', () => {
  it('are those of the generator, with the address and the name that the server has', () => {
    const { server, examples } = only('GGUF with files', 'docker-model-runner', { streaming: true, temperature: 0 })
    expect(server).toEqual({ address: 'http://localhost:12434/engines/v1', model: 'hf.co/acme/demo:Q4_K_M' })
    expect(examples.map(({ language, client }) => `${language}/${client}`)).toContain('python/openai')
    for (const { content, env } of examples) {
      expect(content).toContain('hf.co/acme/demo:Q4_K_M')
      expect(content).toMatch(/temperature/i)
      expect(env).toEqual([])
    }
  })

  it('are written for models that chat alone', () => {
    expect(only('Transformers, no chat', 'vllm').examples).toEqual([])
    expect(only('GGUF by its publisher’s label', 'llama-cpp').examples).toEqual([])
    expect(only('GGUF with files', 'node-llama-cpp').examples).toEqual([])
  })

  it('show an image to servers that read it, and a text to others', () => {
    expect(only('GGUF that sees', 'llama-cpp').examples[0]?.content).toContain('image_url')
    expect(only('GGUF that sees', 'jan').examples[0]?.content).not.toContain('image_url')
  })

  it.each(['ollama', 'lm-studio'])('send the content of an image to %s, which doesn’t download any', (app) => {
    const sample = only('GGUF that sees', app).examples
    expect(new Set(sample.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    expect(sample[0]?.content).toContain('data:image/png;base64,')
    const own = (url: string) =>
      only('GGUF that sees', app, {
        messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url } }] }],
      })
    const { examples } = own('photo.jpg')
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    for (const { content, files, client } of examples) {
      expect(content, client).toContain('photo.jpg')
      expect(files, client).toEqual([{ name: 'photo.jpg', mediaType: 'image/jpeg' }])
    }
    expect(examples.find(({ client }) => client === 'requests')?.content).toContain('data:image/jpeg;base64,')
    expect(own('data:image/png;base64,AAAA').examples.length).toBeGreaterThan(0)
    // The same with a URL, in the languages that download it.
    const { examples: downloading } = own('https://example.com/cats.png?size=|1')
    expect(new Set(downloading.map(({ language }) => language))).toEqual(new Set(['python', 'js', 'java', 'ruby']))
    for (const { content, files, client } of downloading) {
      expect(content, client).toContain('https://example.com/cats.png?size=%7C1')
      expect(content, client).toMatch(/urlopen|fetch|openStream|URI\(/)
      expect(files, client).toEqual([])
    }
    // Only the format of chat completions is read.
    const messages = [{ role: 'user', content: [{ type: 'input_image', image_url: 'https://example.com/cats.png' }] }]
    const { examples: none, withoutExamples } = only('GGUF that sees', app, { api: 'responses', messages })
    expect(none).toEqual([])
    expect(withoutExamples).toMatch(/ doesn’t download images; use the path of a file instead of a URL \(https:/)
  })

  it('show a text to servers that need a file for images which the record doesn’t list', () => {
    const record = MODELS_BY_KIND['GGUF that sees'] ?? { id: '' }
    const blind = { ...record, siblings: [{ rfilename: 'demo-Q4_K_M.gguf' }] }
    for (const app of ['llama-cpp', 'ollama', 'lm-studio']) {
      const [plain] = getLocalAppSnippets(blind, { app })
      expect(plain?.examples.length).toBeGreaterThan(0)
      expect(plain?.examples[0]?.content).not.toContain('image_url')
      const messages = [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'cats.png' } }] }]
      expect(getLocalAppSnippets(blind, { app, messages })[0]?.withoutExamples).toContain('mmproj')
    }
  })

  it('ask for embeddings where the server makes those', () => {
    const { server, examples } = only('embeddings', 'text-embeddings-inference')
    expect(server?.address).toBe('http://localhost:8080/embed')
    expect(examples.find(({ client }) => client === 'curl')?.content).toContain('{"inputs": ')
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
  })

  it.each([
    ['GGUF of embeddings', 'llama-cpp', 'http://localhost:8080/v1/embeddings', 'acme/demo', ' --embeddings '],
    ['GGUF of embeddings', 'ollama', 'http://localhost:11434/v1/embeddings', 'hf.co/acme/demo:Q8_0', 'ollama pull '],
    ['GGUF of embeddings', 'lm-studio', 'http://localhost:1234/v1/embeddings', 'acme/demo', 'lms load '],
    ['GGUF of embeddings', 'lemonade', 'http://localhost:13305/v1/embeddings', 'user.demo', ' --label embeddings'],
    ['GGUF of embeddings', 'koboldcpp', 'http://localhost:5001/v1/embeddings', 'acme/demo', ' --embeddingsmodel '],
    ['embeddings', 'vllm', 'http://localhost:8000/v1/embeddings', 'acme/demo', ' --runner pooling '],
  ] as const)('ask for embeddings of %s in OpenAI’s format from %s', (kind, app, address, model, command) => {
    const { server, examples, steps } = only(kind, app)
    expect(server).toEqual({ address, model })
    expect(
      steps
        .map((step) => step.command)
        .join('\n')
        .replaceAll(/ \\\n +/g, ' '),
    ).toContain(command)
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    const curl = examples.find(({ client }) => client === 'curl')
    expect(curl?.content).toContain(address)
    expect(curl?.content).toContain(`"model": "${model}"`)
    expect(curl?.content).toContain('"input": ')
    // They send Hugging Face’s own format.
    for (const { client } of examples) expect(['huggingface_hub', 'huggingface.js']).not.toContain(client)
  })

  it('leave the pooling to the model, apart from Qwen’s', () => {
    expect(commands('GGUF of embeddings', 'llama-cpp')[0]).not.toContain('--pooling')
    const qwen = { ...MODELS_BY_KIND['GGUF of embeddings'], id: 'Qwen/Qwen3-Embedding-0.6B-GGUF' }
    expect(getLocalAppSnippets(qwen, { app: 'llama-cpp' })[0]?.container).toContain('--embeddings \\\n  --pooling last')
  })

  it('are a request in the shell for models that rank texts', () => {
    for (const [kind, app, url, field] of [
      ['GGUF that ranks', 'llama-cpp', 'http://localhost:8080/v1/rerank', '"documents":['],
      ['GGUF that ranks', 'lemonade', 'http://localhost:13305/v1/rerank', '"model":"user.demo"'],
      ['ranks texts', 'vllm', 'http://localhost:8000/v1/rerank', '"documents":['],
      ['ranks texts', 'text-embeddings-inference', 'http://localhost:8080/rerank', '"texts":['],
    ] as const) {
      const { steps, examples, server } = only(kind, app)
      expect(examples).toEqual([])
      expect(server?.address).toBe(url)
      const ranking = steps.at(-1)
      expect(ranking?.kind).toBe('rank')
      for (const part of [url, field, '"query":']) expect(ranking?.command).toContain(part)
    }
    expect(only('GGUF that ranks', 'llama-cpp').steps[0]?.command).toContain(' --reranking ')
    expect(only('GGUF that ranks', 'llama-cpp', { system: 'windows' }).steps.map(({ kind }) => kind)).toEqual(['serve'])
    expect(reason('GGUF that ranks', 'ollama')).toContain('no API for reranking')
    expect(reason('GGUF that ranks', 'lm-studio')).toContain('text-generation models')
    expect(reason('GGUF of embeddings', 'text-embeddings-inference')).toContain('GGUF')
  })

  it('are of embeddings whatever a chat would need', () => {
    const { steps } = only('embeddings', 'vllm', { recipe: 'tool-loop', contextLength: 512 })
    expect(steps[0]?.command).not.toContain('parser')
    expect(steps[0]?.command).toContain('--max-model-len 512')
    expect(commands('GGUF of embeddings', 'koboldcpp', { contextLength: 512 })[0]).toMatch(/--embeddingsmaxctx 512/)
  })

  it('are written for a model that lies in a folder, and name it as its server does', () => {
    for (const id of ['./models/demo', '/models/demo', 'C:\\models\\demo']) {
      const [snippet] = getLocalAppSnippets({ ...MODELS_BY_KIND['Transformers, chat'], id }, { app: 'vllm' })
      if (snippet === undefined) throw new Error(`vLLM is not offered for ${id}`)
      expect(snippet.steps[0]?.command).toContain(id)
      expect(snippet.server?.model).toBe(id)
      expect(snippet.examples.map(({ client }) => client)).toContain('curl')
      for (const { content } of snippet.examples) {
        // A text block escapes what JSON has escaped.
        expect(content.replaceAll('\\\\\\\\', '\\\\')).toContain(JSON.stringify(id).slice(1, -1))
        expect(content).toContain(new URL(snippet.server?.address ?? '').origin)
      }
    }
    for (const [kind, app] of [
      ['GGUF with files', 'llama-cpp'],
      ['embeddings', 'text-embeddings-inference'],
      ['GGUF with files', 'msty'],
    ] as const) {
      const { skipped } = explainLocalApps({ ...MODELS_BY_KIND[kind], id: './models/demo' }, { app })
      expect(skipped[0]?.reason).toContain('not folders')
    }
  })

  it('ignore nothing that the reader has not asked for', () => {
    const options = { providerId: undefined, platform: undefined }
    expect(only('embeddings', 'text-embeddings-inference', options)).not.toHaveProperty('ignored')
  })

  it('never go elsewhere, whatever else is asked', () => {
    const options = { endpointUrl: 'https://elsewhere.example', providerId: 'x', billTo: 'acme', directRequest: true }
    const { examples } = only('Transformers, chat', 'vllm', options)
    expect(examples.map(({ client }) => client)).toContain('curl')
    for (const { content } of examples) {
      expect(content).not.toContain('elsewhere')
      expect(content).not.toContain('Bill-To')
    }
  })
})

describe('the system', () => {
  it('decides the shell, the installation and the apps', () => {
    expect(
      only('embeddings, asks first', 'text-embeddings-inference', { system: 'windows' }).steps[0]?.command,
    ).toContain('`\n  ')
    expect(only('GGUF with files', 'ollama', { system: 'windows' }).install).toEqual([
      { system: 'windows', command: 'irm https://ollama.com/install.ps1 | iex' },
    ])
    expect(
      explainLocalApps(MODELS_BY_KIND['MLX, chat'] ?? { id: '' }, { app: 'mlx-lm', system: 'linux' }).skipped,
    ).toEqual([{ app: 'mlx-lm', label: 'MLX LM', reason: 'the app doesn’t run on Linux' }])
  })

  it('and the app are refused with those that exist', () => {
    expect(() => explainLocalApps({ id: 'a/b' }, { app: 'nope' })).toThrow('options.app: expected one of llama-cpp, ')
    expect(() => explainLocalApps({ id: 'a/b' }, { system: 'beos' as never })).toThrow('macos, linux, windows')
  })
})
