import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isMastra = ({ client }: { readonly client: string }): boolean => client === 'mastra'
const ask = (options: SnippetOptions, provider = 'together') => explainUnverified(MODEL, provider, undefined, options)
const codeOf = (options: SnippetOptions, provider?: string): string =>
  ask(options, provider).snippets.find(isMastra)?.content ?? ''
const reasonFor = (options: SnippetOptions, provider?: string): string | undefined =>
  ask(options, provider).skipped.find(isMastra)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const USER = { role: 'user', content: 'Hello' }
const SYSTEM = { role: 'system', content: 'Be brief.' }

/** A tool with these fields, of which some are required. */
const looping = (properties: object, required: readonly string[], name = 'find'): SnippetOptions => {
  const parameters = { type: 'object', properties, required }
  return {
    recipe: 'tool-loop',
    tools: [{ type: 'function', function: { name, description: 'Find it.', parameters } }] as never,
  }
}

describe('Mastra', () => {
  it('finds Hugging Face and its token by the name of the model', () => {
    expect(codeOf({})).toContain('  model: "huggingface/acme/lantern:together",\n')
    expect(codeOf({ billTo: 'acme-labs' })).toContain(`
  model: {
    id: "huggingface/acme/lantern:together",
    url: "https://router.huggingface.co/v1",
    apiKey: process.env.HF_TOKEN,
    headers: { "X-HF-Bill-To": "acme-labs" },
  },
`)
    expect(codeOf({ directRequest: true }, 'fireworks-ai')).toContain('    id: "fireworks-ai/acme/lantern",\n')
    expect(codeOf({ endpointUrl: 'https://models.example/v1' })).toContain('    url: "https://models.example/v1",\n')
  })

  it('is given its own settings, and the rest as options of the provider', () => {
    expect(codeOf({ temperature: 0.5, max_tokens: 64, top_k: 5, reasoning_effort: 'low' })).toContain(`
  modelSettings: { maxOutputTokens: 64 },
  // Mastra drops sampling settings for models that it doesn't list.
  providerOptions: { huggingface: { temperature: 0.5, top_k: 5, reasoningEffort: "low" } },
`)
  })

  it('is instructed with the first message of the system, and asked with a question alone', () => {
    const code = codeOf(saying(SYSTEM, { ...USER, content: [{ type: 'text', text: 'Hello' }] }))
    expect(code).toContain('\n  instructions: "Be brief.",\n')
    expect(code).toContain('agent.generate("Hello", {')
    expect(codeOf(saying(USER, { role: 'assistant', content: 'Yes?' }, USER))).toContain('agent.generate([\n')
  })

  it('shows reasoning, and throws the error of a stream', () => {
    expect(codeOf({ showReasoning: true })).toContain('const { reasoningText, text } =')
    const stream = codeOf({ showReasoning: true, streaming: true })
    expect(stream).toContain('if (chunk.type === "reasoning-start")')
    expect(stream).toContain('if (stream.error) throw stream.error;\n')
  })

  it('makes tools with zod', () => {
    const code = codeOf(looping({ unit: { type: 'string', enum: ['c', 'f'] } }, ['unit']))
    expect(code).toContain('    find: createTool({\n      id: "find",\n      description: "Find it.",\n')
    expect(code).toContain('unit: z.enum(["c", "f"]),')
    const bare = { recipe: 'tool-loop', tools: [{ type: 'function', function: { name: 'now', description: 'Now.' } }] }
    expect(codeOf(bare as never)).not.toContain('inputSchema')
  })

  it('makes the model call a tool in the first step alone', () => {
    expect(codeOf({ recipe: 'tool-loop', tool_choice: 'required' })).toContain(
      'prepareStep: ({ stepNumber }) => ({ toolChoice: stepNumber === 0 ? "required" : "auto" }),',
    )
    expect(codeOf({ recipe: 'tool-loop', tool_choice: 'none' })).toContain('  toolChoice: "none",\n')
  })

  it('fails on an answer that is cut or empty, and on a loop without an answer', () => {
    const code = codeOf({ recipe: 'tool-loop' })
    expect(code).toContain('.includes(finishReason) || !(text || toolCalls.length)) {')
    expect(code).toContain('if (toolCalls.length > 0) throw new Error("The model did not answer within 10 rounds.")')
    expect(codeOf({ max_tokens: 64, streaming: true })).toContain('if (!(await stream.text) || ["length"')
    expect(codeOf({ recipe: 'structured-output' })).toContain('(${refusal || finishReason})')
    expect(codeOf({ recipe: 'structured-output' })).toContain('const answer = Answer.parse(JSON.parse(text));\n')
    expect(codeOf({})).not.toContain('cut')
  })

  it('ends a loop on a reason that Mastra doesn’t know, such as none in a stream', () => {
    const ends = 'return toolCalls.length === 0 || finishReason === "other";\n'
    expect(codeOf({ recipe: 'tool-loop', streaming: true })).toContain(ends)
    expect(codeOf({ recipe: 'tool-loop' }, 'zai-org')).toContain(ends)
    expect(codeOf({ recipe: 'tool-loop' })).not.toContain(ends)
  })

  it.each<[SnippetOptions, string, string?]>([
    [{ retries: true }, 'with retries'],
    [{ parameters: { reasoningEffort: 'low' } }, 'the option reasoningEffort'],
    [{ parameters: { user: 7 } }, 'only a text for user'],
    [{ functions: [] }, 'deprecated `functions` field'],
    [{ tools: [] }, 'the tool-loop recipe'],
    [{ streaming: true, showUsage: true, stream_options: { include_usage: true } }, 'sends no stream_options'],
    [saying(USER, SYSTEM, USER), 'drops empty messages'],
    [saying({ ...USER, content: ' ' }), 'drops empty messages'],
    [saying({ role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://a.example' } }] }), 'downloads'],
    [saying(USER, { role: 'assistant', content: 'A' }, { role: 'assistant', content: 'B' }, USER), 'joins answers'],
    [{ recipe: 'tool-loop' }, 'tool_choice', 'cohere'],
    [looping({ city: { type: 'string' } }, []), 'optional fields'],
    [looping({ city: { type: 'string' } }, ['city'], 'a.b'), 'optional fields'],
    [looping({ at: { type: 'object' } }, ['at']), 'optional fields'],
    [{ recipe: 'structured-output', streaming: true }, 'refusal'],
    [
      {
        recipe: 'structured-output',
        schema: { title: 'Agent', type: 'object', properties: { at: { type: 'string' } }, required: ['at'] },
      },
      'a class with the schema’s title',
    ],
    [{ api: 'responses' }, 'with the Responses API'],
    [{ api: 'messages' }, 'OpenAI’s APIs only'],
  ])('says why it has no example: %j', (options, reason, provider) =>
    expect(reasonFor(options, provider)).toContain(reason),
  )

  it('has no tool loop with a reasoning model where the service rejects reasoning', () => {
    const thinker = { ...MODEL, tags: [...MODEL.tags, 'reasoning'] }
    const { skipped } = explainUnverified(thinker, 'groq', undefined, { recipe: 'tool-loop' })
    expect(skipped.find(isMastra)?.reason).toContain('rejects')
    expect(codeOf({ recipe: 'tool-loop' }, 'groq')).toContain('createTool')
  })
})
