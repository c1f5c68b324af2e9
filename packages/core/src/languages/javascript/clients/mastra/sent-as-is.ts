import type { Value } from '../../../../values/value.ts'
import { isZodSchema, requiresAll } from '../tool-zod.ts'

/** Checks whether Mastra sends a schema as it is: its fields are all required, and have no constraints. */
export const isSentAsIs = (schema: Value): boolean => isZodSchema(schema) && requiresAll(schema)
