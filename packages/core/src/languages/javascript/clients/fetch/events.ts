/**
 * Reads the events of a stream from `response`, for APIs whose events say by their type which one is the last.
 * Events can be cut anywhere between two reads, so lines are put together before they are read.
 *
 * @param shown code that reads `event`, indented by four columns; it sets `complete` at the last one
 */
export const readEvents = (shown: string): string => `let rest = "";
let complete = false;
for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split(/\\r\\n|\\n|\\r/);
  rest = lines.pop();
  for (const line of lines) {
    if (complete || !line.startsWith("data:")) continue;
    const event = JSON.parse(line.slice(5));
${shown}  }
}
if (!complete) throw new Error("The stream ended before it was complete.");
`
