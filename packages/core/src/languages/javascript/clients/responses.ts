import type { ChatCall } from '../../../call/call.ts'

/* What clients share that chat by the Responses API. */

const EARLY = 'JSON.stringify(NAME.error ?? NAME.incomplete_details)'

/** Ends the program where the model did not bring the response to its end. */
export const endedEarly = (name: string, indent: string): string =>
  `${indent}if (${name}.status !== "completed") {
${indent}  throw new Error(\`The response is \${${name}.status}: \${${EARLY.replaceAll('NAME', name)}}\`);
${indent}}
`

/** Shows what `event` adds, and ends the program where it says that something went wrong. */
export const printResponseEvent = ({ showsMessage }: ChatCall, indent: string): string =>
  [
    ...(showsMessage
      ? // With tools on offer: each item when it is whole, calls among them.
        ['if (event.type === "response.output_item.done") console.log(JSON.stringify(event.item));']
      : ['if (event.type === "response.output_text.delta") process.stdout.write(event.delta);']),
    'if (event.type === "error") throw new Error(`The stream broke off: ${JSON.stringify(event)}`);',
    'if (event.type === "response.failed" || event.type === "response.incomplete") {',
    '  const { status, error, incomplete_details } = event.response;',
    '  throw new Error(`The response is ${status}: ${JSON.stringify(error ?? incomplete_details)}`);',
    '}',
    'if (event.type === "response.completed") complete = true;',
  ]
    .map((line) => `${indent}${line}\n`)
    .join('')
