import type { ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/**
 * A whole program that asks again while a service is busy or cannot be reached, and then asks others.
 *
 * @param start statements that come first
 */
export declare function retryingProgram(call: ChatCall, value: ValueObject, start: Piece): string;
