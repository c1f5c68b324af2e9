/** A comment of one or more lines; a closing tag, which would end it, comes apart. */
export declare const phpComment: (text: string) => string;
