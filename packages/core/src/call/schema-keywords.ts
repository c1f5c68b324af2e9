/* Keywords of JSON Schema by type of value: https://json-schema.org/draft/2020-12/schema. */

/** The option’s name in messages. */
export const SCHEMA_FIELD = 'options.schema'

export const TYPES: readonly unknown[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']

/** Keywords whose value is a schema. */
export const OF_ONE: ReadonlySet<string> = new Set([
  ...['additionalProperties', 'contains', 'contentSchema', 'else', 'if', 'items', 'not', 'propertyNames', 'then'],
  ...['unevaluatedItems', 'unevaluatedProperties'],
])

/** Keywords whose value is a list of schemas. */
export const OF_LIST: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])

/** Keywords whose value is an object of schemas, definitions aside. */
export const OF_NAMES: ReadonlySet<string> = new Set(['dependentSchemas', 'patternProperties', 'properties'])

/** Keywords with definitions for references. */
export const DEFINITIONS: ReadonlySet<string> = new Set(['$defs', 'definitions'])
