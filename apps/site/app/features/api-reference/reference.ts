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

/** A parameter of an address, or a field of a body or an answer. */
export interface Field {
  readonly name: string
  readonly kind: string
  readonly isRequired: boolean
  readonly description: string
}

export interface Answer {
  readonly status: string
  readonly types: readonly string[]
  readonly description: string
}

export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Field[]
  readonly body: readonly Field[]
  readonly result: readonly Field[]
  readonly answers: readonly Answer[]
  /** A command that asks for it. */
  readonly example: string
}

export interface OperationGroup {
  readonly title: string
  readonly operations: readonly Operation[]
}

/**
 * What the reference shows of the API, by the tags of its document.
 *
 * @param origin where the API answers, `https://snippets.example`
 */
export function referenceOf({ paths, components }: ShownDocument, origin: string): OperationGroup[] {
  const resolve = (schema: ShownSchema): ShownSchema => {
    const name = nameIn(schema)
    return name === undefined ? schema : (components?.schemas?.[name] ?? {})
  }

  const field = (name: string, schema: ShownSchema, isRequired: boolean): Field => {
    const description = [schema.description ?? resolve(schema).description ?? '', boundsOf(schema)]
    return { name, kind: kindOf(schema), isRequired, description: description.filter(Boolean).join(' ') }
  }

  /** What a value may be, in a few words. */
  const kindOf = (schema: ShownSchema): string => {
    const { enum: values, anyOf, items } = resolve(schema)
    if (values !== undefined) return values.filter((value) => value !== '').join(' | ')
    if (anyOf !== undefined) return anyOf.map(kindOf).join(' | ')
    if (items !== undefined) return `list of ${kindOf(items)}`
    return nameIn(schema) ?? ([schema.type ?? []].flat().join(' | ') || 'any JSON')
  }

  const fieldsIn = (content: ShownContent | undefined): Field[] => {
    const { properties = {}, required = [] } = schemaOf(content)
    return Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name)))
  }

  const schemaOf = (content: ShownContent | undefined): ShownSchema =>
    resolve(content?.['application/json']?.schema ?? {})

  const groups = new Map<string, Operation[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
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
        example: exampleOf(path, method, parameters, schemaOf(requestBody?.content), origin),
      }
      groups.set(title, [...(groups.get(title) ?? []), shown])
    }
  }
  return [...groups].map(([title, operations]) => ({ title, operations }))
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
