/** The parts of an OpenAPI document that the reference shows. */
interface ShownSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly ShownSchema[]
  readonly items?: ShownSchema
  readonly properties?: { readonly [name: string]: ShownSchema }
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly description?: string
  readonly default?: unknown
  readonly example?: unknown
}

interface ShownParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: ShownSchema
}

interface ShownContent {
  readonly [type: string]: { readonly schema?: ShownSchema }
}

interface ShownOperation {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly ShownParameter[]
  readonly requestBody?: { readonly content: ShownContent }
  readonly responses: { readonly [status: string]: { readonly description: string; readonly content?: ShownContent } }
}

export interface ShownDocument {
  readonly paths: { readonly [path: string]: { readonly [method: string]: ShownOperation } }
  readonly components?: { readonly schemas?: { readonly [name: string]: ShownSchema } }
}

export type Operation = ReturnType<typeof referenceOf>[number]['operations'][number]

/**
 * The reference's content, by the tags of the OpenAPI document.
 *
 * @param origin where the API answers, `https://snippets.example`
 */
export function referenceOf({ paths, components }: ShownDocument, origin: string) {
  const resolve = (schema: ShownSchema): ShownSchema => {
    const name = nameIn(schema)
    return name === undefined ? schema : (components?.schemas?.[name] ?? {})
  }

  const field = (name: string, schema: ShownSchema, isRequired: boolean) => {
    const description = [schema.description ?? resolve(schema).description ?? '', boundsOf(schema)]
    return { name, kind: kindOf(schema), isRequired, description: description.filter(Boolean).join(' ') }
  }

  /** The type of a value, in a few words. */
  const kindOf = (schema: ShownSchema): string => {
    const { enum: values, anyOf, items } = resolve(schema)
    if (values !== undefined) return values.filter((value) => value !== '').join(' | ')
    if (anyOf !== undefined) return anyOf.map(kindOf).join(' | ')
    if (items !== undefined) return `list of ${kindOf(items)}`
    return nameIn(schema) ?? ([schema.type ?? []].flat().join(' | ') || 'any JSON')
  }

  const fieldsIn = (content: ShownContent | undefined) => {
    const { properties = {}, required = [] } = schemaOf(content)
    return Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name)))
  }

  const schemaOf = (content: ShownContent | undefined): ShownSchema =>
    resolve(content?.['application/json']?.schema ?? {})

  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { parameters = [], requestBody, responses, tags: [title = ''] = [] } = operation
      const shown = {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary ?? '',
        description: operation.description ?? '',
        parameters: parameters.map(({ name, required, schema }) => field(name, schema, required === true)),
        body: fieldsIn(requestBody?.content),
        result: fieldsIn(responses['200']?.content),
        answers: Object.entries(responses).map(([status, { description, content = {} }]) => ({
          status,
          types: Object.keys(content),
          description,
        })),
        /** A command that requests it. */
        example: exampleOf(path, method, parameters, schemaOf(requestBody?.content), origin),
      }
      return { title, shown }
    }),
  )
  return [...new Set(operations.map(({ title }) => title))].map((title) => ({
    title,
    operations: operations.filter((each) => each.title === title).map(({ shown }) => shown),
  }))
}

const nameIn = ({ $ref }: ShownSchema): string | undefined => $ref?.split('/').at(-1)

function boundsOf({ minimum, maximum, default: fallback }: ShownSchema): string {
  const range = minimum === undefined || maximum === undefined ? '' : `From ${minimum} to ${maximum}.`
  return [range, fallback === undefined ? '' : `Default: ${String(fallback)}.`].filter(Boolean).join(' ')
}

function exampleOf(
  path: string,
  method: string,
  parameters: readonly ShownParameter[],
  body: ShownSchema,
  origin: string,
): string {
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((soFar, { name, schema }) => soFar.replace(`{${name}}`, encodeURIComponent(String(schema.example))), path)
  if (method === 'get') return `curl '${origin}${filled}'`
  const given = Object.fromEntries((body.required ?? []).map((name) => [name, body.properties?.[name]?.example]))
  return `curl '${origin}${filled}' \\\n  --json '${JSON.stringify(given, null, 2)}'`
}
