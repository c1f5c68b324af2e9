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
export function referenceOf(document: ShownDocument, origin: string): OperationGroup[] {
  const groups = new Map<string, Operation[]>()
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const title = operation.tags?.[0] ?? ''
      const operations = groups.get(title) ?? []
      operations.push(shownOperation(document, path, method, operation, origin))
      groups.set(title, operations)
    }
  }
  return [...groups].map(([title, operations]) => ({ title, operations }))
}

function shownOperation(
  document: ShownDocument,
  path: string,
  method: string,
  operation: ShownOperation,
  origin: string,
): Operation {
  const { parameters = [], requestBody, responses } = operation
  const bodySchema = schemaOf(document, requestBody?.content)
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    parameters: parameters.map(({ name, required, schema }) => field(document, name, schema, required === true)),
    body: fieldsOf(document, bodySchema),
    result: fieldsOf(document, schemaOf(document, responses['200']?.content)),
    answers: Object.entries(responses).map(([status, { description, content }]) => ({
      status,
      types: Object.keys(content ?? {}),
      description,
    })),
    example: exampleOf(path, method, parameters, bodySchema, origin),
  }
}

const schemaOf = (document: ShownDocument, content: ShownContent | undefined): ShownSchema =>
  resolve(document, content?.['application/json']?.schema ?? {})

function resolve(document: ShownDocument, schema: ShownSchema): ShownSchema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (document.components?.schemas?.[name] ?? {})
}

const fieldsOf = (document: ShownDocument, { properties = {}, required = [] }: ShownSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) => field(document, name, schema, required.includes(name)))

function field(document: ShownDocument, name: string, schema: ShownSchema, isRequired: boolean): Field {
  const description = [schema.description ?? resolve(document, schema).description ?? '', boundsOf(schema)]
  return { name, kind: kindOf(document, schema), isRequired, description: description.filter(Boolean).join(' ') }
}

/** What a value may be, in a few words. */
function kindOf(document: ShownDocument, schema: ShownSchema): string {
  const { enum: values, anyOf, items } = resolve(document, schema)
  const named = schema.$ref?.split('/').at(-1)
  if (values !== undefined)
    return values
      .filter((value) => value !== '')
      .map(String)
      .join(' | ')
  if (anyOf !== undefined) return anyOf.map((option) => kindOf(document, option)).join(' | ')
  if (items !== undefined) return `list of ${kindOf(document, items)}`
  return named ?? ([schema.type ?? []].flat().join(' | ') || 'any JSON')
}

function boundsOf({ minimum, maximum, default: fallback }: ShownSchema): string {
  const range = minimum === undefined || maximum === undefined ? '' : `From ${minimum} to ${maximum}.`
  return [range, fallback === undefined ? '' : `Without it: ${String(fallback)}.`].filter(Boolean).join(' ')
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
