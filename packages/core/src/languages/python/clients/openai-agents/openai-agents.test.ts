import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isOpenaiAgents = ({ client, language }: { readonly client: string; readonly language: string }): boolean =>
  client === 'openai-agents' && language === 'python'
const ask = (options: SnippetOptions) => explainUnverified(MODEL, 'together', undefined, options)
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isOpenaiAgents)?.content ?? ''
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isOpenaiAgents)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })
const system = (content: string) => ({ role: 'system', content })

describe('OpenAI Agents', () => {
  it('is given what it sends unchanged as settings, and the rest in extra_body', () => {
    const code = codeOf({ temperature: 0.5, seed: 7, billTo: 'acme-labs' })
    expect(code).toContain('model_settings=ModelSettings(temperature=0.5, extra_body={"seed": 7})')
    expect(code).toContain('    default_headers={"X-HF-Bill-To": "acme-labs"},\n')
  })

  it('is given a system message as instructions, and a single question as a prompt', () => {
    const code = codeOf(saying(system('Be brief.'), user('Hi')))
    expect(code).toContain('instructions="Be brief."')
    expect(code).toContain('\nresult = Runner.run_sync(agent, "Hi")\n')
    const long = 'Why is the sky blue at noon, and red in the evening?'
    expect(codeOf(saying(user(long)))).toContain(`prompt = "${long}"\nresult = Runner.run_sync(agent, prompt)\n`)
  })

  it.each([
    [[system(''), user('Hi')]],
    [[user('Hi'), { role: 'assistant', content: 'Hello.' }]],
    [[system('Be brief.')]],
  ])('is given other messages as they are: %j', (messages) => {
    const code = codeOf(saying(...messages))
    expect(code).not.toContain('instructions=')
    expect(code).toContain('result = Runner.run_sync(agent, messages)\n')
  })

  it('is given images, files, and sounds as parts of its own', () => {
    const code = codeOf(
      saying(
        user([
          { type: 'text', text: 'And this?' },
          { type: 'image_url', image_url: { url: 'https://example.com/cat.png', detail: 'low' } },
          { type: 'file', file: { file_data: 'data:application/pdf;base64,AA==', filename: 'a.pdf' } },
          { type: 'input_audio', input_audio: { data: 'AAAA', format: 'wav' } },
        ]),
      ),
    )
    expect(code).toContain('{"type": "input_text", "text": "And this?"},')
    expect(code).toMatch(
      /"type": "input_image",\s+"image_url": "https:\/\/example.com\/cat.png",\s+"detail": "low",?\s/,
    )
    expect(code).toMatch(/"type": "input_file",\s+"file_data": /)
    expect(code).toMatch(/"type": "input_audio",\s+"input_audio": \{"data": "AAAA", "format": "wav"\}/)
  })

  it('gets structured output by the schema of a model', () => {
    const code = codeOf({ recipe: 'structured-output' })
    expect(code).toContain('agent = Agent(name="Assistant", model=model, output_type=Answer)\n')
    expect(code).toContain('\n\nprint(result.final_output.model_dump_json(indent=2))\n')
  })

  it('streams structured output, and shows the parsed answer at the end', () => {
    expect(codeOf({ recipe: 'structured-output', streaming: true })).toContain(
      '    print()\n    print(result.final_output.model_dump_json(indent=2))\n',
    )
  })

  it('fails where an answer with a limit is cut', () => {
    expect(codeOf({ max_tokens: 64 })).toContain(
      '        raise ModelBehaviorError(f"Incomplete answer ({reason}): raise max_tokens or rephrase")\n    return completion\n',
    )
    expect(codeOf({})).not.toContain('raise')
  })

  it('awaits the runner in an async program', () => {
    expect(codeOf({ async: true, ...saying(user('Hi')) })).toContain(
      'async def main():\n    result = await Runner.run(agent, "Hi")\n\n    print(result.final_output)\n\n\nasyncio.run(main())\n',
    )
    expect(codeOf({ async: true, streaming: true })).toBe(codeOf({ streaming: true }))
  })

  it('shows the reasoning apart from the text', () => {
    expect(codeOf({ showReasoning: true })).toContain('    if item.type == "reasoning_item":\n')
    expect(codeOf({ showReasoning: true, streaming: true })).toContain(
      'if kind.endswith("text.delta") and not is_again:\n',
    )
  })

  it('has a setting for the effort of reasoning', () => {
    expect(codeOf({ reasoning_effort: 'high' })).toContain('ModelSettings(reasoning={"effort": "high"})')
    expect(codeOf({ reasoning_effort: 'none' })).toContain('ModelSettings(reasoning={"effort": "none"})')
    expect(codeOf({ reasoning_effort: 'most' })).toContain('ModelSettings(extra_body={"reasoning_effort": "most"})')
  })

  it('asks for the number of tokens by its own setting', () => {
    const code = codeOf({ streaming: true, showUsage: true, stream_options: { include_usage: true } })
    expect(code).toContain('ModelSettings(include_usage=True)')
    expect(code).toContain(
      'print("Usage:", usage.input_tokens, "in,", usage.output_tokens, "out,", usage.total_tokens, "total")',
    )
  })

  it.each([
    [{ endpointUrl: 'https://api.openai.com/v1' }, 'prompt_cache_key'],
    [{ retries: true }, 'with retries'],
    [{ tools: [{ type: 'function', function: { name: 'find' } }] }, 'runs tools itself'],
    [saying({ ...user('Hi'), name: 'Ada' }), 'messages to its own types'],
    [saying(user([{ type: 'text', text: 'Hi', cache: true }])), 'messages to its own types'],
    [
      saying(user([{ type: 'image_url', image_url: { url: 'https://example.com/cat.png', detail: 'original' } }])),
      'messages to its own types',
    ],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [
      {
        recipe: 'structured-output',
        schema: { title: 'Runner', type: 'object', properties: { a: { type: 'string' } } },
      },
      'the schema’s title',
    ],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})

it('calls no models for embeddings', () => {
  const model = { id: 'acme/embed', pipeline_tag: 'feature-extraction' }
  expect(explainUnverified(model, 'deepinfra').skipped.find(isOpenaiAgents)?.reason).toContain('chat models only (')
})
