import { describe, expect, it } from 'vitest'
import {
  buildInferenceRequest,
  explainInferenceSnippets,
  PROVIDERS,
  type Provider,
  type ProviderMapping,
  type Route,
  registerProvider,
  type SnippetOptions,
} from '../../index.ts'

interface Asked {
  readonly mapping?: Partial<ProviderMapping>
  readonly options?: SnippetOptions
}

const ID = 'acme/lantern'

function asked(task: string, provider: string, { mapping, options }: Asked = {}) {
  const model = { id: ID, pipeline_tag: task, tags: [] }
  const whole: ProviderMapping | undefined =
    mapping === undefined
      ? undefined
      : { provider, hfModelId: ID, providerId: 'acme/lamp', status: 'live', task, ...mapping }
  const { snippets, skipped } = explainInferenceSnippets(model, provider, whole, options)
  return {
    code: (client: string) => snippets.find((snippet) => snippet.client === client)?.content ?? '',
    reason: (client: string) => skipped.find((each) => each.client === client)?.reason,
    body: buildInferenceRequest(model, provider, whole, options)?.body,
  }
}

describe('the Hugging Face clients', () => {
  it.each(['huggingface.js', 'huggingface_hub'])(
    '%s uses only the provider’s id on Hugging Face for tasks',
    (client) => {
      const chosen = { mapping: {}, options: { providerId: 'acme/other' } }
      expect(asked('text-to-image', 'replicate', chosen).reason(client)).toContain('you can’t set another one')
      // Without a mapping, we don't know which id Hugging Face has; the raw clients use the chosen one.
      const unmapped = asked('text-to-image', 'replicate', { options: chosen.options })
      expect(unmapped.reason(client)).toContain('you can’t set another one')
      expect(unmapped.code('fetch')).toContain('/models/acme/other/predictions')
      expect(asked('text-to-image', 'replicate', chosen).code('fetch')).toContain('/models/acme/other/predictions')
      expect(
        asked('text-to-image', 'replicate', { ...chosen, options: { providerId: 'acme/lamp' } }).reason(client),
      ).toBe(undefined)
    },
  )

  it.each(['huggingface.js', 'huggingface_hub'])('%s writes an id into a URL without encoding it', (client) => {
    for (const providerId of ['acme/a?b', 'acme/#', 'a b/c', 'acme/100%', 'a\\b', 'a\nb']) {
      const { reason, code } = asked('text-to-image', 'wavespeed', { mapping: { providerId } })
      expect(reason(client), providerId).toContain('without encoding it')
      expect(code('requests')).toContain(encodeURIComponent(providerId).replaceAll('%2F', '/'))
    }
    expect(asked('text-to-image', 'wavespeed', { mapping: { providerId: 'größe/v1.5:x' } }).reason(client)).toBe(
      undefined,
    )
    expect(asked('text-to-image', 'fal-ai', { mapping: { providerId: 'a/b\n' } }).reason('fal_client')).toContain(
      'into a URL',
    )
    // Here, the body contains the id.
    expect(asked('text-to-image', 'together', { mapping: { providerId: 'a?b' } }).reason(client)).toBe(undefined)
  })

  it('huggingface.js isn’t offered if it would drop the parameters', () => {
    const options = { parameters: { top_k: 2 } }
    for (const task of ['audio-classification', 'image-classification', 'object-detection', 'image-to-text']) {
      expect(asked(task, 'hf-inference', { options }).reason('huggingface.js'), task).toContain(
        'without the parameters',
      )
      expect(asked(task, 'auto', { options }).reason('huggingface.js'), task).toContain('without the parameters')
      expect(asked(task, 'hf-inference').reason('huggingface.js'), task).toBe(undefined)
    }
    expect(asked('text-classification', 'hf-inference', { options }).reason('huggingface.js')).toBe(undefined)
  })
})

