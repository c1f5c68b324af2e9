import type { Call, ChatCall } from '../../../../call/call.ts'
import type { JsonObject, Value } from '../../../../values/value.ts'
import { type JavaScriptImport, javascript } from '../../writer.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { fetchPatiently, SLEEP } from '../robust.ts'
import { checkToken } from '../token.ts'

const INFERENCE_CLIENT: JavaScriptImport = { module: '@huggingface/inference', name: 'InferenceClient' }

/** Makes `client`. */
const newClient = ({ token }: Pick<Call, 'token'>): string =>
  `const client = new InferenceClient(${javascript.literal(token)});\n`

/** Imports and makes `client`. */
export const createClient = (call: Pick<Call, 'token'>): string =>
  `${javascript.program([INFERENCE_CLIENT], checkToken(call) + newClient(call))}\n`

/**
 * Imports and makes `client`, and reads the files of the reader's own that a chat's messages hold. A robust program gets
 * the function by which the client then fetches.
 *
 * @param imports of what else the program needs
 * @param before code that stands before the client
 */
export function createChatClient(call: ChatCall, imports: readonly JavaScriptImport[] = [], before = ''): string {
  const { robust } = call.form
  return `${javascript.program(
    [...importsOfFiles(call), ...imports, INFERENCE_CLIENT, ...(robust ? [SLEEP] : [])],
    `${checkToken(call)}${readFiles(call)}${before}${newClient(call)}${robust ? `\n${fetchPatiently(call)}` : ''}`,
  )}\n`
}

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
