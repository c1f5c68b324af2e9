/** Whether a text is an ASCII identifier of JavaScript, keywords included: what may stand after a dot. */
export declare const isIdentifier: (text: string) => boolean;
/** Whether an object literal of JavaScript has the name without quotes: there `__proto__` would set the prototype. */
export declare const isPropertyName: (name: string) => boolean;
/** Whether a text has only letters, digits, spaces, colons and hyphens, which mean themselves in every literal. */
export declare const isPlainText: (text: string) => boolean;
/** Whether a text can be a word of a POSIX command without quotes. */
export declare const isPlainWord: (text: string) => boolean;
