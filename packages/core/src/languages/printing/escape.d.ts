/**
 * Spells a text as a double-quoted string that JSON, JavaScript and Python all read back as the same value.
 *
 * JSON's escapes (`\" \\ \b \f \n \r \t \uXXXX`) mean the same in the three languages, and a lone surrogate becomes an
 * escape. Beyond JSON, characters that nobody can see or that reorder the line on a screen are escaped too, so that
 * what the reader sees is what runs.
 */
export declare const quote: (text: string) => string;
