import type { Call } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const unsupportedSurrogate: ({ traits }: Call) => string | undefined;
/** An address as Ruby takes it: what may stand in none by RFC 3986 is encoded. */
export declare function address(url: string): string;
/** Opens the connection to `uri` as `http`; the block's code follows. */
export declare const startHttp: (url: string) => Piece;
/** Ends the program with what the service said of the request that it refused. */
export declare const refuse: (body?: Piece) => Piece;
