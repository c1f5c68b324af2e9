import { describe, expect, it } from 'vitest'
import type { ModelRecord } from '../model/model-record.ts'
import { needsOf } from './capabilities.ts'
import {
  CAPABILITIES,
  type Capability,
  explainLocalApps,
  getLocalAppSnippets,
  LOCAL_APPS,
  type LocalAppOptions,
  type LocalAppSnippet,
  type LocalCapability,
  type LocalModel,
} from './index.ts'
import { findParser, SGLANG_PARSERS, VLLM_PARSERS } from './parsers/parsers.ts'
import facts from './testing/facts/vllm-parsers.json' with { type: 'json' }
import { MODELS_BY_KIND } from './testing/models.ts'

const IMAGE_MESSAGE = {
  role: 'user',
  content: [
    { type: 'text', text: 'What is this?' },
    { type: 'image_url', image_url: { url: 'photo.png' } },
  ],
}

/** A request that needs each capability. */
const ASKING: { readonly [capability in Capability]: LocalAppOptions } = {
  tools: { recipe: 'tool-loop' },
  reasoning: { showReasoning: true },
  structuredOutput: { recipe: 'structured-output' },
  images: { messages: [IMAGE_MESSAGE] },
  contextLength: { contextLength: 32_768 },
}

/** Chat models, with ids of families that the servers’ tables know. */
const CHATS: readonly ModelRecord[] = [
  ...Object.values(MODELS_BY_KIND),
  ...['Qwen/Qwen3-8B', 'meta-llama/Llama-3.1-8B-Instruct', 'openai/gpt-oss-20b'].map((id) => ({
    ...MODELS_BY_KIND['Transformers, chat'],
    id,
  })),
].filter((model) => model.tags?.includes('conversational'))

const localOf = (model: ModelRecord, contextLength?: number): LocalModel => ({
  model,
  id: model.id,
  file: undefined,
  quantization: undefined,
  gated: false,
  contextLength,
})

const chat = (id: string, tags: readonly string[] = []): ModelRecord => ({
  id,
  pipeline_tag: 'text-generation',
  library_name: 'transformers',
  tags: ['conversational', ...tags],
})

const commandsOf = (model: ModelRecord, app: string, options: LocalAppOptions): string =>
  (getLocalAppSnippets(model, { app, ...options })[0]?.steps ?? [])
    .map(({ command }) => command)
    .join('\n')
    .replaceAll(/ \\\n +/g, ' ')

/** Programs and commands are as the record says, or a reason takes the programs’ place. */
function expectMet(
  known: LocalCapability,
  { examples, withoutExamples, container }: LocalAppSnippet,
  commands: string,
) {
  if ('without' in known) {
    expect([examples, withoutExamples]).toEqual([[], expect.any(String)])
    return
  }
  expect(withoutExamples).toBeUndefined()
  const words = commands.split(/\s/)
  expect(words).toEqual(expect.arrayContaining([...(known.args ?? [])]))
  if (known.chatTemplate !== undefined) expect(commands).toContain(known.chatTemplate)
  for (const arg of known.args ?? []) expect(container ?? arg).toContain(arg)
}

describe('the capabilities of local apps', () => {
  it('are on record for each chat server', () => {
    for (const app of LOCAL_APPS) {
      const isChatServer = app.server?.(localOf(chat('acme/demo')))?.task === undefined && app.server !== undefined
      expect(app.capabilities !== undefined, app.id).toBe(isChatServer)
    }
  })

  it('each have a source or a reason with one', () => {
    for (const { id, capabilities } of LOCAL_APPS) {
      for (const model of capabilities === undefined ? [] : CHATS) {
        for (const [capability, known] of Object.entries(capabilities?.(localOf(model)) ?? {})) {
          const name = `${id}: ${capability}`
          if ('without' in known) expect(known.without, name).toMatch(/^[^.]+.* \(https:\/\/\S+\)$/)
          else {
            expect(new URL(known.source.address).protocol, name).toBe('https:')
            expect(known.source.read, name).toMatch(/^\d{4}-\d{2}-\d{2}$/)
          }
        }
      }
    }
  })

  describe.each(
    LOCAL_APPS.filter(({ capabilities }) => capabilities !== undefined).map((app) => [app.id, app] as const),
  )('of %s', (id, app) => {
    it.each(CAPABILITIES)('decide whether programs need %s, and what the commands add for it', (capability) => {
      const options = ASKING[capability]
      const asked = CHATS.flatMap((model) =>
        getLocalAppSnippets(model, { app: id, ...options }).map((snippet) => ({ model, snippet })),
      )
      expect(asked.length).toBeGreaterThan(0)
      for (const { model, snippet } of asked) {
        const known = app.capabilities?.(localOf(model, options.contextLength))[capability]
        if (known === undefined) throw new Error('no capabilities')
        expectMet(known, snippet, commandsOf(model, id, options))
      }
    })
  })

  it('change nothing in the commands of a plain chat', () => {
    for (const model of CHATS) {
      const plain = getLocalAppSnippets(model).map(({ steps, container }) => [steps, container])
      const asked = getLocalAppSnippets(model, { temperature: 0, streaming: true }).map(({ steps, container }) => [
        steps,
        container,
      ])
      expect(asked).toEqual(plain)
    }
  })
})

