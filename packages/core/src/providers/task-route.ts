import type { JsonObject, JsonValue, Value } from '../values/value.ts'
import type { JsonResult, Route, RouteInput } from './provider.ts'

/** What a program shows of a completion in OpenAI's form. */
export const GENERATED_TEXT: JsonResult['shows'] = { at: ['choices', 0, 'text'], as: 'text' }

/** A route whose response is JSON to be shown, or what `shows` says of it. */
export const jsonRoute = (
  path: Route['path'] | `/${string}`,
  body: Route['body'],
  shows?: JsonResult['shows'],
): Route => ({
  path: typeof path === 'string' ? () => path : path,
  body,
  result: () => (shows === undefined ? { kind: 'json' } : { kind: 'json', shows }),
})

/** Where a LoRA's weights lie on the hub, when the mapping says that the model is one. */
export function loraWeights({ mapping, model }: RouteInput): { url: string; model: string } | undefined {
  if (mapping?.adapter !== 'lora') return undefined
  return { url: `https://huggingface.co/${model.id}/resolve/main/${mapping.adapterWeightsPath ?? ''}`, model: model.id }
}

/** Fields of a body as a reader looks for them: the call's own, which no parameter replaces, then the parameters. */
export const fieldsOf = (
  own: { readonly [key: string]: Value },
  parameters: { readonly [key: string]: Value },
): { readonly [key: string]: Value } => ({ ...own, ...parameters, ...own })

/** The size of a picture among its parameters, given as a whole. */
export function sizeOf({
  width,
  height,
  target_size: size,
}: JsonObject): { width: JsonValue; height: JsonValue } | undefined {
  if (width !== undefined && height !== undefined) return { width, height }
  if (typeof size !== 'object' || size === null || Array.isArray(size)) return undefined
  const { width: wide, height: high } = size as JsonObject
  return wide === undefined || high === undefined ? undefined : { width: wide, height: high }
}

/** The parameters without those that give a picture its size. */
export function withoutSize({ width: _width, height: _height, target_size: _size, ...others }: JsonObject): JsonObject {
  return others
}

/** Width and height under the name that OpenAI's interface has for both, where both are given. */
export function withSizeAsText({ width, height, ...others }: JsonObject): JsonObject {
  return width === undefined || height === undefined ? others : { size: `${width}x${height}`, ...others }
}

/** Why a width without a height cannot be sent so, or undefined when it can. */
export const unsupportedHalfSize =
  (who: string) =>
  ({ parameters: { width, height } }: RouteInput): string | undefined =>
    (width === undefined) !== (height === undefined) ? `${who} requires width and height together: set both` : undefined

const SIZES = ['width', 'height', 'target_size']

export const givesSize = (parameters: JsonObject): boolean => SIZES.some((name) => parameters[name] !== undefined)

/** Why a size cannot be sent, or undefined when it can, or when there is none. */
export const unsupportedSize = ({ parameters }: RouteInput): string | undefined =>
  givesSize(parameters) && sizeOf(parameters) === undefined
    ? 'the provider requires width and height together: set both'
    : undefined

/** Parameters under the names that the provider has for them; a name mapped to nothing is left out. */
export function renamed(parameters: JsonObject, names: { readonly [from: string]: string }): JsonObject {
  const out: { [key: string]: Value } = {}
  for (const key of Object.keys(parameters)) {
    const name = Object.hasOwn(names, key) ? (names[key] as string) : key
    Object.defineProperty(out, name, { value: parameters[key], enumerable: true, configurable: true, writable: true })
  }
  return out as JsonObject
}

/** Whether one of the parameters that say how many files are made asks for more than one. */
export const asksForSeveral = ({ parameters }: Pick<RouteInput, 'parameters'>, names: readonly string[]): boolean =>
  names.some((name) => Number(parameters[name]) > 1)

/** What marks a result that holds several files. */
export const severalBy = (input: Pick<RouteInput, 'parameters'>, ...names: readonly string[]): { several?: true } =>
  asksForSeveral(input, names) ? { several: true } : {}
