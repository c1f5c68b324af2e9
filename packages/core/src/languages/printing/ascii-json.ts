/** `\uXXXX` for one UTF-16 code unit, as JSON spells it. */
export const unicodeEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON text in which everything but printable ASCII and line ends is an escape, so that no code page can change it. */
export const asciiJson = (json: string): string => json.replace(/[^ -~\n]/g, unicodeEscape)
