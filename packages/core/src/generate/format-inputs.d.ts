import type { JsonValue } from '../values/value.ts';
export declare const INPUT_FORMATS: readonly ['object', 'curl', 'json', 'python', 'ts'];
export type InputFormat = (typeof INPUT_FORMATS)[number];
/**
 * Renders an input as the examples spell it.
 *
 * @param value any JSON
 * @param format `object` gives the value itself, frozen; `json` JSON text; `curl` the same text as one shell word;
 *   `python` and `ts` a literal of that language
 * @throws UnsupportedFormatError `Unsupported format: {format}`
 * @throws SnippetInputError when the value is not JSON
 * @example
 * formatInputs({ ok: true, note: null }, 'python') // '{"ok": True, "note": None}'
 */
export declare function formatInputs(value: unknown, format: 'object'): JsonValue;
export declare function formatInputs(value: unknown, format: Exclude<InputFormat, 'object'>): string;
export declare function formatInputs(value: unknown, format: string): JsonValue;