describe('the needs of a request', () => {
  it.each([
    [{}, [], []],
    [{ tools: [] }, [], []],
    [{ tools: [{ type: 'function' }] }, ['tools'], ['reasoning']],
    [{ parameters: { tools: [{ type: 'function' }] } }, ['tools'], ['reasoning']],
    [{ recipe: 'tool-loop', showReasoning: true }, ['tools', 'reasoning'], []],
    [{ reasoning_effort: 'low' }, [], ['reasoning']],
    [{ reasoning_effort: 'none' }, [], []],
    [{ response_format: { type: 'json_schema' } }, ['structuredOutput'], []],
    [{ response_format: { type: 'json_object' } }, [], []],
    [{ api: 'responses', text: { format: { type: 'json_schema' } } }, ['structuredOutput'], []],
    [{ messages: [IMAGE_MESSAGE] }, ['images'], []],
    [{ messages: [null, { content: [null] }, { content: 'image_url' }] }, [], []],
  ] as const)('are read from %j', (options, required, useful) => {
    expect(needsOf(options as LocalAppOptions, undefined)).toEqual({ required, useful })
  })
})

describe('a context length', () => {
  it('is set as each app’s documentation says', () => {
    const gguf = MODELS_BY_KIND['GGUF with files'] ?? { id: '' }
    const options = { contextLength: 32_768 }
    expect(commandsOf(gguf, 'llama-cpp', options)).toContain(' --ctx-size 32768 ')
    expect(commandsOf(gguf, 'ollama', options)).toBe(
      'OLLAMA_CONTEXT_LENGTH=32768 ollama serve\nollama run hf.co/acme/demo:Q4_K_M',
    )
    expect(commandsOf(gguf, 'ollama', { ...options, system: 'windows' })).toContain(
      "$env:OLLAMA_CONTEXT_LENGTH = '32768'; ollama serve",
    )
    expect(commandsOf(gguf, 'lm-studio', options)).toContain('lms load --identifier acme/demo --context-length 32768')
    expect(commandsOf(gguf, 'docker-model-runner', options)).toContain(
      'docker model configure --context-size 32768 hf.co/acme/demo:Q4_K_M',
    )
    expect(commandsOf(chat('acme/demo'), 'vllm', options)).toContain('--max-model-len 32768')
    expect(commandsOf(chat('acme/demo'), 'sglang', options)).toContain('--context-length 32768')
  })

  it.each([0, -1, 1.5, Number.NaN, '8k', null])('is refused if it isn’t a number of tokens: %s', (contextLength) => {
    expect(() => explainLocalApps(chat('acme/demo'), { contextLength: contextLength as never })).toThrow(
      'options.contextLength: must be a whole number of tokens greater than 0',
    )
  })
})

