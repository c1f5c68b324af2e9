import { type DeclaredOperation, type Document, resolve, type Schema } from './document.ts'

/** An operation and where it is. */
export interface PlacedOperation {
  readonly method: string
  readonly path: string
  readonly operation: DeclaredOperation
}

/** All operations of the document, each with its method and path. */
export function placedOperations({ paths }: Document): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
}

/** The least request that the document leads to: what is required, each with its example. */
export function exampleRequest(
  document: Document,
  { method, path, operation }: PlacedOperation,
): [string, RequestInit] {
  const required = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path' || parameter.required)
  const query = new URLSearchParams()
  let target = path
  for (const { name, in: place, schema } of required) {
    const value = String(schema.example)
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(value))
    else query.set(name, value)
  }
  const schema = operation.requestBody?.content['application/json']?.schema
  const body = schema === undefined ? undefined : JSON.stringify(exampleBody(document, schema))
  return [
    query.size === 0 ? target : `${target}?${query}`,
    { method: method.toUpperCase(), ...(body && { headers: { 'content-type': 'application/json' }, body }) },
  ]
}

function exampleBody(document: Document, schema: Schema): object {
  const { properties = {}, required = [] } = resolve(document, schema)
  return Object.fromEntries(required.map((name) => [name, properties[name]?.example]))
}
