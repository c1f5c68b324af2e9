import { type Typed, typed } from '../../types.ts'

/**
 * Reads the events of a stream from `response`, for APIs whose events say by their type which one is the last.
 * Events can be cut anywhere between two reads, so lines are put together before they are read.
 *
 * @param shown code that reads `event`, four columns further in; it sets `complete` at the last one
 */
export const readEvents = (call: Typed, shown: string, indent = ''): string =>
  readUntil(call, 'complete', 'let complete = false;', shown, indent)

/**
 * The same for a stream whose last event holds what counts.
 *
 * @param shown code that reads `event`, four columns further in; it sets `name` at the last one
 */
export const readResponse = (call: Typed, shown: string, name: string, indent = ''): string =>
  readUntil(call, name, `let ${name}${typed(call, ': any')};`, shown, indent)

const readUntil = (
  call: Typed,
  end: string,
  declared: string,
  shown: string,
  indent: string,
): string => `${indent}let rest = "";
${indent}${declared}
${indent}for await (const text of response.body${typed(call, '!')}.pipeThrough(new TextDecoderStream())) {
${indent}  const lines = (rest + text).split(/\\r\\n|\\n|\\r/);
${indent}  rest = lines.pop()${typed(call, '!')};
${indent}  for (const line of lines) {
${indent}    if (${end} || !line.startsWith("data:")) continue;
${indent}    const event = JSON.parse(line.slice(5));
${shown}${indent}  }
${indent}}
${indent}if (!${end}) throw new Error("The stream ended before it was complete.");
`
