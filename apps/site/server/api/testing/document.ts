/** The parts of an OpenAPI 3.1 document that the tests walk through. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly example?: unknown
  readonly default?: unknown
}

export interface Parameter {
  readonly name: string
  readonly description?: string
  readonly in: 'query' | 'path'
  readonly required?: boolean
  readonly schema: Schema
}

interface DeclaredResponse {
  readonly description: string
  readonly content?: { readonly [type: string]: { readonly schema: Schema } }
}

export interface DeclaredOperation {
  readonly operationId: string
  readonly summary?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: Schema } } }
  readonly responses: { readonly [status: string]: DeclaredResponse }
}

export interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: DeclaredOperation } }
  readonly components: { readonly schemas: { readonly [name: string]: Schema } }
}

/** The schema itself, where another one points to it. */
export function resolve(document: Document, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const name = schema.$ref.slice('#/components/schemas/'.length)
  const found = document.components.schemas[name]
  if (found === undefined) throw new Error(`${schema.$ref} is not in the document`)
  return resolve(document, found)
}