describe('values that a URL, form, or provider can’t contain', () => {
  it('a parameter called __proto__ is sent under its name', () => {
    const parameters = JSON.parse('{"__proto__": "kept"}')
    expect(asked('text-to-image', 'replicate', { options: { parameters } }).code('huggingface_hub')).toContain('kept')
    const { code } = asked('text-to-image', 'fal-ai', { options: { parameters } })
    expect([code('fetch'), code('requests'), code('curl')].every((text) => text.includes('kept'))).toBe(true)
  })

  it('a . or .. segment in an id is a reason for every client', () => {
    for (const providerId of ['..', 'acme/../admin', 'acme/.']) {
      const { reason } = asked('text-to-image', 'fal-ai', { mapping: { providerId } })
      expect([reason('fetch'), reason('curl'), reason('huggingface_hub')]).toEqual(
        Array(3).fill('the provider’s model id contains a . or .. segment, which clients remove from URLs'),
      )
    }
    expect(asked('text-to-image', 'fal-ai', { mapping: { providerId: 'a/v1..2' } }).reason('fetch')).toBe(undefined)
  })

  it('a lone surrogate or NUL in a form is a reason for the clients that can’t send it, not an error', () => {
    const withId = (providerId: string) =>
      asked('automatic-speech-recognition', 'deepinfra', { mapping: { providerId } })
    expect(withId('a\ud800').reason('curl')).toContain('lone surrogate')
    expect(withId('a\0b').reason('curl')).toContain('NUL')
    expect(withId('a\ud800').reason('requests')).toContain('lone surrogate')
    expect(withId('a\0b').reason('requests')).toBe(undefined)
    expect(withId('a\ud800').reason('fetch')).toBe(undefined)
    expect(withId('a\nb').reason('fetch')).toContain('CRLF')
    expect(withId('a\nb').reason('huggingface.js')).toContain('CRLF')
    expect(withId('a\ud800').reason('huggingface_hub')).toContain('lone surrogate')
    expect(withId('a\r\nb').reason('fetch')).toBe(undefined)
  })

  it('Z.ai doesn’t accept parameters for image-to-text', () => {
    const { reason } = asked('image-to-text', 'zai-org', { options: { parameters: { a: 1 } } })
    expect(reason('fetch')).toContain('doesn’t take parameters')
  })
})

it('fal_client gets a file’s media type, unless Python knows it by the name', () => {
  const code = (image: string) =>
    asked('image-to-image', 'fal-ai', { options: { inputs: { image, prompt: 'p' } } }).code('fal_client')
  for (const image of ['cat.gif', 'folder/cat.jpeg', '"x".png']) {
    expect(code(image)).toContain(`fal_client.encode_file(Path(${JSON.stringify(image)}))`)
  }
  for (const image of ['.gif', 'folder/..gif', 'data:x.gif']) {
    expect(code(image)).toContain(`fal_client.encode(Path("${image}").read_bytes(), "image/gif")`)
  }
  expect(code('photo.webp')).toContain('fal_client.encode(Path("photo.webp").read_bytes(), "image/webp")')
  expect(code('photo')).toContain('fal_client.encode(Path("photo").read_bytes(), "image/jpeg")')
})

it('fal_client isn’t offered for responses that it doesn’t read, as from a provider that replaces fal', () => {
  const fal = PROVIDERS['fal-ai'] as Provider
  const route = fal.routes['text-to-image'] as Route
  const remove = registerProvider({
    ...fal,
    routes: { 'text-to-image': { ...route, result: () => ({ kind: 'bytes', fileName: 'image.png' }) } },
  })
  expect(asked('text-to-image', 'fal-ai').reason('fal_client')).toContain('a file’s URL')
  remove()
  expect(asked('text-to-image', 'fal-ai').reason('fal_client')).toBe(undefined)
})

describe('a LoRA on Replicate', () => {
  const lora = (mapping: Partial<ProviderMapping>) => asked('text-to-image', 'replicate', { mapping }).body

  it('is sent if its weights are known', () => {
    expect(lora({ adapter: 'lora', adapterWeightsPath: 'x.safetensors' })).toMatchObject({
      input: { lora_weights: `https://huggingface.co/${ID}` },
    })
    expect(JSON.stringify(lora({ adapter: 'lora' }))).not.toContain('lora_weights')
  })
})

