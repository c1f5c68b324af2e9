import type { SnippetOptions } from './options.ts';
/** Where the request goes: through the hub's router, to the provider itself, or to an endpoint of the reader's own. */
export type Target = 'routed' | 'direct' | 'endpoint';
/**
 * The target of a call. A policy is the router's, so that it cannot be called directly.
 *
 * @example
 * targetOf('together', { directRequest: true }) // direct
 */
export declare function targetOf(provider: string, { endpointUrl, directRequest }: SnippetOptions): Target;
