/** `\uXXXX` for one UTF-16 code unit, as JSON spells it. */
export declare const unicodeEscape: (unit: string) => string;
/** JSON text in which everything but printable ASCII and line ends is an escape, so that no code page can change it. */
export declare const asciiJson: (json: string) => string;
