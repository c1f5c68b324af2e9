import {
  buildInferenceRequest,
  type InferenceRequest,
  type ModelRecord,
  type SnippetOptions,
} from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { fetchOptions, isRouted } from './request-body.ts'

const TOKEN = 'hf_of_the_reader'
const BYTES = Uint8Array.from({ length: 1000 }, (_, index) => index % 256)
const FILES = new Map([
  ['me.png', new Blob([BYTES])],
  ['me.wav', new Blob([BYTES])],
])
const BASE64 = Buffer.from(BYTES).toString('base64')

function requestOf(pipeline_tag: string, provider: string, options: SnippetOptions, tags: readonly string[] = []) {
  const model: ModelRecord = { id: 'acme/model', pipeline_tag, tags: [...tags] }
  const request = buildInferenceRequest(model, provider, undefined, options)
  if (request === undefined) throw new Error(`There is no request for ${pipeline_tag}`)
  return request
}

describe('fetchOptions', () => {
  it('puts a file into its own place alone, and the token into the header', async () => {
    const text = '<me.png as data-url>'
    const content = [
      { type: 'text', text },
      { type: 'image_url', image_url: { url: 'me.png' } },
    ]
    const messages = [{ role: 'user', content }] as SnippetOptions['messages'] & object
    const request = requestOf('image-text-to-text', 'together', { messages }, ['conversational'])
    const { headers, body } = await fetchOptions(request, TOKEN, FILES)
    expect(headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
    expect((JSON.parse(String(body)) as { messages: unknown }).messages).toEqual([
      {
        role: 'user',
        content: [content[0], { type: 'image_url', image_url: { url: `data:image/png;base64,${BASE64}` } }],
      },
    ])
  })

  it('sends the bytes of a file, or a form with it', async () => {
    const asBytes = await fetchOptions(
      requestOf('automatic-speech-recognition', 'hf-inference', { inputs: 'me.wav' }),
      TOKEN,
      FILES,
    )
    expect(new Uint8Array(asBytes.body as ArrayBuffer)).toEqual(BYTES)
    const { body } = await fetchOptions(
      requestOf('automatic-speech-recognition', 'together', { inputs: 'me.wav' }),
      TOKEN,
      FILES,
    )
    const file = (body as FormData).get('file') as File
    expect([file.name, file.type, new Uint8Array(await file.arrayBuffer())]).toEqual(['audio.wav', 'audio/wav', BYTES])
    expect((body as FormData).get('model')).toBe('acme/model')
  })

  it('sends a token to the router alone, and follows no address', async () => {
    const routed = requestOf('text-to-image', 'together', {})
    expect(await fetchOptions(routed, TOKEN, FILES)).toMatchObject({ redirect: 'error', credentials: 'omit' })
    const elsewhere: string[] = [
      'https://api.together.xyz/v1',
      'http://router.huggingface.co/v1',
      'https://router.huggingface.co.evil.example/v1',
      'https://router.huggingface.co@evil.example/v1',
      'https://router.huggingface.co:444/v1',
      'no address',
    ]
    for (const url of elsewhere) {
      const request: InferenceRequest = { ...routed, url }
      expect([url, isRouted(request)]).toEqual([url, false])
      await expect(fetchOptions(request, TOKEN, FILES)).rejects.toThrow('only to the Hugging Face router')
    }
  })
})
