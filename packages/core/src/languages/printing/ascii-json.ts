/** Returns `\uXXXX` for one UTF-16 code unit, as in JSON. */
export const unicodeEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Escapes everything in JSON text except printable ASCII and line breaks, so that no code page can change it. */
export const asciiJson = (json: string): string => json.replace(/[^ -~\n]/g, unicodeEscape)
