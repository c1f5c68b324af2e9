/** The parameter of the page's address that names a quantization. */
export const QUANTIZATION = 'quantization'
/** The one that holds the context length for the server, in tokens. */
export const CONTEXT_LENGTH = 'contextLength'
