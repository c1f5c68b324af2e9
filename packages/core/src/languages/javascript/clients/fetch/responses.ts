import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { ANY, type Typed, typed } from '../../types.ts'
import { code } from '../../writer.ts'
import { CHECK_COMPLETE, DECLARE_COMPLETE } from '../complete.ts'
import { endLine } from '../end-line.ts'
import {
  checkAnswerText,
  declareAnswer,
  endedEarly,
  hasNoAnswer,
  hasNoText,
  IS_EMPTY,
  printResponseEvent,
  setEmpty,
  throwError,
} from '../responses.ts'
import { chatProgram } from './chat.ts'
import { readEvents } from './events.ts'
import { readJson } from './response.ts'

export const fetchResponses: ChatRenderer = {
  client: 'fetch',
  render: (call) => chatProgram(call, call.streaming ? printStream(call) : printResponse(call)),
}

/** The variable of a response, because `response` is the HTTP response. */
export const RESULT = /* @__PURE__ */ name('result')

const printStream = (call: ChatCall): Piece => code`
  ${declareAnswer(call)}
  ${call.variant.retries ? readEvents(call, printResponseEvent(call)) : readToItsEnd(call)}
  ${endLine(call)}
  ${checkAnswerText(call)}
`

const readToItsEnd = (call: ChatCall): Piece => code`
  ${DECLARE_COMPLETE}
  ${readEvents(call, printResponseEvent(call))}
  ${CHECK_COMPLETE}
`

const PRINT_ITEMS = code`console.log(JSON.stringify(result.output, null, 2));`

const printResponse = (call: ChatCall): Piece => code`
  ${readJson(call, RESULT)}
  ${throwError(RESULT)}
  ${call.showsMessage ? PRINT_ITEMS : printOutput(call)}
  ${setEmpty(call.showsMessage ? hasNoAnswer(RESULT, typed(call, ANY)) : hasNoText(call, RESULT))}
  ${endedEarly(call, RESULT, IS_EMPTY)}
`

/** Reasoning and calls are items as well. */
export const printOutput = (call: Typed): Piece => code`
  for (const part of result.output.flatMap((item${typed(call, ANY)}) => item.content ?? [])) {
    if (part.type === "output_text") console.log(part.text);
  }
`
