/** A comment of one or more lines. Java reads `\u000a` as a line end in a comment, too: after two backslashes it does not. */
export declare const javaComment: (text: string) => string;
