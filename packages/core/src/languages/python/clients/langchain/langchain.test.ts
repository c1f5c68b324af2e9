import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isLangchain = ({ client }: { readonly client: string }): boolean => client === 'langchain'
const ask = (options: SnippetOptions) => explainUnverified(MODEL, 'together', undefined, options)
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isLangchain)?.content ?? ''
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isLangchain)?.reason

const FIND = { type: 'function', function: { name: 'find' } }

const saying = (message: object): SnippetOptions => ({ messages: [message] as never })

describe('LangChain', () => {
  it('is given what it sends unchanged by name, and the rest in extra_body', () => {
    expect(codeOf({ temperature: 0.5, seed: 7, stop: ['END'], max_tokens: 64, billTo: 'acme-labs' })).toContain(
      `    default_headers={"X-HF-Bill-To": "acme-labs"},
    temperature=0.5,
    seed=7,
    stop=["END"],
    # ChatOpenAI would rename max_tokens.
    extra_body={"max_tokens": 64},
)`,
    )
    expect(codeOf({ parameters: { seed: 0.5, stop: [], reasoning: {} } })).toContain(
      'extra_body={"seed": 0.5, "stop": [], "reasoning": {}}',
    )
  })

  it('is given a short question alone as a text, and other messages as they are', () => {
    expect(codeOf(saying({ role: 'user', content: 'Hi' }))).toContain('model.invoke("Hi")')
    expect(codeOf(saying({ role: 'user', content: 'Hi', name: 'Ada' }))).toContain('model.invoke(messages)')
    expect(codeOf(saying({ role: 'user', content: 'Why? '.repeat(20) }))).toContain('model.invoke(messages)')
  })

  it('asks a stream for the number of tokens by an argument', () => {
    const options = { streaming: true, stream_options: { include_usage: true } }
    expect(codeOf(options)).toContain('    stream_usage=True,\n')
    expect(codeOf({ ...options, streaming: false })).not.toContain('stream_usage')
  })

  it('is bound to functions, and given other tools in extra_body', () => {
    expect(codeOf({ tools: [FIND] })).toContain(').bind_tools([{"type": "function", "function": {"name": "find"}}])')
    expect(codeOf({ tools: [FIND], tool_choice: 'auto', parallel_tool_calls: false })).toContain(
      '    tool_choice="auto",\n    parallel_tool_calls=False,\n)',
    )
    expect(codeOf({ tools: [{ type: 'web_search' }] as never })).toContain('extra_body={"tools": [')
    expect(codeOf({ tools: [FIND], parameters: { tool_choice: 'find' } })).toContain('"tool_choice": "find"')
  })

  it('checks the arguments of a streamed call before its agent runs it', () => {
    expect(codeOf({ recipe: 'tool-loop', streaming: true })).toContain(
      '                json.loads(call["args"] or "{}")\n    else:\n',
    )
  })

  it('is awaited in a coroutine', () => {
    expect(codeOf({ async: true })).toContain('    response = await model.ainvoke("')
    expect(codeOf({ async: true, streaming: true })).toContain('    async for chunk in model.astream("')
    expect(codeOf({ async: true, recipe: 'tool-loop' })).toContain('    result = await agent.ainvoke(')
    expect(codeOf({ async: true, recipe: 'structured-output' })).toContain('(Answer).ainvoke(messages)')
  })

  it.each([
    [{ providerId: 'gpt-5-codex', directRequest: true }, 'treats this model as an OpenAI model'],
    [{ showReasoning: true }, 'drops the reasoning'],
    [{ retries: true }, 'with retries'],
    [saying({ role: 'assistant', content: null }), 'messages to its own types'],
    [saying({ role: 'user', content: 'Hello', cache: true }), 'messages to its own types'],
    [
      saying({ role: 'user', content: [{ type: 'input_audio', input_audio: { data: 'AAAA' } }] }),
      'messages to its own types',
    ],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ api: 'responses' }, 'Responses API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})

describe('LangChain’s embeddings', () => {
  const MODEL_OF_TEXTS = { id: 'acme/embed', pipeline_tag: 'feature-extraction' }
  const explain = (options: SnippetOptions) => explainUnverified(MODEL_OF_TEXTS, 'deepinfra', undefined, options)
  const embed = (options: SnippetOptions): string => explain(options).snippets.find(isLangchain)?.content ?? ''

  it('sends the text, and asks for numbers', () => {
    const code = embed({ parameters: { dimensions: 64, service_tier: 'default' } })
    expect(code).toContain('    dimensions=64,\n')
    expect(code).toContain('    check_embedding_ctx_length=False,\n')
    expect(code).toContain('        "encoding_format": "float",\n        "extra_body": {"service_tier": "default"},\n')
    expect(code).toContain('embedding = embeddings.embed_query(text)\n')
  })

  it('returns numbers only', () => {
    const reason = explain({ parameters: { encoding_format: 'base64' } }).skipped.find(isLangchain)?.reason
    expect(reason).toContain('returns numbers only')
  })
})
