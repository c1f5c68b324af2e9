import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainUnverified, type InferenceExplanation, type SnippetOptions } from '../../index.ts'
import type { JsonObject } from '../../values/value.ts'
import { hostileText, sample } from '../testing/hostile-texts.ts'
import { PROGRAM_PARSERS } from '../testing/parsers.generated.ts'

const MODEL = { id: 'acme/model', pipeline_tag: 'text-generation', tags: ['conversational'] }

const explained = (schema: JsonObject | undefined, options: SnippetOptions = {}): InferenceExplanation =>
  explainUnverified(MODEL, 'together', undefined, { recipe: 'structured-output', schema, ...options })

const objectWith = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

const codeOf = (schema: JsonObject, client: string): string => {
  const found = explained(schema).snippets.find((each) => `${each.language}/${each.client}` === client)
  if (found === undefined) throw new Error(`${client} is not offered`)
  return found.content
}

const reasonsOf = (schema: JsonObject): readonly string[] =>
  explained(schema).skipped.map(({ language, client, reason }) => `${language}/${client}: ${reason}`)

describe('structured output', () => {
  it('isn’t offered with tools, which the model may call instead', () => {
    const tools = [{ type: 'function', function: { name: 'find', parameters: { type: 'object', properties: {} } } }]
    for (const api of ['chat-completions', 'responses', 'messages'] as const) {
      const { snippets, skipped } = explained(undefined, { api, tools })
      expect(snippets).toEqual([])
      expect(skipped[0]?.reason).toMatch(/^with tools, the model may call one instead of returning structured output/)
    }
    expect(explained(undefined, { tools, tool_choice: 'none' }).snippets.length).toBeGreaterThan(0)
    expect(explained(undefined, { tools: [] }).snippets.length).toBeGreaterThan(0)
  })

  it('parses in each language with any fields and descriptions', () => {
    const text = hostileText.filter((each) => each.isWellFormed())
    const part = fc.oneof(
      fc.record({ type: fc.constant('string'), description: text }),
      fc.record({ enum: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }) }),
      fc.record({ type: fc.constant('object'), properties: fc.dictionary(text, fc.constant({ type: 'integer' })) }),
    )
    const { seed, values } = sample(fc.dictionary(text, part, { minKeys: 1, maxKeys: 4 }), 60)
    const snippets = values.flatMap(
      (properties, place) => explained(objectWith(properties as JsonObject), { streaming: place % 2 === 0 }).snippets,
    )
    const languages = new Set<string>(snippets.map(({ language }) => language))
    expect([...languages]).toEqual(expect.arrayContaining(['python', 'js', 'sh']))
    for (const parser of Object.values(PROGRAM_PARSERS).filter(({ language }) => languages.has(language))) {
      const programs = snippets.filter(({ language }) => language === parser.language).map(({ content }) => content)
      const errors = parser.parse(programs).map((error, place) => (error === undefined ? [] : [error, programs[place]]))
      expect(errors.flat(), `seed ${seed}`).toEqual([])
    }
  })

  it('renames fields that clash with Python, Pydantic, or each other', () => {
    const names = ['class', 'model_config', 'schema', 'str', '_a', 'a-b', 'a.b', 'größe', '', 'Answer', 'ok']
    const code = codeOf(
      objectWith(Object.fromEntries(names.map((name) => [name, { type: 'string' }]))),
      'python/openai',
    )
    const fields = [...code.matchAll(/^ {4}(\w+): str(?: = Field\(alias=(".*")\))?$/gm)]
    expect(fields.map(([, name, alias]) => [name, alias === undefined ? name : JSON.parse(alias)])).toEqual([
      ['class_', 'class'],
      ['model_config_', 'model_config'],
      ['schema_', 'schema'],
      ['str_', 'str'],
      ['a', '_a'],
      ['a_b', 'a-b'],
      ['a_b_', 'a.b'],
      ['gr_e', 'größe'],
      ['field_', ''],
      ['Answer_', 'Answer'],
      ['ok', 'ok'],
    ])
    expect(code).toContain('by_alias=True')
  })

  it('gives each class a unique name', () => {
    const part = objectWith({ x: { type: 'integer' } })
    const code = codeOf(objectWith({ field: part, Field: part, answer: part, none: part, '1': part }), 'python/openai')
    const classes = [...code.matchAll(/^class (\w+)\(/gm)].map(([, name]) => name)
    expect(new Set(classes).size).toBe(classes.length)
    expect(classes).not.toContain('Field')
    expect(classes).not.toContain('None')
    expect(codeOf(objectWith({ $HOME: part }), 'python/openai')).toContain('    HOME_: HOME = Field(alias="$HOME")')
  })

  it('says which client can’t express a schema, and why', () => {
    expect(reasonsOf(objectWith({ a: { oneOf: [{ type: 'string' }] } }))).toEqual(
      expect.arrayContaining([
        'python/openai: typed classes can’t express "oneOf" (schema.properties["a"])',
        'js/huggingface.js: typed classes can’t express "oneOf" (schema.properties["a"])',
      ]),
    )
    const withPydantic = explained(undefined).snippets.filter(({ install }) => install?.includes('pydantic'))
    const withoutLiteral = reasonsOf(objectWith({ a: { enum: [0.5] } })).filter((each) => each.includes('Literal'))
    expect(withoutLiteral.map((each) => each.split(':')[0])).toEqual(
      withPydantic.map(({ language, client }) => `${language}/${client}`),
    )
    const proto = JSON.parse('{"__proto__": {"type": "string"}}') as JsonObject
    expect(reasonsOf(objectWith(proto)).filter((each) => each.includes('__proto__'))).toHaveLength(5)
    const open = objectWith({ a: { type: 'object', additionalProperties: { type: 'integer' } } })
    expect(reasonsOf(open).filter((each) => each.includes('strict'))).toHaveLength(12)
    expect(codeOf(open, 'python/huggingface_hub')).toContain('a: dict[str, int]')
    expect(codeOf(open, 'js/huggingface.js')).toContain('a: z.record(z.string(), z.int())')
  })

  it('is offered by every client with chat, with the packages that each needs', () => {
    const { snippets, skipped } = explained(undefined)
    expect(skipped.map(({ client }) => client)).toEqual(
      expect.not.arrayContaining(['openai', 'huggingface_hub', 'requests', 'huggingface.js', 'fetch', 'curl']),
    )
    expect(snippets.map(({ install }) => install)).toEqual([
      'pip install openai~=3.52 pydantic~=2.14',
      'pip install huggingface_hub~=2.4 pydantic~=2.14',
      'pip install requests~=2.34',
      'pip install langchain-openai~=1.7 pydantic~=2.14',
      'pip install "pydantic-ai-slim[openai]~=2.68" pydantic~=2.14',
      'pip install litellm~=1.110 pydantic~=2.14',
      'pip install openai-agents~=0.24 openai~=3.52 pydantic~=2.14',
      'pip install llama-index-llms-openai-like~=0.8 pydantic~=2.14',
      'pip install haystack-ai~=3.4 pydantic~=2.14',
      'pip install "agno[openai]~=3.1" pydantic~=2.14',
      'pip install agent-framework-openai~=1.17 pydantic~=2.14',
      'pip install "smolagents[openai]~=1.26" pydantic~=2.14',
      'pip install dspy~=3.4 pydantic~=2.14',
      'pip install instructor~=1.17 pydantic~=2.14',
      'npm install openai@7 zod@4',
      'npm install @huggingface/inference@4 zod@4',
      null,
      'npm install ai@7 @ai-sdk/openai-compatible@3 zod@4',
      'npm install @openai/agents@0.20 openai@7 zod@4',
      'npm install @langchain/openai@1 zod@4',
      'npm install @mastra/core@1 zod@4',
      'sudo apt-get install -y jq',
      'go mod init example && go get github.com/openai/openai-go/v3@v3.96.0 github.com/invopop/jsonschema@v0.14.0',
      null,
      'mvn dependency:copy "-Dartifact=com.openai:openai-java:4.101.0:pom" "-DoutputDirectory=." && mvn -f openai-java-4.101.0.pom dependency:copy-dependencies "-DoutputDirectory=lib"',
      'mvn dependency:copy "-Dartifact=org.json:json:20260814" "-DoutputDirectory=lib"',
      'mvn dependency:copy "-Dartifact=dev.langchain4j:langchain4j-open-ai:1.19.0:pom" "-DoutputDirectory=." && mvn -f langchain4j-open-ai-1.19.0.pom dependency:copy "-Dartifact=dev.langchain4j:langchain4j-open-ai:1.19.0" dependency:copy-dependencies "-DoutputDirectory=lib" && mvn dependency:copy "-Dartifact=dev.langchain4j:langchain4j:1.19.0:pom" "-DoutputDirectory=." && mvn -f langchain4j-1.19.0.pom dependency:copy "-Dartifact=dev.langchain4j:langchain4j:1.19.0" dependency:copy-dependencies "-DoutputDirectory=lib"',
      'cargo init --name example && cargo add anyhow@1 serde_json@1 && cargo add serde@1 --features derive && cargo add reqwest@0.13 --features blocking,json',
      'cargo init --name example && cargo add anyhow@1 serde_json@1 && cargo add serde@1 --features derive && cargo add async-openai@0.43 --features byot,chat-completion && cargo add tokio@1 --features macros,rt-multi-thread',
      null,
      null,
    ])
  })

  it('isn’t offered with huggingface_hub if the client sends the schema in a form that servers don’t read', () => {
    const reasonFor = (provider: string, options: SnippetOptions) =>
      explainUnverified(MODEL, provider, undefined, { recipe: 'structured-output', ...options }).skipped.find(
        ({ client }) => client === 'huggingface_hub',
      )?.reason
    expect(reasonFor('auto', { endpointUrl: 'https://acme.example' })).toContain('`json_object`, for endpoints')
    expect(reasonFor('hf-inference', { directRequest: true })).toContain('`json_object`, for this provider')
    // The reader's own response format is lost as well.
    const own = {
      recipe: 'plain',
      response_format: { type: 'json_schema', json_schema: { name: 'a', schema: {} } },
    } as const
    expect(reasonFor('auto', { ...own, endpointUrl: 'https://acme.example' })).toContain('`json_object`, for endpoints')
    expect(reasonFor('hf-inference', { ...own, directRequest: true })).toContain('`json_object`, for this provider')
    expect(reasonFor('hf-inference', own)).toBeUndefined()
    expect(reasonFor('auto', {})).toBeUndefined()
    expect(reasonFor('hf-inference', {})).toBeUndefined()
  })

  it('cites the source if a provider doesn’t document schemas', () => {
    for (const provider of ['cohere', 'featherless-ai', 'nscale', 'publicai']) {
      for (const directRequest of [false, true]) {
        const mapping = {
          provider,
          hfModelId: MODEL.id,
          providerId: 'x',
          status: 'live' as const,
          task: 'conversational',
        }
        const { snippets, skipped } = explainUnverified(MODEL, provider, mapping, {
          recipe: 'structured-output',
          directRequest,
        })
        expect(snippets).toEqual([])
        expect(skipped.filter(({ reason }) => /document(?:s|) .*https:/.test(reason)).length).toBeGreaterThan(4)
      }
    }
  })

  it('reports a schema without the recipe, and a response format with it', () => {
    const schema = objectWith({ a: { type: 'string' } })
    const plain = explainUnverified(MODEL, 'together', undefined, { schema })
    expect(plain.ignored).toEqual([{ option: 'schema', reason: 'only the structured-output recipe uses a schema' }])
    expect(explained(schema, { response_format: { type: 'json_object' } }).ignored).toEqual([
      { option: 'response_format', reason: 'the structured-output recipe sets its own response format' },
    ])
    for (const { content } of explained(schema, { response_format: { type: 'json_object' } }).snippets) {
      expect(content).not.toContain('json_object')
    }
  })
})
