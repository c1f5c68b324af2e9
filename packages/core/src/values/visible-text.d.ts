/** The text with U+FFFD for what a line of a terminal cannot show, or a command not pass on. */
export declare const toVisibleText: (text: string) => string;
/** Whether a command can pass a text on as it is, and no program takes it for an option. */
export declare const isSafeArgument: (text: string) => boolean;
