import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isAiSdk = ({ client }: { readonly client: string }): boolean => client === 'ai-sdk'
const ask = (options: SnippetOptions, provider = 'together') => explainUnverified(MODEL, provider, undefined, options)
const codeOf = (options: SnippetOptions, provider?: string): string =>
  ask(options, provider).snippets.find(isAiSdk)?.content ?? ''
const reasonFor = (options: SnippetOptions, provider?: string): string | undefined =>
  ask(options, provider).skipped.find(isAiSdk)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const USER = { role: 'user', content: 'Hello' }
const SYSTEM = { role: 'system', content: 'Be brief.' }
const picture = (url: string) => ({ role: 'user', content: [{ type: 'image_url', image_url: { url } }] })

/** A tool whose calls have a field of this name. */
const toolWith = (name: string, properties: string): object => ({
  type: 'function',
  function: { name, parameters: JSON.parse(`{ "type": "object", "properties": ${properties} }`) },
})
const looping = (name: string, properties: string): SnippetOptions => ({
  recipe: 'tool-loop',
  tools: [toolWith(name, properties)] as never,
})

/** A node whose children are of its kind. */
const TREE = {
  type: 'object',
  properties: { children: { type: 'array', items: { $ref: '#' } } },
}

describe('AI SDK', () => {
  it('leaves reasoning out where the service refuses it, or one that the router may choose', () => {
    const loopOf = (model: typeof MODEL, provider: string): string =>
      explainUnverified(model, provider, undefined, { recipe: 'tool-loop' }).snippets.find(isAiSdk)?.content ?? ''
    const thinker = { ...MODEL, id: 'openai/gpt-oss-120b' }
    const pruned = /prepareStep: .*pruneMessages\(\{ messages, reasoning: "all"/
    expect(loopOf(thinker, 'groq')).toMatch(pruned)
    expect(loopOf(thinker, 'auto')).toMatch(pruned)
    for (const code of [loopOf(MODEL, 'auto'), loopOf(MODEL, 'groq'), loopOf(thinker, 'together')]) {
      expect(code).toContain('stopWhen')
      expect(code).not.toContain('pruneMessages')
    }
    expect(loopOf({ ...MODEL, id: 'deepseek-ai/DeepSeek-V3.2' }, 'auto')).not.toContain('pruneMessages')
  })

  it('is given its own settings, and the rest as options of the provider', () => {
    expect(codeOf({ temperature: 0.5, max_tokens: 64, top_k: 5, stop: 'END' })).toContain(`
  temperature: 0.5,
  maxOutputTokens: 64,
  providerOptions: { huggingface: { top_k: 5, stop: "END" } },
`)
    expect(codeOf({ directRequest: true, top_k: 5 }, 'fireworks-ai')).toContain(
      'providerOptions: { fireworksAi: { top_k: 5 } },',
    )
  })

  it('is given a question alone as the prompt, and the first message of the system as instructions', () => {
    expect(codeOf(saying(SYSTEM, USER))).toContain('\n  instructions: "Be brief.",\n  prompt: "Hello",\n')
    expect(codeOf(saying(USER, SYSTEM))).toContain('\n  allowSystemInMessages: true,\n  messages: [')
  })

  it('takes a list with one text as that text, and a developer message as instructions', () => {
    const one = (role: string, text: string) => ({ role, content: [{ type: 'text', text }] })
    expect(codeOf(saying(one('developer', 'Be brief.'), one('user', 'Hello')))).toContain(
      '\n  instructions: "Be brief.",\n  prompt: "Hello",\n',
    )
  })

  it('is given a picture that stands in the message, and fetches nothing', () => {
    const code = codeOf(saying(picture('data:image/png;base64,iVBORw0KGgo=')))
    expect(code).toContain('{ type: "file", mediaType: "image/png", data: "data:image/png;base64,iVBORw0KGgo=" }')
    expect(code).not.toContain('supportedUrls')
  })

  it('asks for embeddings', () => {
    const model = { id: 'acme/lantern', pipeline_tag: 'feature-extraction', tags: [] }
    const embed = (options: SnippetOptions) => explainUnverified(model, 'deepinfra', undefined, options)
    expect(embed({ inputs: 'A text', parameters: { dimensions: 64 } }).snippets.find(isAiSdk)?.content).toContain(`
const { embedding } = await embed({
  model: provider.embeddingModel("acme/lantern"),
  value: "A text",
  dimensions: 64,
});
`)
    expect(
      embed({ inputs: 'A text', parameters: { service_tier: 'priority' } }).skipped.find(isAiSdk)?.reason,
    ).toContain('can’t send this value of service_tier')
  })

  it('asks an endpoint for embeddings', () => {
    const model = { id: 'acme/lantern', pipeline_tag: 'feature-extraction', tags: [] }
    const options = { inputs: 'A text', endpointUrl: 'https://endpoint.example' }
    const { snippets } = explainUnverified(model, 'hf-inference', undefined, options)
    expect(snippets.find(isAiSdk)?.content).toContain('  baseURL: "https://endpoint.example/v1",\n')
  })

  describe('images', () => {
    const model = { id: 'acme/lantern', pipeline_tag: 'text-to-image', tags: [] }
    const draw = (parameters: object, provider = 'deepinfra') =>
      explainUnverified(model, provider, undefined, { inputs: 'A lighthouse', parameters: parameters as never })
    const drawing = (parameters: object): string => draw(parameters).snippets.find(isAiSdk)?.content ?? ''

    it('are generated with its own settings, and the rest as options of the provider', () => {
      expect(drawing({ size: '512x512', style: 'vivid' })).toContain(`
const { image } = await generateImage({
  model: provider.imageModel("acme/lantern"),
  prompt: "A lighthouse",
  size: "512x512",
  providerOptions: { huggingface: { style: "vivid", response_format: "b64_json" } },
});

await writeFile("image.jpg", image.uint8Array);
`)
      expect(drawing({ size: 'large' })).toContain('{ size: "large", response_format: "b64_json" }')
    })

    it('are saved one by one', () => {
      const code = drawing({ n: 3 })
      expect(code).toContain('const { images } = await generateImage({\n')
      expect(code).toContain('  n: 3,\n')
      expect(code).toContain(
        'for (const [index, image] of images.entries()) {\n  const name = `image-${index + 1}.jpg`;\n',
      )
    })

    it('are asked for in one request, although AI SDK would split it', () => {
      expect(drawing({ n: 20 })).toContain('{ n: 20, response_format: "b64_json" }')
    })

    it('have no example where the service has another API', () => {
      expect(draw({}, 'fal-ai').skipped.find(isAiSdk)?.reason).toContain(
        'isn’t documented to support that API for text-to-image',
      )
    })

    it('are all that it has models for', () => {
      const speech = { ...model, pipeline_tag: 'text-to-speech' }
      const { skipped } = explainUnverified(speech, 'deepinfra', undefined, {})
      expect(skipped.find(isAiSdk)?.reason).toContain('no models for speech or transcription')
    })
  })

  it('leaves it to the service to fetch a picture', () => {
    const code = codeOf(saying(picture('https://example.com/cat.png')))
    expect(code).toContain('supportedUrls: () => ({ "image/*": [/^https?:/] }),')
    expect(code).toContain('{ type: "file", mediaType: "image", data: new URL("https://example.com/cat.png") }')
    expect(codeOf({})).not.toContain('supportedUrls')
    const withDetail = (detail: string) =>
      saying({
        role: 'user',
        content: [{ type: 'image_url', image_url: { url: 'https://example.com/cat.png', detail } }],
      })
    expect(codeOf(withDetail('auto'))).toContain('new URL("https://example.com/cat.png")')
    expect(reasonFor(withDetail('low'))).toContain('keeps only a message’s role')
  })

  it('shows what the model thinks as it names it', () => {
    expect(codeOf({ showReasoning: true })).toContain('const { reasoningText, text } =')
    expect(codeOf({ showReasoning: true, streaming: true })).toContain('if (part.type === "reasoning-start")')
  })

  it('describes arguments of plain types by zod, and others by JSON Schema', () => {
    const plain = looping(
      'find',
      `{ "city": { "type": "string", "description": "Its name" }, "unit": { "type": "string", "enum": ["c", "f"] },
        "days": { "type": "array", "items": { "type": "integer" } } }`,
    )
    expect(codeOf(plain)).toContain(`
      inputSchema: z.object({
        city: z.string().optional().describe("Its name"),
        unit: z.enum(["c", "f"]).optional(),
        days: z.array(z.int()).optional(),
      }),
`)
    expect(codeOf({ recipe: 'tool-loop' })).toContain('city: z.string().describe("City name"),\n')
    const without = { recipe: 'tool-loop', tools: [{ type: 'function', function: { name: 'now' } }] as never } as const
    expect(codeOf(without)).toContain('inputSchema: z.object({}),')
    const nested = codeOf(looping('find', '{ "at": { "type": "object", "properties": {} } }'))
    expect(nested).toContain('inputSchema: jsonSchema({')
    expect(nested).not.toContain('zod')
    expect(codeOf(looping('find', '{}'))).toContain('inputSchema: jsonSchema({')
    expect(codeOf(looping('find', '{ "unit": { "type": "string", "enum": [] } }'))).not.toContain('zod')
  })

  it('calls a tool with a field called constructor', () => {
    expect(reasonFor(looping('find', '{ "constructor": { "type": "string" } }'))).toBeUndefined()
  })

  it('makes the model call a tool in the first step alone', () => {
    expect(codeOf({ recipe: 'tool-loop', tool_choice: 'required' })).toContain(
      'prepareStep: ({ stepNumber }) => ({ toolChoice: stepNumber === 0 ? "required" : "auto" }),',
    )
  })

  it('fails on an answer that is cut or empty, and on a loop without an answer', () => {
    const code = codeOf({ recipe: 'tool-loop' })
    expect(code).toContain('const { text, toolCalls, finishReason } = finalStep;')
    expect(code).toContain('.includes(finishReason) || !(text || toolCalls.length)) {')
    expect(code).toContain('if (toolCalls.length > 0) throw new Error("The model did not answer within 10 rounds.")')
    expect(code).toContain('["length", "content-filter"].includes(steps.at(-1)?.finishReason ?? "")')
    expect(codeOf({ max_tokens: 64, streaming: true })).toContain('if (!(await result.text) || ["length"')
    expect(codeOf({})).not.toContain('cut')
  })

  it.each<[SnippetOptions, string, string?]>([
    [{ retries: true }, 'with retries'],
    [{ parameters: { reasoningEffort: 'low' } }, 'the option reasoningEffort'],
    [{ parameters: { user: 7 } }, 'the option user'],
    [{ functions: [] }, 'deprecated `functions` field'],
    [{ tools: [] }, 'the tool-loop recipe'],
    [{ streaming: true, stream_options: { include_obfuscation: false } }, 'only stream option'],
    [saying(USER, { role: 'assistant', content: null }), 'keeps only a message’s role'],
    [saying({ ...USER, name: 'Ada' }), 'keeps only a message’s role'],
    [saying({ role: 'user', content: [] }), 'keeps only a message’s role'],
    [saying(picture('https://EXAMPLE.com')), 'keeps only a message’s role'],
    [saying(picture('data:image/png;base64,AAAA')), 'keeps only a message’s role'],
    [saying(picture('data:image/png;base64,/9j/AAAA')), 'keeps only a message’s role'],
    [{ recipe: 'tool-loop' }, 'tool_choice', 'cohere'],
    [{ recipe: 'structured-output', schema: TREE }, 'self-references'],
    [{ recipe: 'tool-loop', tools: [{ type: 'web_search' }] }, 'supports only function tools'],
    [looping('find', '{ "a": { "properties": { "__proto__": {} } } }'), 'a field called __proto__'],
    [looping('find', '{ "constructor": { "properties": { "prototype": {} } } }'), 'prototype in constructor'],
    [looping('', '{}'), 'supports only function tools'],
    [{ api: 'responses' }, 'with the Responses API'],
    [{ api: 'messages' }, 'with the Messages API'],
  ])('says why it has no example: %j', (options, reason, provider) => {
    expect(reasonFor(options, provider)).toContain(reason)
  })
})
