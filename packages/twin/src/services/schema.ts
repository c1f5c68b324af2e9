import type { WitnessSchema } from './witness.ts'

/* The words that the schemas of witnesses are written with. */

export const BOOLEAN = { type: 'boolean' }
export const INTEGER = { type: 'integer' }
export const NUMBER = { type: 'number' }
export const OBJECT = { type: 'object' }
export const TEXT = { type: 'string' }

export const listOf = (items: WitnessSchema): WitnessSchema => ({ type: 'array', items })

/** An object with some fields. */
export const object = (required: readonly string[], properties: Readonly<Record<string, unknown>>): WitnessSchema => ({
  type: 'object',
  required,
  properties,
})

/** The same, where any other field is refused. */
export const exactly = (required: readonly string[], properties: Readonly<Record<string, unknown>>): WitnessSchema => ({
  ...object(required, properties),
  additionalProperties: false,
})

/** A value of any of these. */
export const either = (...schemas: readonly WitnessSchema[]): WitnessSchema => ({ anyOf: schemas })

/** Any value that says something. */
export const GIVEN: WitnessSchema = { not: { type: 'null' } }

/** A list with something in it. */
export const FILLED_LIST: WitnessSchema = { type: 'array', minItems: 1 }

/** An object that names its type so. */
export const typed = (type: string): WitnessSchema => object(['type'], { type: { const: type } })

/** A value that may also be null. */
export const orNull = (schema: WitnessSchema): WitnessSchema => either(schema, { type: 'null' })
