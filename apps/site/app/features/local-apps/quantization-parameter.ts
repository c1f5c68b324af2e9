/** The parameter of the page's address that names a quantization. */
export const QUANTIZATION = 'quantization'
