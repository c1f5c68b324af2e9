/** Whether the option `typescript` changes the examples of a language. */
export declare const hasTypes: (language: string) => boolean;
