import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const chatOf = (id: string) => ({ id, pipeline_tag: 'text-generation', tags: ['conversational'] })

const isStrands = ({ client }: { readonly client: string }): boolean => client === 'strands-agents'
const ask = (options: SnippetOptions, id = 'acme/lantern') =>
  explainUnverified(chatOf(id), 'together', undefined, options)
const codeOf = (options: SnippetOptions, id?: string): string =>
  ask(options, id).snippets.find(isStrands)?.content ?? ''
const reasonFor = (options: SnippetOptions, id?: string): string | undefined =>
  ask(options, id).skipped.find(isStrands)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })

describe('Strands Agents', () => {
  it('gets what OpenAI’s client takes by name as parameters, and the rest in extra_body', () => {
    const code = codeOf({ temperature: 0.5, stop: ['END'], top_k: 3, billTo: 'acme-labs' })
    expect(code).toContain('        "default_headers": {"X-HF-Bill-To": "acme-labs"},\n')
    expect(code).toContain(
      '    params={\n        "temperature": 0.5,\n        "stop": ["END"],\n        "extra_body": {"top_k": 3},\n        "tools": omit,\n    },\n',
    )
  })

  it('sends an empty list of tools in no request', () => {
    expect(codeOf({})).toContain('params={"tools": omit}')
    expect(codeOf({ recipe: 'tool-loop' })).not.toContain('omit')
  })

  it('asks for one response unless the example streams', () => {
    expect(codeOf({})).toContain('    stream=False,\n')
    expect(codeOf({ streaming: true })).not.toContain('stream=False')
    expect(codeOf({ streaming: true })).toContain('    async for event in agent.stream_async(')
    expect(codeOf({ async: true })).toContain('    result = await agent.invoke_async(')
  })

  it('gets a system message as the agent’s prompt, and the rest as a prompt or as messages', () => {
    const system = { role: 'system', content: 'Be brief.' }
    const code = codeOf(saying(system, user('Hi')))
    expect(code).toContain('    system_prompt="Be brief.",\n')
    expect(code).toContain('result = agent("Hi")\n')
    expect(codeOf(saying(user('Hi'), { role: 'assistant', content: 'Hello.' }, user('Bye')))).toContain(
      '    {"role": "assistant", "content": [{"text": "Hello."}]},\n',
    )
  })

  it('fails on an incomplete answer if the answer is checked', () => {
    expect(codeOf({})).not.toContain('stop_reason')
    for (const streaming of [false, true]) {
      const code = codeOf({ max_tokens: 50, streaming })
      expect(code).toContain('except MaxTokensReachedException:\n')
      expect(code).toContain('if result.stop_reason != "end_turn" or not str(result).strip():\n')
    }
  })

  it('has one name for reasoning, and shows the usage of the whole run', () => {
    const options = { showReasoning: true, showUsage: true }
    expect(codeOf(options)).toContain('block["reasoningContent"]["reasoningText"]["text"]\n')
    expect(codeOf({ ...options, streaming: true })).toContain('reasoning = event.get("reasoningText")\n')
    expect(codeOf(options)).toContain('print("Usage:", result.metrics.accumulated_usage)\n')
  })

  it('ends a tool loop after ten rounds, and says that reasoning is lost', () => {
    const code = codeOf({ recipe: 'tool-loop' }, 'Qwen/Qwen3-32B')
    expect(code).toContain('result = agent(prompt, limits={"turns": 10})\n')
    expect(code).toContain('if result.stop_reason == "limit_turns":\n')
    expect(code).toContain("# OpenAIModel drops the model's reasoning between rounds.\n")
    expect(reasonFor({ recipe: 'tool-loop' }, 'deepseek-ai/DeepSeek-V3.2')).toContain('drops the model')
  })

  it.each([
    [{ retries: true }, 'with retries'],
    [{ recipe: 'structured-output' }, 'a tool that it adds'],
    [{ tools: [{ type: 'function', function: { name: 'find' } }] }, 'runs tools itself'],
    [saying(user([{ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }])), 'to each image'],
    [saying({ ...user('Hi'), name: 'Ada' }), 'messages to its own types'],
    [saying(user('Hi'), { role: 'system', content: 'Be brief.' }), 'messages to its own types'],
    [saying({ role: 'system', content: '' }, user('Hi')), 'messages to its own types'],
    [saying({ role: 'developer', content: 'Be brief.' }, user('Hi')), 'messages to its own types'],
    [saying(user('Hi'), { role: 'assistant', content: ' ' }, user('Bye')), 'messages to its own types'],
    [saying({ role: 'system', content: 'Be brief.' }), 'messages to its own types'],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})
