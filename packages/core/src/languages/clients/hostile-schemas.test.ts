import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainInferenceSnippets, SnippetInputError } from '../../index.ts'
import type { JsonObject, JsonValue } from '../../values/value.ts'

const MODEL = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }

const examplesFor = (schema: JsonObject, typescript = false) =>
  explainInferenceSnippets(MODEL, 'together', undefined, { recipe: 'structured-output', schema, typescript })

const contentOf = (schema: JsonObject, language: string, client: string, typescript = false): string =>
  examplesFor(schema, typescript).snippets.find((each) => each.language === language && each.client === client)
    ?.content ?? ''

const objectOf = (properties: JsonObject, required: readonly string[] = Object.keys(properties)): JsonObject => ({
  type: 'object',
  properties,
  required,
})

const NAMES = ['A', 'B', 'Self', 'self', 'type', 'class', '', '!?', '?!', 'z.string()', '__proto__', 'a/b~c%', 'größe']

/** Schemas with definitions that refer to each other, some of them invalid. */
const schemas: fc.Arbitrary<JsonObject> = fc
  .uniqueArray(fc.constantFrom(...NAMES.slice(0, -4)), { maxLength: 6 })
  .chain((names) => {
    const reference = fc.constantFrom('#', ...names.map((name) => `#/$defs/${name}`), '#/$defs/none')
    const { part, whole } = fc.letrec<{ part: JsonValue; whole: JsonObject }>((tie) => ({
      part: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.record({ type: fc.constantFrom<JsonValue>('string', 'integer', 'null', ['string', 'null'], 'strin') }),
        fc.record({ $ref: reference, description: fc.string() }, { requiredKeys: ['$ref'] }),
        fc.record({ enum: fc.uniqueArray(fc.constantFrom<JsonValue>(...NAMES, 1, null), { minLength: 1 }) }),
        fc.record({ type: fc.constant('array'), items: tie('part') }),
        fc.record({ anyOf: fc.array(tie('part'), { maxLength: 3 }) }),
        fc.record({ type: fc.constant('object'), additionalProperties: tie('part') }),
        tie('whole'),
        fc.jsonValue() as fc.Arbitrary<JsonValue>,
      ),
      whole: fc
        .tuple(fc.dictionary(fc.constantFrom(...NAMES), tie('part'), { maxKeys: 5 }), fc.array(fc.boolean()))
        .map(([properties, required]) =>
          objectOf(
            properties,
            Object.keys(properties).filter((_, place) => required[place]),
          ),
        ),
    }))
    return fc.tuple(whole, fc.tuple(...names.map(() => part))).map(([root, parts]) => ({
      ...root,
      $defs: Object.fromEntries(names.map((name, place) => [name, parts[place] ?? {}])),
    }))
  })

