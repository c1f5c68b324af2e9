import { describe, expect, it } from 'vitest'
import {
  buildInferenceRequest,
  explainInferenceSnippets,
  getInferenceSnippets,
  type JsonObject,
  type ModelRecord,
  type SnippetOptions,
} from '../index.ts'

const MODEL: ModelRecord = { id: 'acme/talk', pipeline_tag: 'text-generation', tags: ['conversational'] }

const saying = (...content: readonly JsonObject[]): SnippetOptions => ({ messages: [{ role: 'user', content }] })
const picture = (url: string): JsonObject => ({ type: 'image_url', image_url: { url } })
const sound = (data: string, more: JsonObject = {}): JsonObject => ({
  type: 'input_audio',
  input_audio: { data, ...more },
})
const document = (file_data: string, more: JsonObject = {}): JsonObject => ({
  type: 'file',
  file: { file_data, ...more },
})

interface ChatBody {
  readonly messages: readonly { readonly content: readonly JsonObject[] }[]
}
const sentParts = (options: SnippetOptions, provider = 'auto') =>
  (buildInferenceRequest(MODEL, provider, undefined, options)?.body as ChatBody | undefined)?.messages[0]?.content
const filesOf = (options: SnippetOptions) => getInferenceSnippets(MODEL, 'auto', undefined, options)[0]?.files
const contentOf = (client: string, options: SnippetOptions, provider = 'auto') =>
  getInferenceSnippets(MODEL, provider, undefined, options).find((each) => each.client === client)?.content ?? ''

