import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { create } from '../api-client.ts'
import { CHECK_COMPLETE, DECLARE_COMPLETE } from '../complete.ts'
import { endLine } from '../end-line.ts'
import {
  checkAnswerText,
  declareAnswer,
  endedEarly,
  hasNoAnswer,
  IS_EMPTY,
  printResponseEvent,
  setEmpty,
  throwError,
} from '../responses.ts'
import { listModels } from '../retries.ts'
import { chatProgram } from './program.ts'
import { castResponse } from './types.ts'

export const openaiResponses: ChatRenderer = {
  client: 'openai',
  render: (call) =>
    chatProgram(
      call,
      code`
        ${listModels(call)}
        ${createResponse(call, bodyOf(call.request))}

        ${call.streaming ? printStream(call) : printResponse(call)}
      `,
    ),
}

/** The variable of a response. */
export const RESPONSE = /* @__PURE__ */ name('response')

const CREATE = code`client.responses.create`

/** Requests `response` or `stream`. */
export const createResponse = (call: ChatCall, body: ValueObject): Piece | undefined =>
  create(call, CREATE, RESPONSE, body, castResponse(call, body))

const printStream = (call: ChatCall): Piece => code`
  ${declareAnswer(call)}
  ${DECLARE_COMPLETE}
  for await (const event of stream) {
    ${printResponseEvent(call)}
  }
  ${CHECK_COMPLETE}
  ${endLine(call)}
  ${checkAnswerText(call)}
`

const OUTPUT = code`JSON.stringify(response.output, null, 2)`
export const OUTPUT_TEXT = code`response.output_text`

const printResponse = (call: ChatCall): Piece => code`
  ${throwError(RESPONSE)}
  console.log(${call.showsMessage ? OUTPUT : OUTPUT_TEXT});
  ${when(call.showsMessage, setEmpty(hasNoAnswer(RESPONSE)))}
  ${endedEarly(call, RESPONSE, call.showsMessage ? IS_EMPTY : NO_TEXT)}
`

export const NO_TEXT = code`!response.output_text`
