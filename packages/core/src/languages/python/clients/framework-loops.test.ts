import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../index.ts'

const chatOf = (id: string) => ({ id, pipeline_tag: 'text-generation', tags: ['conversational'] })

/** Reasons, and doesn't require its reasoning to be sent back. */
const THINKER = chatOf('Qwen/Qwen3-32B')
/** Rejects requests without its reasoning. */
const DEMANDING = chatOf('deepseek-ai/DeepSeek-V3.2')
const ORDINARY = chatOf('acme/lantern')

function loopWith(client: string, model = ORDINARY, options: SnippetOptions = {}, provider = 'together') {
  const asked = { language: 'python', client }
  const given = { recipe: 'tool-loop', ...options } as const
  const { snippets, skipped } = explainUnverified(model, provider as 'together', undefined, given, asked)
  const reason = skipped.find((each) => each.client === client && each.language === 'python')?.reason
  return { code: snippets[0]?.content, assumptions: snippets[0]?.assumptions, reason }
}

describe('a model’s reasoning between the rounds of a framework’s tool loop', () => {
  it.each([
    ['openai-agents', 'should_replay_reasoning_content=lambda context: True,'],
    ['agent-framework', 'message_preparer=send_reasoning,'],
    ['dspy', '"deepseek/deepseek-ai/DeepSeek-V3.2'],
  ])('is sent back with %s', (client, line) => {
    expect(loopWith(client, DEMANDING).code).toContain(line)
  })

  it.each(['agent-framework', 'dspy'])('adds no code if the model doesn’t reason: %s', (client) => {
    expect(loopWith(client).code).not.toMatch(/send_reasoning|"deepseek\//)
  })

  it('is no reason to rebuild a message of a model that does not reason: dspy', () => {
    const { code } = loopWith('dspy', ORDINARY, {}, 'groq')
    expect(code).toContain('    messages.append(response.message)\n')
    expect(code).not.toContain('"thinking"')
  })

  it('is no reason for an option if the model does not reason: openai-agents', () => {
    expect(loopWith('openai-agents').code).not.toContain('should_replay')
  })

  it('is sent under its own name if the service rejects the other name: agent-framework', () => {
    const { code } = loopWith('agent-framework', THINKER, {}, 'groq')
    expect(code).toContain('message_preparer=send_reasoning,')
    expect(code).toContain('getattr(message, "reasoning", None)')
    expect(code).not.toContain('reasoning_content')
  })

  it.each(['openai-agents', 'dspy'])('is left out if the service rejects it: %s', (client) => {
    const { code } = loopWith(client, THINKER, {}, 'groq')
    expect(code).toBeDefined()
    expect(code).not.toMatch(/should_replay|send_reasoning|"deepseek\//)
  })

  it('is left out by DSPy if the router may choose a service that rejects it', () => {
    const { code, assumptions } = loopWith('dspy', THINKER, {}, 'auto')
    expect(code).not.toContain('"deepseek/')
    expect(assumptions?.[0]?.what).toContain('without its earlier reasoning')
    expect(loopWith('dspy', DEMANDING, {}, 'auto').code).toContain('"deepseek/')
  })

  it.each(['agno', 'langchain', 'haystack', 'llamaindex', 'strands-agents'])(
    'is lost with %s, which says so or isn’t offered',
    (client) => {
      expect(loopWith(client, DEMANDING).reason).toContain('drops the model')
      expect(loopWith(client, THINKER).assumptions?.[0]?.what).toContain('without its earlier reasoning')
      expect(loopWith(client).assumptions).toBeUndefined()
    },
  )
})

it.each([
  ['agno', 'if self.rounds > 10:'],
  ['langchain', '{"recursion_limit": 20}'],
  ['haystack', 'max_agent_steps=10'],
  ['llamaindex', 'max_iterations=11'],
  ['pydantic_ai', 'usage_limits=UsageLimits(request_limit=10)'],
  ['agent-framework', 'function_invocation_configuration={"max_iterations": 10},'],
  ['strands-agents', 'limits={"turns": 10}'],
])('a loop with %s ends after ten rounds', (client, line) => {
  expect(loopWith(client).code).toContain(line)
})

it('OpenAI gets no reasoning back, because it sends none', () => {
  const options = { directRequest: true, streaming: true }
  expect(loopWith('openai', chatOf('openai/gpt-5'), options, 'openai').code).not.toContain('reasoning')
})

it.each(['openai-agents', 'haystack', 'langchain', 'strands-agents'])(
  'a streamed loop prints the text before a call on its own line: %s',
  (client) => {
    expect(loopWith(client, ORDINARY, { streaming: true }).code).toMatch(/^ {8,}print\(\)$/m)
  },
)

const CHECKED = [
  'langchain',
  'haystack',
  'agent-framework',
  'llamaindex',
  'dspy',
  'pydantic_ai',
  'openai-agents',
  'strands-agents',
]

it.each(CHECKED)('an incomplete answer is an error with %s', (client) => {
  for (const options of [{}, { recipe: 'plain', max_tokens: 64 }] as const) {
    expect(loopWith(client, ORDINARY, options).code).toMatch(
      /raise \w+\(f"Incomplete answer \(\{(?:refusal or )?[\w.]+\}\): raise max_tokens or rephrase"\)/,
    )
  }
  expect(loopWith(client, ORDINARY, { recipe: 'plain' }).code).not.toContain('SystemExit')
})

it.each([{}, { streaming: true }] satisfies SnippetOptions[])(
  'Agent Framework’s round limit and refusals aren’t mistaken for answers: %j',
  (options) => {
    const { code } = loopWith('agent-framework', THINKER, options)
    expect(code).toMatch(
      options.streaming === true
        ? /if update\.text and not getattr\(source, /
        : /if message\.text and not any\(part\.raw_representation for /,
    )
    expect(code).toContain('raise SystemExit("The model did not answer within 10')
    expect(code).toMatch(/any\(map\(is_refusal, \w+\.contents\)\)/)
    expect(code).toContain('if isinstance(each.get("reasoning_details"), str):')
  },
)

it.each([{}, { streaming: true }] satisfies SnippetOptions[])(
  'OpenAI Agents’ skipped calls aren’t mistaken for an answer: %j',
  (options) => {
    const { code } = loopWith('openai-agents', ORDINARY, options)
    expect(code).toContain('if any(item.type == "function_call" for item in result.raw_responses[-1].output):\n')
  },
)

it('Haystack retries if the model refuses, as its error message says', () => {
  expect(loopWith('haystack').code).toContain('rounds: the model called tools, refused, or returned no text."')
})

it.each([
  [
    'agent-framework',
    '            if reason is None:\n                raise SystemExit("The stream ended before it was complete.")\n',
  ],
  ['haystack', '    hooks={"before_tool": [check_turn]},\n'],
  ['langchain', 'is_cut = token.chunk_position == "last" and not reason\n'],
  ['litellm', '    if reason is None:\n        raise SystemExit("The stream ended before it was complete.")\n'],
  [
    'openai-agents',
    '    if reason is None:\n        raise ModelBehaviorError("The stream ended before it was complete.")\n',
  ],
  ['pydantic_ai', '"openai_chat_streaming_requires_finish_reason": True'],
  ['strands-agents', '        if event["chunk_type"] == "message_stop" and event["data"] == "end_turn":\n'],
])('a streamed turn with tool calls must have a finish reason: %s', (client, line) => {
  expect(loopWith(client, ORDINARY, { streaming: true }).code).toContain(line)
  expect(loopWith(client).code).not.toContain(line)
})

it('Pydantic AI itself fails if a stream ends early', () => {
  const ofService = { code: loopWith('pydantic_ai', chatOf('zai-org/GLM-5.2'), { streaming: true }, 'zai-org').code }
  for (const { code } of [loopWith('pydantic_ai', ORDINARY, { streaming: true }), ofService]) {
    expect(code).toContain('    profile={"openai_chat_streaming_requires_finish_reason": True},\n')
    expect(code).not.toContain('None, "length"')
  }
  expect(ofService.code).toContain('(getattr(message, "provider_details", None) or {}).get("finish_reason")\n')
  expect(loopWith('pydantic_ai').code).not.toContain('profile=')
})

it('LlamaIndex checks the finish reason before it reads an answer’s tool calls', () => {
  const { code } = loopWith('llamaindex')
  expect(code).toContain('    def get_tool_calls_from_response(self, response, **options):\n')
  expect(code).toContain('llm = WholeAnswers(\n')
})

it.each(['langchain', 'haystack', 'llamaindex', 'strands-agents'])(
  'a comment in the loop says that reasoning is lost: %s',
  (client) => {
    expect(loopWith(client, THINKER).code).toContain("drops the model's reasoning between rounds.")
    expect(loopWith(client).code).not.toContain('reasoning')
  },
)

it('OpenAI Agents checks the finish reason of each completion before it goes on', () => {
  const { code, assumptions } = loopWith('openai-agents')
  expect(code).toContain(
    '    reason = completion.choices[0].finish_reason\n    if reason in ("length", "content_filter"):\n',
  )
  expect(code).toContain('client.chat.completions.create = create_checked_chat\nmodel = ')
  expect(assumptions).toBeUndefined()
  const streamed = loopWith('openai-agents', ORDINARY, { streaming: true }).code
  expect(streamed).toContain('    if reason in ("length", "content_filter"):\n')
  expect(streamed).toContain('    return check_stream(await create_chat(**options))\n')
  expect(loopWith('openai-agents', ORDINARY, { recipe: 'plain' }).code).not.toContain('finish_reason')
})

const CHATTING = ['openai', 'huggingface_hub', 'litellm', 'requests', 'langchain', 'llamaindex', 'httpx'] as const

it.each(CHATTING)('a loop prints the text of a refusal: %s', (client) => {
  const options = client === 'httpx' ? { async: true } : {}
  expect(loopWith(client, ORDINARY, options).code).toMatch(
    /\(\{(?:refusal|message\.refusal|message\.get\('refusal'\)) or \S+\}\): raise max_tokens/,
  )
})

it.each(CHATTING.slice(0, 4))('a streamed loop prints it as well: %s', (client) => {
  const { code } = loopWith(client, ORDINARY, { streaming: true })
  expect(code).toContain('refusal += delta.get("refusal") or ""\n')
  expect(code).toContain('({refusal or reason})')
})

it.each([...CHATTING, ...CHECKED, 'anthropic'])('no line of a loop is too long to read: %s', (client) => {
  const code = [{}, { streaming: true }, { api: 'responses' }, { api: 'messages' }]
    .map((options) => loopWith(client, THINKER, options as SnippetOptions, 'auto').code ?? '')
    .join('\n')
  expect(code).not.toBe('')
  expect(code.split('\n').filter((line) => line.length > 120)).toEqual([])
})

const DIRECT = { directRequest: true, api: 'responses', retries: true } as const

it.each(['openai', 'requests'])('an incomplete response’s reason is printed as text, with retries: %s', (client) => {
  for (const streaming of [false, true]) {
    const { code } = loopWith(client, chatOf('openai/gpt-oss-120b'), { ...DIRECT, streaming }, 'groq')
    expect(code).toMatch(/reason = details\.(?:reason if details else|get\("reason"\) or) .+ or "empty"\n/)
    // The service's error comes before the check for an empty answer.
    expect(code?.indexOf('The response failed')).toBeLessThan(code?.indexOf('calls = [') ?? 0)
  }
})

it('a raw loop uses each name for one thing', () => {
  const { code } = loopWith('requests', ORDINARY, { api: 'messages' })
  expect(code).toContain('output = json.dumps(')
  expect(code?.match(/\bcontent = /g)).toBeNull()
})

it('a raw loop finds the data in a line', () => {
  const { code } = loopWith('requests', ORDINARY, { streaming: true })
  expect(code).toContain('        data = line.partition(b"data:")[2].strip()\n')
  expect(code).not.toContain('or b"{}"')
})