describe('examples that follow a response', () => {
  it.each([
    ['fetch', 'throw new Error(`No output'],
    ['requests', 'raise SystemExit("No output'],
    ['curl', 'fail "The response has no result'],
  ])('%s doesn’t present a failed job as a transcription', (client, text) => {
    expect(asked('automatic-speech-recognition', 'replicate').code(client)).toContain(text)
  })

  describe('save speech', () => {
    const speech = (library: { library_name?: string }, options: SnippetOptions = {}) =>
      explainInferenceSnippets(
        { id: ID, pipeline_tag: 'text-to-speech', ...library },
        'hf-inference',
        undefined,
        options,
      )
    const codes = (library: { library_name?: string }) => speech(library).snippets.map(({ content }) => content)

    it('only as audio if the model’s library is transformers', () => {
      for (const code of codes({ library_name: 'transformers' })) {
        expect(code).toMatch(/speech[\s\S]*flac|flac[\s\S]*speech/)
        expect(code).not.toContain('sampling_rate')
      }
    })

    it('from JSON if the model’s library is another one', () => {
      for (const code of codes({ library_name: 'espnet' })) {
        expect(code).toContain('sampling_rate')
        expect(code).not.toContain('speech.flac')
      }
    })

    it('depending on the response if the library is unknown', () => {
      for (const code of codes({})) {
        expect(code).toContain('sampling_rate')
        expect(code).toMatch(/speech[\s\S]*flac|flac[\s\S]*speech/)
      }
      const raw = codes({}).filter((code) => /fetch\(|requests\.post|curl/.test(code))
      expect(raw).not.toEqual([])
      for (const code of raw) expect(code).toMatch(/content.type[\s\S]*audio\//i)
      expect(speech({}, { platform: 'cmd' }).skipped.find(({ client }) => client === 'curl')?.reason).toContain(
        'the result is inside the response',
      )
    })
  })

  it('a loop ends with the job, not after a number of rounds', () => {
    for (const client of ['fetch', 'requests', 'curl', 'fal_client']) {
      expect(asked('text-to-video', 'fal-ai').code(client), client).not.toMatch(/600|range\(|seq /)
    }
  })
})

describe('the reader’s file', () => {
  it('has the media type of its extension, whatever comes before it', () => {
    const typeOf = (inputs: string) =>
      explainInferenceSnippets({ id: ID, pipeline_tag: 'image-classification' }, 'hf-inference', undefined, { inputs })
        .snippets[0]?.files[0]?.mediaType
    expect([typeOf('a#1 ?.png'), typeOf('b?c.gif'), typeOf('c.png#old')]).toEqual([
      'image/png',
      'image/gif',
      'image/jpeg',
    ])
  })
})

describe('curl with a file at a URL', () => {
  const url = 'https://files.example/a[1]{b}.wav'

  it.each([
    ['bytes', 'audio-classification', 'hf-inference'],
    ['a form', 'automatic-speech-recognition', 'together'],
    ['JSON', 'automatic-speech-recognition', 'replicate'],
  ])('uses the URL unchanged, stops if nothing is there, and deletes its copy: %s', (_, task, provider) => {
    const code = asked(task, provider, { options: { inputs: url } }).code('curl')
    expect(code).toMatch(/^\($/m)
    expect(code).toContain("trap 'rm -f audio.download' EXIT\n")
    expect(code).toMatch(/--globoff [^|]*--max-filesize 1G [^|]*--output audio\.download \|\| exit\n/)
  })

  it('fetches it over HTTPS, or over HTTP if the reader’s URL says so', () => {
    const code = (inputs: string) => asked('audio-classification', 'hf-inference', { options: { inputs } }).code('curl')
    expect(code('https://a.example/b.wav').match(/--proto \S+/g)).toEqual(["--proto '=https'"])
    expect(code('http://a.example/b.wav').match(/--proto \S+/g)).toEqual(["--proto '=http,https'"])
  })
})

describe('a form', () => {
  const reasons = (parameters: SnippetOptions['parameters']) => {
    const { reason } = asked('automatic-speech-recognition', 'deepinfra', { options: { parameters } })
    return ['curl', 'requests', 'fetch', 'huggingface.js'].map((client) => reason(client) !== undefined)
  }

  it('is only offered with clients that send its fields unchanged', () => {
    expect(reasons({ prompt: 'a = b' })).toEqual([false, false, false, false])
    // Fields that the provider doesn't document aren't sent, whatever their names.
    expect(reasons({ 'a=b': 'c' })).toEqual([false, false, false, false])
    expect(reasons({ prompt: 'a\nb' })).toEqual([false, false, true, true])
    expect(reasons({ prompt: '\ud800' })).toEqual([true, true, false, false])
  })
})
