import type { Call } from '../../../../call/call.ts'
import type { JsonObject, Value } from '../../../../values/value.ts'
import { javascript } from '../../writer.ts'

/** Imports and makes `client`. */
export const createClient = ({ token }: Pick<Call, 'token'>): string =>
  `import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(${javascript.literal(token)});

`

/** The options of a request. Left to itself the client repeats one that is answered with 503 without end. */
export const clientOptions = (
  { billTo }: Pick<Call, 'billTo'>,
  more?: { readonly [name: string]: Value },
): { readonly [name: string]: Value } =>
  billTo === undefined ? { retry_on_error: false, ...more } : { billTo, retry_on_error: false, ...more }

/** Arguments of every method that the client takes for itself and does not send. */
const RESERVED: readonly string[] = ['accessToken', 'data', 'endpointUrl', 'provider', 'urlTransform']

/**
 * Why fields cannot stand among a method's arguments, or undefined when they can.
 *
 * @param taken further names that are taken there
 */
export function unsupportedField(fields: JsonObject, taken: readonly string[] = []): string | undefined {
  const reserved = [...RESERVED, ...taken].find((name) => fields[name] !== undefined)
  return reserved === undefined ? undefined : `the client keeps a field called ${reserved} for itself`
}
