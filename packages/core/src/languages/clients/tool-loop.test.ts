import { describe, expect, it } from 'vitest'
import { CHAT_APIS } from '../../call/chat-variant.ts'
import { CLIENTS, explainInferenceSnippets, type JsonObject, type SnippetOptions } from '../../index.ts'
import { pythonFunctionNames } from '../python/python-name.ts'
import { runProgram } from '../testing/run-program.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const explain = (options: SnippetOptions = {}) =>
  explainInferenceSnippets(MODEL, 'together', undefined, { recipe: 'tool-loop', ...options })

const written = (client: string, options: SnippetOptions = {}): string =>
  explain(options).snippets.find((each) => `${each.language}/${each.client}` === client)?.content ?? ''

const toolNamed = (name: string, properties?: object) => ({
  type: 'function',
  function: { name, ...(properties === undefined ? {} : { parameters: { type: 'object', properties } }) },
})

describe('a tool loop', () => {
  it('is written by every client with chat, or there’s a reason', () => {
    const { snippets, skipped } = explain()
    const keyOf = ({ language, client }: { language: string; client: string }) => `${language}/${client}`
    const written = snippets.map(keyOf)
    const official = ['python/openai', 'python/huggingface_hub', 'js/openai', 'js/huggingface.js']
    expect(written).toEqual(expect.arrayContaining([...official, 'python/requests', 'js/fetch']))
    for (const plain of explain({ recipe: 'plain' }).snippets.map(keyOf)) {
      if (written.includes(plain)) continue
      const client = CLIENTS.find(({ language, id }) => `${language}/${id}` === plain)
      const stated =
        client?.withoutRenderer?.['tool-loop'] ?? `we have no ${client?.id} example with this API and recipe yet`
      expect([plain, skipped.find((each) => keyOf(each) === plain)?.reason]).toEqual([plain, stated])
    }
    expect(skipped.find((each) => keyOf(each) === 'sh/curl')?.reason).toMatch(
      /^a tool loop calls functions between requests/,
    )
  })

  it.each(['python/openai', 'python/requests', 'js/fetch', 'js/langchain'])(
    'fails for the service’s own stop reasons: %s',
    (client) => {
      const reasons = '"sensitive", "network_error", "model_context_window_exceeded"'
      const codeAt = (provider: 'auto' | 'zai-org' | 'together', model = MODEL): string =>
        explainInferenceSnippets(model, provider, undefined, { recipe: 'tool-loop' }).snippets.find(
          (each) => `${each.language}/${each.client}` === client,
        )?.content ?? ''
      expect(codeAt('zai-org')).toContain(`"content_filter", ${reasons}`)
      expect(codeAt('together')).toContain('"content_filter"')
      expect(codeAt('together')).not.toContain('sensitive')
      expect(codeAt('auto')).not.toContain('sensitive')
      // With auto, the router may choose the model maker's own service.
      const glm = { ...MODEL, id: 'zai-org/GLM-5.2' }
      expect(codeAt('auto', glm)).toContain(`"content_filter", ${reasons}`)
      expect(codeAt('together', glm)).not.toContain('sensitive')
    },
  )

  it.each(['python/requests', 'python/anthropic', 'js/fetch'])(
    'fails for them with the Messages API as well: %s',
    (client) => {
      const codeAt = (provider: 'zai-org' | 'together'): string =>
        explainInferenceSnippets(MODEL, provider, undefined, { recipe: 'tool-loop', api: 'messages' }).snippets.find(
          (each) => `${each.language}/${each.client}` === client,
        )?.content ?? ''
      expect(codeAt('zai-org')).toContain('"model_context_window_exceeded", "sensitive", "network_error"')
      expect(codeAt('together')).toContain('"model_context_window_exceeded"')
      expect(codeAt('together')).not.toContain('sensitive')
    },
  )

  it('asks about the weather without tools, and otherwise the question of the reader or the task', () => {
    expect(written('js/fetch')).toContain('What is the weather in Paris')
    expect(written('js/fetch', { inputs: 'And in Rome?' })).toContain('And in Rome?')
    expect(written('js/fetch', { tools: [toolNamed('ping')] })).not.toContain('weather')
  })

  it('has a function for each tool, with its name', () => {
    const tools = [toolNamed('look-up', { query: {} }), toolNamed('class', { 'a b': {} }), toolNamed('ping')]
    expect(written('python/requests', { tools })).toContain(`
def look_up(query=None):
    # Replace this with your own code.
    return {"query": query}


def class_tool(**arguments):
    # Replace this with your own code.
    return arguments


def ping():
    # Replace this with your own code.
    return "A sample result."


functions = {"look-up": look_up, "class": class_tool, "ping": ping}
`)
    expect(written('js/fetch', { tools })).toContain(`const functions = {
  // Replace this with your own code.
  "look-up": async ({ query }) => ({ query }),
  // Replace this with your own code.
  class: async (args) => args,
  // Replace this with your own code.
  ping: async () => "A sample result.",
};
`)
  })

  it('leaves the choice to the model after a forced tool call', () => {
    const options = { tool_choice: 'required' }
    expect(written('python/openai', options)).toContain('tool_choice="required" if turn == 0 else "auto",\n')
    expect(written('js/openai', options)).toContain('tool_choice: round === 1 ? "required" : "auto",\n')
    expect(written('python/openai', { tool_choice: 'none' })).toContain('tool_choice="none"')
  })

  it.each([
    ['responses', 'python/openai', 'tool_choice="required" if turn == 0 else "auto",\n'],
    ['messages', 'python/anthropic', 'tool_choice={"type": "any"} if turn == 0 else {"type": "auto"},\n'],
    ['messages', 'js/anthropic', 'tool_choice: round === 1 ? { type: "any" } : { type: "auto" },\n'],
  ] as const)('leaves the choice to the model in the format of %s with %s', (api, client, line) => {
    const endpointUrl = 'http://localhost:8080/v1'
    expect(written(client, { api, tool_choice: 'required', endpointUrl })).toContain(line)
  })

  it('has a function for a tool in the API’s own format', () => {
    const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
    const tools = [{ type: 'function', name: 'tides', parameters }]
    const endpointUrl = 'http://localhost:8080/v1'
    expect(written('python/openai', { api: 'responses', tools, endpointUrl })).toContain('def tides(city):')
    const ofMessages = [{ name: 'tides', input_schema: parameters }]
    expect(written('python/anthropic', { api: 'messages', tools: ofMessages })).toContain('def tides(city):')
  })

  it.each([
    [[]],
    [[{ name: 'tides' }]],
    [[{ type: 'function', name: 'tides' }]],
    [[{ type: 'function', function: {} }]],
  ])('rejects tools that chat completions don’t support: %j', (tools) => {
    expect(() => explain({ tools })).toThrow(
      /^\[model-snippets\] options\.tools: expected (a non-empty array of tool|tools)/,
    )
  })

  it('continues from a response’s id if the service stores responses and documents nothing else', () => {
    const asked = { recipe: 'tool-loop', api: 'responses', directRequest: true } as const
    const of = (provider: string, more: SnippetOptions = {}) =>
      explainInferenceSnippets(MODEL, provider, undefined, { ...asked, ...more })
    const code = (provider: string, more: SnippetOptions = {}) => of(provider, more).snippets[0]?.content
    expect(code('fireworks-ai')).toContain('previous_response_id=previous')
    expect(code('fireworks-ai', { store: false })).not.toContain('previous_response_id')
    expect(code('openai')).toContain('input_list += response.output')
    expect(code('groq')).not.toContain('previous_response_id')
    expect(of('ovhcloud').snippets).toEqual([])
    expect(of('ovhcloud').skipped[0]?.reason).toMatch(/returns tool calls in tool_calls.*\(https:/)
  })

  it('sends reasoning back in the Messages API, even when streaming', () => {
    const clientsWith = (thinking: JsonObject, streaming: boolean) =>
      explainInferenceSnippets(MODEL, 'auto', undefined, {
        recipe: 'tool-loop',
        api: 'messages',
        streaming,
        parameters: { thinking },
      }).snippets.map(({ language, client }) => `${language}/${client}`)
    const whole = clientsWith({ type: 'enabled', budget_tokens: 2048 }, false)
    expect(whole).toEqual(expect.arrayContaining(['python/requests', 'js/fetch', 'python/anthropic']))
    expect(clientsWith({ type: 'enabled', budget_tokens: 2048 }, true)).toEqual(whole)
    expect(clientsWith({ type: 'disabled' }, true)).toEqual(whole)
  })

  it.each(['groq', 'cerebras'])('doesn’t send %s messages in which the library renamed the reasoning', (provider) => {
    const reasonsFor = (streaming: boolean, asked = provider, id = 'Qwen/Qwen3-32B') =>
      explainInferenceSnippets({ ...MODEL, id }, asked, undefined, { recipe: 'tool-loop', streaming })
        .skipped.filter(({ reason }) => reason.includes('reasoning_content'))
        .map(({ client, reason }) => [client, /\(https:/.test(reason)])
    expect(reasonsFor(false)).toEqual([
      ['litellm', true],
      ['mastra', true],
    ])
    expect(reasonsFor(true)).toEqual([['mastra', true]])
    expect(reasonsFor(false, 'novita')).toEqual([])
    expect(reasonsFor(false, provider, 'meta-llama/Llama-3.3-70B-Instruct')).toEqual([])
  })

  it('continues from a single answer', () => {
    expect(explain({ n: 2 }).snippets).toEqual([])
    expect(explain({ n: 2 }).skipped.map(({ reason }) => reason)).toContain(
      'a conversation continues from one answer, but n requests several',
    )
  })

  it.each([[null], ['get_weather'], [{}], [['get_weather']], [[[]]]])(
    'rejects tools that aren’t a list of tools: %j',
    (tools) => {
      expect(() => explain({ tools })).toThrow('options.tools')
    },
  )

  it('doesn’t change a plain chat with tools', () => {
    expect(explain({ recipe: 'plain', tools: [{ type: 'any' }] }).snippets.length).toBeGreaterThan(0)
  })
})

/** Prints the names that programs read or set, and those that they import. */
const namesIn = (programs: readonly string[]): string => `import ast
import json
names = set()
for program in json.loads(${JSON.stringify(JSON.stringify(programs))}):
    for node in ast.walk(ast.parse(program)):
        if isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.ExceptHandler):
            names.add(node.name)
        elif isinstance(node, ast.alias):
            names.add(node.name)
print(json.dumps(sorted(names)))
`

describe('the name of a Python function', () => {
  it('isn’t used by the programs', () => {
    const all = CHAT_APIS.flatMap((api) =>
      [false, true].flatMap((streaming) =>
        explain({ api, streaming, tool_choice: 'required', tools: [toolNamed('ping')] }).snippets.filter(
          ({ language }) => language === 'python',
        ),
      ),
    )
    const code = namesIn(all.map(({ content }) => content))
    const names = JSON.parse(runProgram('python3', 'names.py', code).toString()) as string[]
    expect(names.length).toBeGreaterThan(20)
    const usable = pythonFunctionNames(names.filter((name) => name !== 'ping'))
    expect(usable.filter((name) => names.includes(name))).toEqual([])
  })

  it('is an identifier, and unique', () => {
    expect(pythonFunctionNames(['a-b', 'a b', 'a_b', 'a_b_2', '', '1st', '__init__', '天気', 'None'])).toEqual([
      'a_b',
      'a_b_2',
      'a_b_3',
      'a_b_2_2',
      'tool',
      'tool_1st',
      'init',
      'tool_2',
      'None_tool',
    ])
  })
})
