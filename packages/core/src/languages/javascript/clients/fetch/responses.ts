import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { type Typed, typed } from '../../types.ts'
import { endLine } from '../end-line.ts'
import { endedEarly, printResponseEvent } from '../responses.ts'
import { chatProgram, readJson } from './chat.ts'
import { readEvents } from './events.ts'

export const fetchResponses: ClientForm = {
  client: 'fetch',
  render: (call) =>
    chatProgram(
      call,
      call.streaming ? readEvents(call, printResponseEvent(call, '    ')) + endLine(call) : printResponse(call),
    ),
}

const printResponse = (
  call: ChatCall,
): string => `${readJson(call, 'result')}${call.showsMessage ? 'console.log(JSON.stringify(result.output, null, 2));' : printOutput(call)}
${endedEarly('result', '')}`

/** Reasoning and calls are items, too. */
const printOutput = (
  call: Typed,
): string => `for (const part of result.output.flatMap((item${typed(call, ': any')}) => item.content ?? [])) {
  if (part.type === "output_text") console.log(part.text);
}`
