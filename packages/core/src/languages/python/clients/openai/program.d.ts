import type { Call } from '../../../../call/call.ts';
import type { ChatVariant } from '../../../../call/chat-variant.ts';
import type { ValueObject } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
import { type ApiErrors } from '../api-client.ts';
/** How the client is used, beside plainly. */
type Use = Pick<ChatVariant, 'async' | 'retries'>;
/** The client's errors. */
export declare const ERRORS: ApiErrors;
/** Where the client sends what. */
interface Connection extends Pick<Call, 'token'> {
    readonly baseUrl: string;
    readonly moreHeaders: ValueObject;
}
/** Makes `client`, which asks again itself where it has retries. */
export declare const createClient: (connection: Connection, use?: Use) => Piece;
export {};
