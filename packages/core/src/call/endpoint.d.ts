/**
 * Reads the address of an endpoint of the reader's own.
 *
 * @throws SnippetInputError for what is no address of a service
 */
export declare function readEndpoint(endpointUrl: unknown): URL;
/** The published clients' rule for an endpoint: a URL with the suffix is kept, `/v1` gets it, anything else `/v1` too. */
export declare function withSuffix(url: URL, suffix: string): string;
