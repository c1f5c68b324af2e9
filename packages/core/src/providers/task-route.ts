import type { JsonObject, JsonValue, Value } from '../values/value.ts'
import type { JsonResult, Route, RouteInput } from './provider.ts'

/** The part of a completion to show, in OpenAI’s format. */
export const GENERATED_TEXT: JsonResult['shows'] = { at: ['choices', 0, 'text'], as: 'text' }

/** A route whose response is JSON; `shows` selects a part. */
export const jsonRoute = (
  path: Route['path'] | `/${string}`,
  body: Route['body'],
  shows?: JsonResult['shows'],
): Route => ({
  path: typeof path === 'string' ? () => path : path,
  body,
  result: () => (shows === undefined ? { kind: 'json' } : { kind: 'json', shows }),
})

/** The URL of a LoRA’s weights on the hub, if the mapping says that the model is one. */
export function loraWeights({ mapping, model }: RouteInput): { url: string; model: string } | undefined {
  if (mapping?.adapter !== 'lora') return undefined
  return { url: `https://huggingface.co/${model.id}/resolve/main/${mapping.adapterWeightsPath ?? ''}`, model: model.id }
}

/** Orders a body’s fields as readers expect: the call’s own, which parameters can’t replace, then the parameters. */
export const fieldsOf = (
  own: { readonly [key: string]: Value },
  parameters: { readonly [key: string]: Value },
): { readonly [key: string]: Value } => ({ ...own, ...parameters, ...own })

/** Returns the image size in the parameters, if it’s one value. */
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

/** Removes the parameters for the image size. */
export function withoutSize({ width: _width, height: _height, target_size: _size, ...others }: JsonObject): JsonObject {
  return others
}

/** Combines width and height under OpenAI’s name, if both are set. */
export function withSizeAsText({ width, height, ...others }: JsonObject): JsonObject {
  return width === undefined || height === undefined ? others : { size: `${width}x${height}`, ...others }
}

/** Returns why a width without a height can’t be sent, or `undefined`. */
export const unsupportedHalfSize =
  (who: string) =>
  ({ parameters: { width, height } }: RouteInput): string | undefined =>
    (width === undefined) !== (height === undefined) ? `${who} requires width and height together: set both` : undefined

const SIZES = ['width', 'height', 'target_size']

export const givesSize = (parameters: JsonObject): boolean => SIZES.some((name) => parameters[name] !== undefined)

/** Returns why a size can’t be sent, or `undefined`. */
export const unsupportedSize = ({ parameters }: RouteInput): string | undefined =>
  givesSize(parameters) && sizeOf(parameters) === undefined
    ? 'the provider requires width and height together: set both'
    : undefined

/** Renames parameters for the provider; those mapped to nothing are left out. */
export function renamed(parameters: JsonObject, names: { readonly [from: string]: string }): JsonObject {
  const out: { [key: string]: Value } = {}
  for (const key of Object.keys(parameters)) {
    const name = Object.hasOwn(names, key) ? (names[key] as string) : key
    Object.defineProperty(out, name, { value: parameters[key], enumerable: true, configurable: true, writable: true })
  }
  return out as JsonObject
}

/** Whether a parameter requests several files. */
export const asksForSeveral = ({ parameters }: Pick<RouteInput, 'parameters'>, names: readonly string[]): boolean =>
  names.some((name) => Number(parameters[name]) > 1)

/** Marks a result with several files. */
export const severalBy = (input: Pick<RouteInput, 'parameters'>, ...names: readonly string[]): { several?: true } =>
  asksForSeveral(input, names) ? { several: true } : {}
