import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isDspy = ({ client }: { readonly client: string }): boolean => client === 'dspy'
const ask = (options: SnippetOptions) => explainUnverified(MODEL, 'together', undefined, options)
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isDspy)?.content ?? ''
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isDspy)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })
const text = { type: 'text', text: 'What is this?' }
const picture = (url: string, more: object = {}) => ({ type: 'image_url', image_url: { url, ...more } })
const tool = (more: object = {}) => ({
  type: 'function',
  function: { name: 'find', description: 'Find it.', parameters: { type: 'object', properties: {} }, ...more },
})

describe('DSPy', () => {
  it('is given what it sends unchanged by name, and the rest as extensions', () => {
    expect(codeOf({ temperature: 0.5, seed: 7, stop: ['END'] })).toContain(
      '    config=Config(temperature=0.5, seed=7, stop=["END"]),\n',
    )
    expect(codeOf({ stop: null })).toContain('config=Config(extensions={"stop": None})')
    expect(codeOf({ stop: 'END' })).toContain('config=Config(extensions={"stop": "END"})')
    expect(codeOf({ seed: 7, max_tokens: 64, top_k: 5 })).toContain(
      '    config=Config(\n        seed=7,\n        # Config would rename max_tokens and drop top_k.\n' +
        '        extensions={"max_tokens": 64, "top_k": 5},\n    ),\n',
    )
    expect(codeOf({ max_tokens: 64 })).toContain('        # Config would rename max_tokens.\n')
    expect(codeOf({ top_k: 5 })).toContain('        # Config would drop top_k.\n')
  })

  it('is given a system message apart, and texts and pictures as messages', () => {
    const answered = { role: 'assistant', content: 'Hello.' }
    const shown = user([text, picture('https://example.com/a.png', { detail: 'low' })])
    expect(codeOf(saying({ role: 'system', content: 'Be brief.' }, user('Hi'), answered, shown))).toContain(
      '    system="Be brief.",\n    messages=[\n        Message.user("Hi"),\n        Message.assistant("Hello."),\n' +
        '        Message.user([\n            "What is this?",\n' +
        '            ImagePart(url="https://example.com/a.png", detail="low"),\n        ]),\n    ],\n',
    )
  })

  it('is given a developer’s message as one of its own, and one text in a list', () => {
    const developer = { role: 'developer', content: 'Be brief.' }
    expect(codeOf(saying(user([text]), developer))).toContain(
      '        Message.user(["What is this?"]),\n        Message.developer("Be brief."),\n',
    )
  })

  it('derives tools from functions, where these say all', () => {
    expect(codeOf({ recipe: 'tool-loop' })).toContain(
      '    """Get the current weather of a city."""\n' +
        '    # Replace this with your own code.\n' +
        '    return {"city": city, "temperature": 18, "unit": "celsius"}\n\n\n' +
        'functions = {"get_weather": get_weather}\ntools = [tool(get_weather)]\n',
    )
    const unsaid = tool({ parameters: { type: 'object', properties: { day: { type: 'string', format: 'date' } } } })
    expect(codeOf({ recipe: 'tool-loop', tools: [unsaid] })).toContain('    FunctionTool(\n        name="find",\n')
    expect(codeOf({ recipe: 'tool-loop', tools: [tool({ parameters: undefined })] })).toContain(
      'tools = [tool(find)]\n',
    )
  })

  it('calls no function with arguments that are cut off, which DSPy names partial_json', () => {
    const guard = '    if "partial_json" in call.input:\n'
    const unsaid = tool({ parameters: { type: 'object', properties: { day: { type: 'string', format: 'date' } } } })
    expect(codeOf({ recipe: 'tool-loop', tools: [unsaid] })).toContain(guard)
    // A function with named parameters raises a TypeError.
    expect(codeOf({ recipe: 'tool-loop' })).not.toContain(guard)
  })

  it.each(['plain', 'structured-output', 'tool-loop'] as const)('asks in a coroutine: %s', (recipe) => {
    const code = codeOf({ recipe, async: true })
    expect(code).toContain('\nasync def main():\n')
    expect(code).toMatch(/^ {4,}response = await lm\.acall\(request\)\n/m)
    expect(code).toMatch(/\n\n\nasyncio\.run\(main\(\)\)\n$/)
  })

  it('streams what a module asks for, and gets the whole response last', () => {
    const code = codeOf({ streaming: true, max_tokens: 64 })
    expect(code).toContain('        return dspy.Prediction(response=lm(request))\n')
    expect(code).toContain('\nfor value in stream(request=request):\n    if isinstance(value, dspy.Prediction):\n')
    expect(code).toContain('\nreason = response.finish_reason\n')
    const awaited = codeOf({ streaming: true, async: true })
    expect(awaited).toContain('        return dspy.Prediction(response=await lm.acall(request))\n')
    expect(awaited).toContain('    async for value in stream(request=request):\n')
  })

  it('shows the reasoning, the usage, or a call of a tool', () => {
    expect(codeOf({ showReasoning: true })).toContain('for part in response.message.parts_of(ThinkingPart)')
    expect(codeOf({ showUsage: true })).toContain('print(response.text)\nprint("Usage:", response.usage)\n')
    expect(codeOf({ tools: [tool()] })).toContain('print(response.message)\n')
  })

  it('is given the other parameters in each round of a loop', () => {
    const code = codeOf({ recipe: 'tool-loop', temperature: 0.5, tool_choice: 'auto' })
    expect(code).toContain(
      '        tools=tools,\n        config=Config(temperature=0.5, extensions={"tool_choice": "auto"}),\n',
    )
  })

  it.each(['Config', 'FunctionTool', 'ImagePart', 'Message', 'Request', 'dspy'])(
    'keeps its own %s from a function of that name',
    (name) => {
      const code = codeOf({ recipe: 'tool-loop', tools: [tool({ name })] })
      expect(code).toContain(`def ${name}_tool(`)
      expect(code).toContain(`functions = {"${name}": ${name}_tool}`)
      expect(code).not.toContain(`def ${name}(`)
    },
  )

  it('keeps the text of an answer by a schema', () => {
    const code = codeOf({ recipe: 'structured-output' })
    expect(code).toContain('        extensions={\n            "response_format": {\n')
    expect(code).toContain('answer = Answer.model_validate_json(response.text)\n')
  })

  it.each([
    [{ retries: true }, 'with retries'],
    [{ recipe: 'structured-output', streaming: true }, 'drops the model’s refusal'],
    [{ recipe: 'tool-loop', streaming: true }, 'only by index'],
    [{ billTo: 'acme-labs' }, 'headers to LiteLLM'],
    [{ n: 2 }, 'can’t contain n'],
    [saying({ role: 'system', content: '' }, user('Hi')), 'supports only a leading system message'],
    [saying({ role: 'system', content: 'Be brief.' }), 'supports only a leading system message'],
    [saying(user('Hi'), { role: 'system', content: 'Be brief.' }), 'supports only a leading system message'],
    [saying({ ...user('Hi'), name: 'Ada' }), 'supports only a leading system message'],
    [saying(user([text, picture('ftp://example.com/a.png')])), 'supports only a leading system message'],
    [
      saying(user([picture('https://example.com/a.png', { detail: 'most' })])),
      'supports only a leading system message',
    ],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ recipe: 'tool-loop', tools: [tool({ strict: true })] }, 'supports only a name'],
    [{ recipe: 'tool-loop', tools: [tool({ description: undefined })] }, 'supports only a name'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})

describe('DSPy’s embedder', () => {
  const MODEL_OF_TEXTS = { id: 'acme/embed', pipeline_tag: 'feature-extraction' }
  const explain = (options: SnippetOptions) => explainUnverified(MODEL_OF_TEXTS, 'deepinfra', undefined, options)
  const embed = (options: SnippetOptions): string => explain(options).snippets.find(isDspy)?.content ?? ''

  it('hands fields on to LiteLLM, and caches nothing', () => {
    const code = embed({ parameters: { dimensions: 64 }, billTo: 'acme-labs' })
    expect(code).toContain('    extra_headers={"X-HF-Bill-To": "acme-labs"},\n')
    expect(code).toContain('    extra_body={"dimensions": 64},\n')
    expect(code).toContain('    caching=False,\n')
    expect(explain({}).snippets.find(isDspy)?.install).toBe('pip install "dspy[numpy]~=3.4"')
  })
})