describe('a file in a message', () => {
  it.each([
    ['cats.png', 'cats.png', 'image/png'],
    ['./cats.JPG', './cats.JPG', 'image/jpeg'],
    ['../a b/c.d.webp', '../a b/c.d.webp', 'image/webp'],
    ['/home/ana/cats.gif', '/home/ana/cats.gif', 'image/gif'],
    ['C:\\cats.png', 'C:\\cats.png', 'image/png'],
    ['file:///home/ana/my%20cats.png', '/home/ana/my cats.png', 'image/png'],
    ['file:///C:/cats.png', 'C:/cats.png', 'image/png'],
    ['./pic:1.png', './pic:1.png', 'image/png'],
    ['-größe \'"$(id)🙂.png', '-größe \'"$(id)🙂.png', 'image/png'],
  ])('is what the path %s names', (url, name, mediaType) => {
    const options = saying(picture(url))
    expect(sentParts(options)).toEqual([picture(`<${name} as data-url>`)])
    expect(filesOf(options)).toEqual([{ name, mediaType }])
    expect(contentOf('openai', options)).toContain(`data:${mediaType};base64,`)
  })

  it.each([
    'https://example.com/cats.png',
    'HTTP://example.com/cats.png',
    'data:image/png;base64,iVBORw0KGgo=',
    's3://bucket/cats.png',
    '/9j/4AAQSkZJRg==',
    '',
  ])('is not meant by %j, which is sent as it is', (url) => {
    const options = saying(picture(url))
    expect(sentParts(options)).toEqual([picture(url)])
    expect(filesOf(options)).toEqual([])
  })

  it('keeps what stands beside the path, and says what follows from it', () => {
    const detailed = { type: 'image_url', image_url: { url: 'a.png', detail: 'low' }, cache_control: { type: 'x' } }
    expect(sentParts(saying(detailed))).toEqual([
      { ...detailed, image_url: { url: '<a.png as data-url>', detail: 'low' } },
    ])
    expect(sentParts(saying(sound('a/b.mp3')))).toEqual([sound('<a/b.mp3 as base64>', { format: 'mp3' })])
    expect(sentParts(saying(sound('b.mp3', { format: 'wav' })))).toEqual([
      sound('<b.mp3 as base64>', { format: 'wav' }),
    ])
    const direct = { ...saying(document('a/b c.pdf'), document('b.pdf', { filename: 'x' })), directRequest: true }
    expect(sentParts(direct, 'openai')).toEqual([
      document('<a/b c.pdf as data-url>', { filename: 'b c.pdf' }),
      document('<b.pdf as data-url>', { filename: 'x' }),
    ])
  })

  it('is read once, into a variable that nothing else has', () => {
    const tools = ['image', 'image2'].map((name) => ({ type: 'function', function: { name } }))
    const options = {
      ...saying(picture('a.png'), picture('b.png'), picture('a.png')),
      recipe: 'tool-loop',
      tools,
    } as const
    expect(filesOf(options)?.map(({ name }) => name)).toEqual(['a.png', 'b.png'])
    const code = contentOf('requests', options)
    expect(code.match(/^image\d? = /gm)).toEqual(['image = ', 'image2 = '])
    expect(code).not.toMatch(/def image2?\(/)
    expect(code.match(/\{"url": image2?\}/g)).toEqual(['{"url": image}', '{"url": image2}', '{"url": image}'])
  })

  it.each([
    [picture('cats.heic'), 'image_url.url'],
    [picture('cats.wav'), 'image_url.url'],
    [picture('file://server/cats.png'), 'image_url.url'],
    [picture('a\nb.png'), 'image_url.url'],
    [sound('voice.png'), 'input_audio.data'],
    [document('letter.docx'), 'file.file_data'],
  ])('is refused where its name does not say what it is: %j', (part, field) => {
    expect(() => getInferenceSnippets(MODEL, 'auto', undefined, saying(part))).toThrow(
      `options.messages[0].content[0].${field}`,
    )
  })

  it('is sent to no service that does not document its part, and the reason names the source', () => {
    const reasonOf = (part: JsonObject, provider: string, more: SnippetOptions = {}) => {
      const { snippets, skipped } = explainInferenceSnippets(MODEL, provider, undefined, { ...saying(part), ...more })
      return snippets.length > 0 ? undefined : skipped[0]?.reason
    }
    const direct = { directRequest: true }
    const endpoint = { endpointUrl: 'http://localhost:8080/v1' }
    expect(reasonOf(sound('a.wav'), 'together')).toBeUndefined()
    expect(reasonOf(sound('a.wav'), 'groq')).toMatch(
      /^Groq doesn’t document message parts of the type input_audio .*\(https:/,
    )
    expect(reasonOf(sound('UklGRg=='), 'groq')).toBeUndefined()
    expect(reasonOf(document('a.pdf'), 'openai', direct)).toBeUndefined()
    expect(reasonOf(document('a.pdf'), 'auto')).toMatch(
      /^The router doesn’t document message parts of the type file .*\(https:/,
    )
    expect(reasonOf(document('a.pdf'), 'auto', endpoint)).toBeUndefined()
  })

  it('stands in the words of each API', () => {
    const bodyOf = (api: 'responses' | 'messages') =>
      buildInferenceRequest(MODEL, 'auto', undefined, { ...saying(picture('a.png')), api })?.body
    expect(bodyOf('responses')).toMatchObject({
      input: [{ role: 'user', content: [{ type: 'input_image', image_url: '<a.png as data-url>' }] }],
    })
    const source = { type: 'base64', media_type: 'image/png', data: '<a.png as base64>' }
    expect(bodyOf('messages')).toMatchObject({ messages: [{ role: 'user', content: [{ type: 'image', source }] }] })
  })

  it('is read in PowerShell, and cmd.exe cannot', () => {
    const options = saying(picture("it's.png"), picture('b.png'))
    const code = contentOf('curl', { ...options, platform: 'powershell' })
    expect(code).toContain(
      "$image = [Convert]::ToBase64String([IO.File]::ReadAllBytes((Convert-Path -LiteralPath 'it''s.png')))",
    )
    expect(code).toContain('"data:image/png;base64,$image2"')
    const { skipped } = explainInferenceSnippets(MODEL, 'auto', undefined, { ...options, platform: 'cmd' })
    expect(skipped.find(({ client }) => client === 'curl')?.reason).toContain('cmd.exe can’t put')
  })
})

describe('an image’s URL', () => {
  const asked = saying(picture('https://example.com/100%/a|b.webp?c=1'), picture('https://example.com/photo'))
  const explain = (options: SnippetOptions, downloadImages?: boolean) =>
    explainInferenceSnippets(MODEL, 'auto', undefined, options, { downloadImages })
  const find = (client: string, options = asked) =>
    explain(options, true).snippets.find((each) => each.client === client)

  it('is downloaded by the example if the server can’t do it', () => {
    const { content = '', files } = find('requests') ?? {}
    expect(content).toContain(
      'image = "data:image/webp;base64," + base64.b64encode(urlopen("https://example.com/100%25/a%7Cb.webp?c=1").read()).decode()',
    )
    expect(content).toContain('image2 = "data:image/jpeg;base64,"')
    expect(content).toContain('{"url": image2}')
    expect(files).toEqual([])
    expect(find('fetch')?.content).toContain('if (!image2Source.ok) throw')
    expect(find('net/http')?.content).toContain('URI("https://example.com/photo").read')
    const messages = find('anthropic', { ...asked, api: 'messages' })
    expect(messages?.content).toContain('image = base64.b64encode(urlopen(')
  })

  it('is sent unchanged otherwise', () => {
    expect(explain(asked).snippets[0]?.content).toContain('"url": "https://example.com/photo"')
    const others = saying(picture('data:image/png;base64,AAAA'), picture('https://'))
    expect(find('requests', others)?.content).toContain('"url": "https://"')
  })

  it('needs a language whose examples download images', () => {
    const { skipped } = explain(asked, true)
    const reasons = Object.fromEntries(skipped.map(({ client, reason }) => [client, reason]))
    expect(reasons['reqwest']).toContain('our Rust examples don’t download images')
    expect(reasons['llamaindex']).toContain('llamaindex reads images from files')
  })
})
