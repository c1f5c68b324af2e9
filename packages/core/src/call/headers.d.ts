import type { CallBase, HttpRequest } from './call.ts';
/**
 * The headers of a request.
 *
 * @param moreHeaders those beyond authorization and content type
 */
export declare const headersOf: (token: CallBase['token'], scheme: 'Bearer' | 'Key', contentType: string | undefined, moreHeaders: Readonly<Record<string, string>>) => HttpRequest['headers'];
/**
 * Headers beyond authorization and content type.
 *
 * @param routeHeaders the route's own
 */
export declare const moreHeadersOf: (billTo: string | undefined, routeHeaders: Readonly<Record<string, string>> | undefined) => Readonly<Record<string, string>>;
/**
 * A header's value: what is outside printable ASCII cannot be sent, or could start another header.
 *
 * @throws SnippetInputError naming the field
 */
export declare function readHeader(value: unknown, field: string): string;
