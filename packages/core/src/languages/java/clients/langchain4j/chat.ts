import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { IO_EXCEPTION, LIST, OBJECTS } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { unsupportedNames } from '../json-names.ts'
import { main, PRINT_REASONING, readFiles, refuseIncomplete } from '../main.ts'
import { createModel, READ_FIELDS, readsFields } from './model.ts'
import { CHAT_MESSAGE, FINISH_REASON, USER_MESSAGE } from './names.ts'
import { promptOf, unsupportedMessages, writeMessages } from './prompt.ts'
import { streamed } from './stream.ts'

/* What it does to a request was read in langchain4j-open-ai 1.19.0, and seen in requests. */
export const langchain4jChat: ChatRenderer = {
  client: 'langchain4j',
  unsupported: (call) => unsupportedChat(call) ?? (call.showsMessage ? SHOWS_NO_CALL : undefined),
  render: (call) => chatProgram(call, ask(call)),
}

const SHOWS_NO_CALL = 'we haven’t run a LangChain4j example that prints a tool call without making it'

/** What a program has beside its question. */
interface Beside {
  /** Further calls of the model’s builder. */
  readonly settings?: Piece
  /** Set where the question reads JSON, which may be none. */
  readonly reads?: true
  /** Types of the program. */
  readonly declared?: Piece
}

/**
 * A whole program.
 *
 * @param asked code that asks `model`, and shows the answer
 */
export function chatProgram(call: ChatCall, asked: Piece, { settings, reads, declared }: Beside = {}): string {
  const files = readFiles(call)
  const throwing = when(reads || files !== undefined || readsFields(call), code`throws ${IO_EXCEPTION}`)
  const statements = code`
    ${files}
    ${createModel(call, settings)}

    ${asked}
  `
  return java.program(declared, main(call, throwing, statements), when(readsFields(call), READ_FIELDS))
}

function ask(call: ChatCall): Piece {
  const prompt = promptOf(call)
  return code`
    ${when(prompt === undefined, defineMessages(call))}
    ${call.streaming ? printStream(call, prompt) : printAnswer(call, prompt)}
  `
}

const defineMessages = (call: ChatCall): Piece => code`
  ${LIST}<${CHAT_MESSAGE}> messages = List.of(
          ${java.below(writeMessages(call))});
`

const INPUT = code`messages`

function printAnswer(call: ChatCall, prompt: string | undefined): Piece {
  const { showsReasoning, showsUsage, checksAnswer } = call
  if (prompt !== undefined && !showsReasoning && !showsUsage && !checksAnswer) {
    return code`
      var answer = model.chat(${prompt});
      System.out.println(answer);
    `
  }
  return code`
    var response = model.chat(${prompt === undefined ? INPUT : code`${USER_MESSAGE}.from(${prompt})`});
    ${when(showsReasoning, SHOW_REASONING)}
    ${checksAnswer ? PRINT_TEXT : code`System.out.println(response.aiMessage().text());`}
    ${when(showsUsage, PRINT_USAGE)}
    ${checksAnswer ? refuseResponse(call) : undefined}
  `
}

const PRINT_TEXT = code`
  var answer = ${OBJECTS}.requireNonNullElse(response.aiMessage().text(), "");
  System.out.println(answer);
`

const RESPONSE = code`response`

/**
 * Ends the program where `response` is cut or empty. `OpenAiUtils` of langchain4j-open-ai 1.19 has no reason for a stream
 * that breaks off, and none for a service's own.
 *
 * @param read an expression for what has the reason
 */
export const refuseResponse = (
  call: ChatCall,
  isEmpty: Piece = code`answer.isEmpty()`,
  read: Piece = RESPONSE,
): Piece => code`
  var reason = ${read}.finishReason();
  var isCut = reason == ${FINISH_REASON}.LENGTH || reason == FinishReason.CONTENT_FILTER${when(call.cutReasons.length > 0, OR_UNKNOWN)};
  ${refuseIncomplete(call, code`isCut`, isEmpty)}
`

/** It knows none of a service's own. */
const OR_UNKNOWN = code` || reason == null`

const SHOW_REASONING = code`
  var reasoning = ${OBJECTS}.requireNonNullElse(response.aiMessage().thinking(), "");
  ${PRINT_REASONING}
`

const PRINT_USAGE = code`System.out.println("Usage: " + response.tokenUsage());`

const printStream = (call: ChatCall, prompt: string | undefined): Piece => code`
  ${streamed(call, prompt === undefined ? INPUT : code`${prompt}`)}
  System.out.println();
  ${when(call.showsUsage, PRINT_USAGE)}
  ${call.checksAnswer ? refuseResponse(call, code`response.aiMessage().text() == null`) : undefined}
`

/** Why LangChain4j would send something else than the call has, or show less. */
export function unsupportedChat(call: ChatCall): string | undefined {
  const { n, stream_options: ofStream } = call.parameters
  if (typeof n === 'number' && n > 1)
    return 'LangChain4j reads one choice, and n requests several (OpenAiChatModel of langchain4j-open-ai)'
  if (call.streaming && ofStream !== undefined && JSON.stringify(ofStream) !== '{"include_usage":true}') {
    return 'for streams, LangChain4j always sends {"include_usage":true} as stream_options (OpenAiStreamingChatModel of langchain4j-open-ai)'
  }
  return unsupportedMessages(call) ?? unsupportedNames(call)
}