describe('any schema', () => {
  it('is rejected with its field, or written in proportion to its size, whatever its references', () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        try {
          const { snippets } = examplesFor(schema)
          const size = snippets.reduce((sum, { content }) => sum + content.length, 0)
          expect(size).toBeLessThan(60_000 + 200 * JSON.stringify(schema).length)
        } catch (error) {
          if (!(error instanceof SnippetInputError)) throw error
          expect(error.field).toMatch(/^options\.schema/)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('with references that double at each level has each definition written once', () => {
    const link = (place: number): JsonObject => {
      const next: JsonObject = place < 24 ? { $ref: `#/$defs/D${place}` } : { type: 'string' }
      return objectOf({ left: next, right: next })
    }
    const definitions = Array.from({ length: 24 }, (_, place) => [`D${place}`, link(place + 1)])
    const { snippets, skipped } = examplesFor({ ...link(0), $defs: Object.fromEntries(definitions) })
    for (const { content } of snippets) expect(content.match(/\bD7\b/g)?.length ?? 0).toBeLessThan(9)
    expect(snippets.map(({ client }) => client)).toEqual(expect.arrayContaining(['huggingface_hub', 'openai-go']))
    const reasons = skipped.filter(({ language }) => language === 'js').map(({ reason }) => reason)
    expect(reasons).toEqual(expect.arrayContaining([expect.stringMatching(/^zod writes a definition out each time/)]))
  })
})

const TREE: JsonObject = {
  title: 'Tree',
  $ref: '#/$defs/Tree',
  $defs: {
    Tree: objectOf(
      {
        name: { type: 'string' },
        left: { $ref: '#/$defs/Tree' },
        kids: { type: 'array', items: { $ref: '#/$defs/Tree' } },
        mood: { $ref: '#/$defs/Mood' },
        last_mood: { $ref: '#/$defs/Mood' },
      },
      ['name', 'kids', 'mood', 'last_mood'],
    ),
    Mood: { enum: ['calm', 'loud'] },
  },
}

describe('a recursive definition', () => {
  it.each([
    [
      'python',
      'openai',
      `Mood = Literal["calm", "loud"]


class Tree(BaseModel, extra="forbid", strict=True):
    name: str
    left: Optional["Tree"]
    kids: list["Tree"]
    mood: Mood
    last_mood: Mood
`,
    ],
    [
      'js',
      'openai',
      `const Mood = z.enum(["calm", "loud"]);
const Tree = z.strictObject({
  name: z.string(),
  left: z.lazy(() => Tree).nullable(),
  kids: z.array(z.lazy(() => Tree)),
  mood: Mood,
  last_mood: Mood,
});
`,
    ],
    [
      'go',
      'openai-go',
      `type Tree struct {
	Name     string \`json:"name"\`
	Left     *Tree  \`json:"left"\`
	Kids     []Tree \`json:"kids"\`
	Mood     string \`json:"mood"\`
	LastMood string \`json:"last_mood"\`
}
`,
    ],
    [
      'java',
      'openai-java',
      `    record Tree(
            String name,
            Optional<Tree> left,
            List<Tree> kids,
            Mood mood,
            @JsonProperty("last_mood") Mood lastMood) {}

    enum Mood {`,
    ],
    [
      'rust',
      'async-openai',
      `struct Tree {
    name: String,
    left: Option<Box<Tree>>,
    kids: Vec<Tree>,
    mood: Mood,
    last_mood: Mood,
}
`,
    ],
  ])('is written in %s with %s', (language, client, written) => {
    expect(contentOf(TREE, language, client)).toContain(written)
  })

  it('has a single name in Python if another definition only refers to it', () => {
    const next: JsonObject = { anyOf: [{ type: 'string' }, { $ref: '#/$defs/Alias' }] }
    const schema: JsonObject = {
      ...objectOf({ all: { type: 'array', items: { $ref: '#/$defs/Alias' } } }),
      $defs: { Alias: { $ref: '#/$defs/Node' }, Node: objectOf({ left: { $ref: '#/$defs/Node' }, next }) },
    }
    const code = contentOf(schema, 'python', 'huggingface_hub')
    expect(code).toContain('    left: "Node"\n    next: Union[str, "Node"]\n')
    expect(code).not.toContain('Alias')
  })

  it('has an explicit type in TypeScript, which can’t infer it before it’s defined', () => {
    expect(contentOf(TREE, 'js', 'openai', true)).toContain('  left: z.lazy((): z.ZodType => Tree).nullable(),\n')
  })

  it('has a pointer if it contains itself through another definition', () => {
    const both = objectOf({ a: { $ref: '#/$defs/A' }, b: { $ref: '#/$defs/B' } })
    const schema: JsonObject = {
      ...both,
      $defs: { A: objectOf({ b: { $ref: '#/$defs/B' } }), B: objectOf({ a: { $ref: '#/$defs/A' } }) },
    }
    expect(contentOf(schema, 'rust', 'async-openai')).toContain('struct B {\n    a: Box<A>,\n}')
    expect(contentOf(schema, 'go', 'openai-go')).toContain('type B struct {\n\tA *A `json:"a"`\n}')
  })

  it('is a type if an unnamed list of objects leads back to itself', () => {
    const items = objectOf({ nodes: { $ref: '#/$defs/Nodes' } })
    const nodes: JsonObject = { $ref: '#/$defs/Nodes' }
    const schema = { ...objectOf({ nodes }), $defs: { Nodes: { type: 'array', items } } }
    expect(contentOf(schema, 'go', 'openai-go')).toContain('type Nodes struct {\n\tNodes []Nodes `json:"nodes"`\n}')
    expect(contentOf(schema, 'rust', 'async-openai')).toContain('struct Nodes {\n    nodes: Vec<Nodes>,\n}')
    expect(contentOf(schema, 'java', 'openai-java')).toContain('record Nodes(List<Nodes> nodes) {}')
  })

  it('isn’t passed to helpers that would expand it forever', () => {
    const kids: JsonObject = { type: 'array', items: { $ref: '#/$defs/Tree', description: 'one of them' } }
    const schema: JsonObject = { ...objectOf({ tree: { $ref: '#/$defs/Tree' } }), $defs: { Tree: objectOf({ kids }) } }
    const { skipped, snippets } = examplesFor(schema)
    const reasons = skipped
      .filter(({ language }) => language === 'python')
      .map(({ client, reason }) => `${client}: ${reason}`)
    expect(reasons).toEqual(
      expect.arrayContaining([expect.stringMatching(/^openai: the client’s helper writes out definitions/)]),
    )
    expect(snippets.map(({ client }) => client)).toContain('huggingface_hub')
  })
})

describe('names with a meaning in the language', () => {
  it('aren’t used as Rust types and variants', () => {
    const schema = objectOf({ self: objectOf({ Self: { enum: ['self', 'Self', 'super'] } }) })
    const code = contentOf(schema, 'rust', 'async-openai')
    expect(code).toContain('struct SelfValue {')
    expect(code).not.toMatch(/(struct|enum) Self\b|^ {4}Self,$/m)
  })

  it('are quoted if a property looks like code', () => {
    const code = contentOf(objectOf({ 'z.string()': { type: 'string' }, Part: { type: 'string' } }), 'js', 'openai')
    expect(code).toContain('  "z.string()": z.string(),\n')
  })
})
