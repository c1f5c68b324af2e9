import type { ChatCall } from '../../../../call/call.ts';
/** A whole program that asks again while a service is busy or cannot be reached, and then asks others. */
export declare function retryingProgram(call: ChatCall): string;
