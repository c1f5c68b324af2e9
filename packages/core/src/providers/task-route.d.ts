import type { JsonObject, JsonValue, Value } from '../values/value.ts';
import type { JsonResult, Route, RouteInput } from './provider.ts';
/** What a program shows of a completion in OpenAI's form. */
export declare const GENERATED_TEXT: JsonResult['shows'];
/** A route whose response is JSON to be shown, or what `shows` says of it. */
export declare const jsonRoute: (path: Route['path'] | `/${string}`, body: Route['body'], shows?: JsonResult['shows']) => Route;
/** Where a LoRA's weights lie on the hub, when the mapping says that the model is one. */
export declare function loraWeights({ mapping, model }: RouteInput): {
    url: string;
    model: string;
} | undefined;
/** Fields of a body as a reader looks for them: the call's own, which no parameter replaces, then the parameters. */
export declare const fieldsOf: (own: {
    readonly [key: string]: Value;
}, parameters: {
    readonly [key: string]: Value;
}) => {
    readonly [key: string]: Value;
};
/** The size of a picture among its parameters, given as a whole. */
export declare function sizeOf({ width, height, target_size: size, }: JsonObject): {
    width: JsonValue;
    height: JsonValue;
} | undefined;
/** The parameters without those that give a picture its size. */
export declare function withoutSize({ width: _width, height: _height, target_size: _size, ...others }: JsonObject): JsonObject;
/** Width and height under the name that OpenAI's interface has for both, where both are given. */
export declare function withSizeAsText({ width, height, ...others }: JsonObject): JsonObject;
/** Why a width without a height cannot be sent so, or undefined when it can. */
export declare const unsupportedHalfSize: (who: string) => ({ parameters: { width, height } }: RouteInput) => string | undefined;
export declare const givesSize: (parameters: JsonObject) => boolean;
/** Why a size cannot be sent, or undefined when it can, or when there is none. */
export declare const unsupportedSize: ({ parameters }: RouteInput) => string | undefined;
/** Parameters under the names that the provider has for them; a name mapped to nothing is left out. */
export declare function renamed(parameters: JsonObject, names: {
    readonly [from: string]: string;
}): JsonObject;