describe('vLLM’s parsers', () => {
  const rows = facts.tools.rows as readonly {
    readonly section: string
    readonly models: readonly string[]
    readonly parser: string
    readonly chatTemplate?: string
    readonly reasoningParser?: string
    readonly isNewer?: boolean
  }[]

  it.each(rows.flatMap((row) => row.models.map((id) => [id, row.section, row] as const)))(
    'for %s are those of the section “%s” in its documentation',
    (id, _, { parser, chatTemplate, reasoningParser, isNewer }) => {
      const [vllm] = getLocalAppSnippets(chat(id), { app: 'vllm', recipe: 'tool-loop' })
      if (isNewer === true) {
        expect(vllm?.withoutExamples).toContain(`parser ${parser}, which vLLM ${VLLM_PARSERS.release} doesn’t have yet`)
        return
      }
      expect(vllm?.examples.length).toBeGreaterThan(0)
      const command = commandsOf(chat(id), 'vllm', { recipe: 'tool-loop' })
      expect(command).toMatch(new RegExp(` --enable-auto-tool-choice --tool-call-parser ${parser}(?: |$)`))
      expect(command.match(/--chat-template \.\/(\S+)/)?.[1]).toBe(chatTemplate)
      if (chatTemplate !== undefined) {
        expect(command).toContain(`/v${VLLM_PARSERS.release}/examples/${chatTemplate}\n`)
        expect(vllm?.container).toContain(`--chat-template /vllm-workspace/examples/${chatTemplate}`)
      }
      if (reasoningParser !== undefined) expect(command).toContain(` --reasoning-parser ${reasoningParser}`)
    },
  )

  it.each(
    facts.reasoning.rows.flatMap(({ series, models, parser }) => models.map((id) => [id, series, parser] as const)),
  )('separate the reasoning of %s as documented for “%s”', (id, _, parser) => {
    const command = commandsOf(chat(id), 'vllm', { showReasoning: true })
    expect(command).toMatch(new RegExp(` --reasoning-parser ${parser}(?: |$)`))
  })

  it('withhold tool calling where none is documented, with the reason', () => {
    const [vllm] = getLocalAppSnippets(chat('acme/unheard-of'), { app: 'vllm', recipe: 'tool-loop' })
    expect(vllm?.examples).toEqual([])
    expect(vllm?.withoutExamples).toContain('doesn’t document which one fits (https://docs.vllm.ai/')
    expect(commandsOf(chat('acme/unheard-of'), 'vllm', { recipe: 'tool-loop' })).not.toContain('parser')
  })

  it('are those of the base model for a quantized copy, but not for a fine-tuned one', () => {
    const quantized = chat('acme/demo-AWQ', ['base_model:Qwen/Qwen3-8B', 'base_model:quantized:Qwen/Qwen3-8B'])
    expect(commandsOf(quantized, 'vllm', { recipe: 'tool-loop' })).toContain('--tool-call-parser hermes')
    const tuned = chat('acme/demo-chat', ['base_model:Qwen/Qwen3-8B', 'base_model:finetune:Qwen/Qwen3-8B'])
    expect(commandsOf(tuned, 'vllm', { recipe: 'tool-loop' })).not.toContain('parser')
  })

  it('aren’t set twice for Mistral AI’s own format', () => {
    const model = MODELS_BY_KIND['Transformers of Mistral AI'] ?? { id: '' }
    const command = commandsOf(model, 'vllm', { recipe: 'tool-loop' })
    expect(command.match(/--tool-call-parser/g)).toHaveLength(1)
    expect(getLocalAppSnippets(model, { app: 'vllm', recipe: 'tool-loop' })[0]?.examples.length).toBeGreaterThan(0)
  })
})

describe.each([
  ['vLLM', VLLM_PARSERS],
  ['SGLang', SGLANG_PARSERS],
] as const)('the table of %s', (_, { tools, reasoning, read }) => {
  it('names sources, and parsers that the release has, apart from newer ones', () => {
    expect(read).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    for (const { known, rows } of [tools, reasoning]) {
      for (const { parser, source, models } of rows) {
        expect(new URL(source).protocol).toBe('https:')
        expect(models.length).toBeGreaterThan(0)
        if (parser !== 'solar_open2') expect(known).toContain(parser)
      }
    }
  })

  it('has no row that an earlier one hides', () => {
    for (const table of [tools, reasoning]) {
      for (const row of table.rows) {
        for (const pattern of row.models) {
          const example = pattern.replaceAll('*', 'x')
          expect(findParser(table, chat(example)), example).toBe(row)
        }
      }
    }
  })
})

describe('SGLang’s parsers', () => {
  it('are named where they’re documented, and detected elsewhere', () => {
    expect(commandsOf(chat('Qwen/Qwen2.5-7B-Instruct'), 'sglang', { recipe: 'tool-loop' })).toContain(
      '--tool-call-parser qwen --reasoning-parser auto',
    )
    expect(commandsOf(chat('Qwen/Qwen3-Coder-30B-A3B-Instruct'), 'sglang', { recipe: 'tool-loop' })).toContain(
      '--tool-call-parser qwen3_coder',
    )
    expect(commandsOf(chat('acme/demo'), 'sglang', { recipe: 'tool-loop' })).toContain('--tool-call-parser auto')
  })
})
