import type { HttpRequest } from '../../call/call.ts';
import type { ValueObject } from '../../values/value.ts';
/** The fields of a chat's request. */
export declare const bodyOf: ({ body }: HttpRequest) => ValueObject;
/** A body as a plain example sends it: what is not to be streamed says nothing of it, as a service does not stream of itself. */
export declare function plainBody(sent: ValueObject): ValueObject;
/** A request as a plain example sends it. */
export declare function plainRequest(request: HttpRequest): HttpRequest;
/** The fields of a chat's request as a plain example sends it. */
export declare const plainBodyOf: (request: HttpRequest) => ValueObject;
