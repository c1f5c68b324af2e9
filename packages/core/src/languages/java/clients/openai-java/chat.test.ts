import { expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

function snippet(options: SnippetOptions) {
  const { snippets } = explainUnverified(MODEL, 'groq', undefined, options)
  const found = snippets.find(({ client }) => client === 'openai-java')
  if (found === undefined) throw new Error('openai-java has no example')
  return found
}

it('passes single values with their methods, and other fields with the client’s method for extra fields', () => {
  const { content } = snippet({ temperature: 0.2, max_completion_tokens: 20, top_k: 5, logit_bias: { 50256: -100 } })
  expect(content).toContain('.temperature(0.2)\n                .maxCompletionTokens(20)\n')
  expect(content).toContain('.putAdditionalBodyProperty("top_k", JsonValue.from(5))')
  expect(content).toContain(
    '.putAdditionalBodyProperty("logit_bias", json("""\n                    {"50256": -100}\n                    """))',
  )
})

it('passes constants and texts with their methods', () => {
  const options = { reasoning_effort: 'none', service_tier: 'flex', verbosity: 'low', stop: 'END' } as const
  const { content } = snippet(options)
  expect(content).toContain('import com.openai.models.ReasoningEffort;\n')
  expect(content).toContain('.reasoningEffort(ReasoningEffort.NONE)\n')
  expect(content).toContain('.serviceTier(ChatCompletionCreateParams.ServiceTier.FLEX)\n')
  expect(content).toContain('.verbosity(ChatCompletionCreateParams.Verbosity.LOW)\n')
  expect(content).toContain('.stop("END")\n')
  for (const others of [{ retries: true }, { recipe: 'tool-loop' }, { recipe: 'tool-loop', retries: true }] as const) {
    expect(snippet({ ...others, ...options }).content).toContain('.reasoningEffort(ReasoningEffort.NONE)\n')
  }
})

it('passes a constant that the client doesn’t know as an extra field', () => {
  const { content } = snippet({ reasoning_effort: 'ultra', stop: ['END'] })
  expect(content).toContain('.putAdditionalBodyProperty("reasoning_effort", JsonValue.from("ultra"))')
  expect(content).toContain('.putAdditionalBodyProperty("stop", json(')
})

it('passes a value that its method doesn’t accept as an extra field', () => {
  const { content } = snippet({ max_completion_tokens: 1.5, max_tokens: 20, seed: null })
  expect(content).toContain('.putAdditionalBodyProperty("max_completion_tokens", JsonValue.from(1.5))')
  expect(content).toContain('.putAdditionalBodyProperty("max_tokens", JsonValue.from(20))')
  expect(content).toContain('.putAdditionalBodyProperty("seed", JsonValue.from(null))')
})

it('adds text messages with the client’s methods, and passes lists with other messages unchanged', () => {
  const system = { role: 'system', content: 'Be brief.' } as const
  const { content } = snippet({ messages: [system, { role: 'user', content: 'Why?' }] })
  expect(content).toContain('.addSystemMessage("Be brief.")\n                .addUserMessage("Why?")')
  const answered = snippet({ messages: [system, { role: 'tool', content: '7', tool_call_id: 'x' }] }).content
  expect(answered).toContain('.messages(json("""\n')
  expect(answered).not.toContain('addSystemMessage')
})

it('isn’t offered for a name that Jackson doesn’t read', () => {
  const reasonFor = (length: number, recipe: 'plain' | 'tool-loop') =>
    explainUnverified(MODEL, 'groq', undefined, { recipe, metadata: { ['x'.repeat(length)]: 'y' } }).skipped.find(
      ({ client }) => client === 'openai-java',
    )?.reason
  for (const recipe of ['plain', 'tool-loop'] as const) {
    expect(reasonFor(50_000, recipe)).toBeUndefined()
    expect(reasonFor(50_001, recipe)).toContain('names longer than 50000 characters')
  }
})

it('has its own retries, because the client waits at most 8 seconds', () => {
  const one = snippet({ retries: true }).content
  expect(one).toContain('.maxRetries(0)\n')
  expect(one).toContain('var completion = ask(client, params);')
  expect(one).not.toContain('List.of(')
  const several = snippet({ retries: true, streaming: true, fallbacks: ['together'] }).content
  expect(several).toContain('try (var stream = ask(client, params)) {')
  expect(several).toContain('"acme/lantern:groq",\n                "acme/lantern:together");')
  expect(snippet({}).content).not.toContain('ask(')
})

it('has an install command in the platform’s own shell', () => {
  expect(snippet({}).install).toContain(' && mvn -f openai-java-')
  expect(snippet({ platform: 'powershell' }).install).toContain('; mvn -f openai-java-')
})

it('prints a stream’s last usage, once', () => {
  const { content } = snippet({ streaming: true, showUsage: true })
  expect(content).toContain('usage = chunk.usage().orElse(usage);\n')
  expect(content.match(/println\("Usage: " \+ usage\)/g)).toHaveLength(1)
})

it('fails on an incomplete or empty answer, if that is likely', () => {
  for (const streaming of [false, true]) {
    const { content } = snippet({ streaming, max_tokens: 64 })
    expect(content).toContain('reason.equals(FinishReason.LENGTH)\n')
    expect(content).toContain(
      '|| reason.equals(FinishReason.CONTENT_FILTER);\n        if (isCut || answer.isEmpty()) {\n',
    )
    expect(content.includes('var isCut = reason == null\n')).toBe(streaming)
    expect(content).toContain(`("Incomplete answer (${streaming ? 'finish reason ' : ''}" + reason\n`)
    expect(snippet({ streaming }).content).not.toContain('Incomplete answer')
  }
})

it('names the reason for an incomplete response without the class around it', () => {
  const { snippets } = explainUnverified(MODEL, 'together', undefined, { api: 'responses' })
  const content = snippets.find(({ client }) => client === 'openai-java')?.content
  expect(content).toContain('.flatMap(details -> details.reason())\n                    .map(Object::toString)\n')
})
