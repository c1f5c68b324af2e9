import type { Call, ChatCall } from '../../../../call/call.ts'
import type { JsonObject, Value } from '../../../../values/value.ts'
import { type JavaScriptImport, javascript } from '../../writer.ts'
import { importsOfFiles, readFiles } from '../files.ts'

export const INFERENCE_CLIENT: JavaScriptImport = { module: '@huggingface/inference', name: 'InferenceClient' }

/** Makes `client`. */
export const newClient = ({ token }: Pick<Call, 'token'>): string =>
  `const client = new InferenceClient(${javascript.literal(token)});\n`

/** Imports and makes `client`. */
export const createClient = (call: Pick<Call, 'token'>): string =>
  `${javascript.program([INFERENCE_CLIENT], newClient(call))}\n`

/** Imports and makes `client`, and reads the files of the reader's own that a chat's messages hold. */
export const createChatClient = (call: ChatCall): string =>
  `${javascript.program([...importsOfFiles(call), INFERENCE_CLIENT], readFiles(call) + newClient(call))}\n`

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
