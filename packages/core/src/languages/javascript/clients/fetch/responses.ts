import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { endLine } from '../end-line.ts'
import { endedEarly, printResponseEvent } from '../responses.ts'
import { chatProgram } from './chat.ts'
import { readEvents } from './events.ts'

export const fetchResponses: ClientForm = {
  client: 'fetch',
  render: (call) =>
    chatProgram(
      call,
      call.streaming ? readEvents(printResponseEvent(call, '    ')) + endLine(call) : printResponse(call),
    ),
}

const printResponse = ({ showsMessage }: ChatCall): string => `const result = await response.json();
${showsMessage ? 'console.log(JSON.stringify(result.output, null, 2));' : PRINT_OUTPUT}
${endedEarly('result', '')}`

/** Reasoning and calls are items, too. */
const PRINT_OUTPUT = `for (const part of result.output.flatMap((item) => item.content ?? [])) {
  if (part.type === "output_text") console.log(part.text);
}`
