import type { HttpRequest } from '../../../../call/call.ts';
import type { EnvironmentNode } from '../../../../values/value.ts';
/** An option of curl, or several in one text, with the value of the last, and the field that a value is from. */
export type CurlOption = readonly [option: string, value?: string | EnvironmentNode, field?: string];
/** What every request has whose address may be any, as an answer chose a part of it. */
export declare const OPTIONS_OF_ANY_ADDRESS: readonly CurlOption[];
/** What every request has, to an address of the example's own. */
export declare const requestOptions: (url: string) => readonly CurlOption[];
/**
 * What every download has: it follows redirects, by the protocol of its own address alone, as an address that an answer
 * names may be a file of the reader's own, and brings no more than fits.
 *
 * @returns how it goes, and what becomes of what comes
 */
export declare const downloadOptions: (url: string, output: string, quiet?: string) => readonly [readonly CurlOption[], readonly CurlOption[]];
export declare const headerOptions: (request: HttpRequest) => readonly CurlOption[];
