import { describe, expect, it } from 'vitest'
import { explainUnverified } from '../../../index.ts'
import type { JsonObject } from '../../../values/value.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const ask = (declared: JsonObject) => {
  const tools = [{ type: 'function', function: declared }]
  const { snippets, skipped } = explainUnverified(MODEL, 'together', undefined, { recipe: 'tool-loop', tools })
  const isFramework = ({ language, client }: { readonly language: string; readonly client: string }): boolean =>
    language === 'python' && client === 'langchain'
  return { code: snippets.find(isFramework)?.content, reason: skipped.find(isFramework)?.reason }
}

const city = { type: 'string', description: 'Its "English" name' }
const parameters = { type: 'object', properties: { city }, required: ['city'] }
const tool = { name: 'find', description: 'Find it.', parameters }

describe('a function whose signature describes it to the model', () => {
  it('has its parameters’ types and descriptions', () => {
    const properties = { city, days: { type: 'integer' }, far: { type: 'boolean' } }
    const { code } = ask({ ...tool, parameters: { type: 'object', properties, required: ['far', 'city', 'days'] } })
    expect(code).toContain(
      'def find(\n    city: Annotated[str, "Its \\"English\\" name"],\n    days: int,\n    far: bool,\n) -> dict:\n    """Find it."""\n',
    )
  })

  it.each([{}, { parameters: {} }, { parameters: { type: 'object', properties: {} } }])(
    'may have no parameters: %j',
    (more) => {
      const { code } = ask({ name: 'now', description: 'Tell the time.', ...more })
      expect(code).toContain('def now() -> str:\n    """Tell the time."""\n')
      expect(code).toContain('    return "A sample result."\n')
    },
  )

  it.each<[string, JsonObject]>([
    ['no description', { name: 'find', parameters }],
    ['a description that Python would change', { ...tool, description: ' Find\n  it.' }],
    ['a field of documentation', { ...tool, description: ':param city: its name' }],
    ['a name that the program has', { ...tool, name: 'str' }],
    ['a name that the framework has', { ...tool, name: 'agent' }],
    ['a name that is no identifier', { ...tool, name: 'look-up' }],
    ['strict mode', { ...tool, strict: true }],
    ['a parameter that may be left out', { ...tool, parameters: { ...parameters, required: [] } }],
    [
      'a parameter of the framework',
      { ...tool, parameters: { ...parameters, properties: { config: city }, required: ['config'] } },
    ],
    ['choices', { ...tool, parameters: { ...parameters, properties: { city: { ...city, enum: ['Brest'] } } } }],
    ['closed parameters', { ...tool, parameters: { ...parameters, additionalProperties: false } }],
  ])('can’t express %s', (_what, declared) => {
    expect(ask(declared)).toEqual({
      code: undefined,
      reason: expect.stringContaining('signature and docstring'),
    })
  })
})
