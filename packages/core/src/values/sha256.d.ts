/**
 * The SHA-256 of a text, as 64 hexadecimal digits.
 *
 * @throws Error where the platform has no Web Crypto, as in a page that was not loaded over https
 */
export declare function sha256(text: string): Promise<string>;
