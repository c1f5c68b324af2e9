import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, slot, when } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { IO_EXCEPTION, STREAM } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { isListed } from '../cut-reasons.ts'
import { chatMain, PRINT_REASONING, printParts, readChatFiles, refuseIncomplete } from '../main.ts'
import { TEXT_OF } from './answer.ts'
import { JSON_OBJECT } from './names.ts'
import { ALL_LINES, HEADERS, POST, REQUEST, BODY as RESPONSE_BODY, refuse, sendRequest, throwing } from './request.ts'
import { ask, askWithRetries, nameModel } from './retries.ts'
import { CHUNKS, NO_REASON, REFUSE_STREAM } from './stream.ts'

export const javaNetHttpChat: ChatRenderer = {
  client: 'java.net.http',
  render: /* @__PURE__ */ compiledChat((shape) => {
    const { retries } = shape.variant
    const statements = code`
      ${readChatFiles(shape)}
      ${retries ? askWithRetries(shape) : askOnce(shape)}
      ${shape.streaming ? printStream(shape) : printResponse(shape)}
    `
    return java.class(
      chatMain(shape, throwing(shape), statements),
      retries ? ask(shape) : undefined,
      when(readsParts(shape), TEXT_OF),
    )
  }),
}

const BODY = /* @__PURE__ */ slot(({ request }: ChatCall) => java.json(plainBodyOf(request)))

const askOnce = (call: ChatShape): Piece => code`
  var body = ${BODY};
  ${sendRequest(REQUEST, HEADERS, POST, call.streaming ? code`ofLines` : code`ofString`)}
`

/** Reads a message's reasoning into `reasoning`. */
const readReasoning = (message: Piece): Piece => code`
  // Services call it by one of two names.
  var reasoning = ${message}.optString("reasoning_content", ${message}.optString("reasoning"));
`

const readReasoningWithRetries = (message: Piece): Piece => code`
  // Services call it by one of two names.
  var reasoning = ${STREAM}.of("reasoning_content", "reasoning")
          .map(name -> ${message}.optString(name))
          .filter(text -> !text.isEmpty())
          .findFirst()
          .orElse("");
`

const printResponse = (call: ChatShape): Piece => code`
  ${refuse(call, RESPONSE_BODY)}
  ${nameModel(call)}

  ${showsMore(call) ? printCompletion(call) : printAnswer(call)}
`

/** The program fails if the content isn't text. */
const printAnswer = ({ listsContent }: ChatShape): Piece => {
  const content = code`new ${JSON_OBJECT}(response.body()).query("/choices/0/message/content")`
  return code`System.out.println(${listsContent ? code`textOf(${content})` : code`(String) ${content}`});`
}

const readsParts = ({ listsContent, showsMessage }: ChatShape): boolean => listsContent && !showsMessage

const showsMore = ({ checksAnswer, showsMessage, showsReasoning, showsUsage }: ChatShape): boolean =>
  checksAnswer || showsMessage || showsReasoning || showsUsage

/** A message that is printed whole may contain tool calls instead of text. */
const checksText = ({ checksAnswer, showsMessage }: ChatShape): boolean => checksAnswer && !showsMessage

/** Throws if the answer is incomplete or empty. */
function checkReason(call: ChatShape): Piece | undefined {
  if (!call.checksAnswer) return undefined
  const isCut = isListed(call, code`reason`, call.streaming ? [NO_REASON] : [])
  const isEmpty = when(checksText(call), code`answer.isEmpty()`)
  if (!call.hasCutReasons) return refuseIncomplete(call, isCut, isEmpty)
  return code`
    var isCut = ${isCut};
    ${refuseIncomplete(call, code`isCut`, isEmpty)}
  `
}

const printCompletion = (call: ChatShape): Piece => code`
  var completion = new ${JSON_OBJECT}(response.body());
  ${call.variant.retries ? REQUIRE_MESSAGE : code`var message = (JSONObject) completion.query("/choices/0/message");`}
  ${when(call.checksAnswer, code`var reason = String.valueOf(completion.query("/choices/0/finish_reason"));`)}
  ${printMessage(call)}
  ${when(call.showsUsage, code`System.out.println("Usage: " + completion.opt("usage"));`)}
  ${checkReason(call)}
`

const REQUIRE_MESSAGE = code`
  if (!(completion.optQuery("/choices/0/message") instanceof JSONObject message)) {
      throw new ${IO_EXCEPTION}("The response has no message: " + completion);
  }
`

function printMessage(call: ChatShape): Piece {
  const { variant, showsMessage, showsReasoning } = call
  if (showsMessage) return code`System.out.println(message.toString(2));`
  const printAnswer = code`
    ${readText(call, code`answer`, code`message`)}
    ${when(showsReasoning, PRINT_REASONING)}
    ${when(!call.checksAnswer, REQUIRE_ANSWER)}
    System.out.println(answer);
  `
  if (!showsReasoning) return printAnswer
  return code`
    ${variant.retries ? readReasoningWithRetries(code`message`) : readReasoning(code`message`)}
    ${printAnswer}
  `
}

/** A model may use up its limit on reasoning. */
const REQUIRE_ANSWER = code`
  if (answer.isEmpty()) {
      throw new IllegalStateException("The response has no answer: " + completion);
  }
`

/** Reads a message's answer. */
const readText = ({ listsContent }: ChatShape, text: Piece, message: Piece): Piece =>
  listsContent
    ? code`var ${text} = textOf(${message}.opt("content"));`
    : code`var ${text} = ${message}.opt("content") instanceof String text ? text : "";`

const printStream = (call: ChatShape): Piece => (call.variant.retries ? printWholeStream(call) : printChunks(call))

const refuseStream = (call: ChatShape): Piece => (call.variant.retries ? refuse(call, ALL_LINES) : REFUSE_STREAM)

const printChunks = (call: ChatShape): Piece => code`
  ${refuseStream(call)}

  ${call.showsReasoning || call.showsUsage || call.checksAnswer ? inLoop(call) : forEach(printChunk(call))}
  ${when(!call.showsMessage, code`System.out.println();`)}
  ${when(call.showsUsage, PRINT_USAGE)}
  ${checkReason(call)}
`

const forEach = (statements: Piece): Piece => code`
  ${CHUNKS}
          .forEach(chunk -> {
              ${statements}
          });
`

const inLoop = (call: ChatShape): Piece => code`
  ${startAnswer(call)}
  var chunks = ${CHUNKS};
  for (var chunk : (Iterable<JSONObject>) chunks::iterator) {
      ${printChunk(call)}
  }
`

const startAnswer = (call: ChatShape): Piece => code`
  ${when(call.showsReasoning, code`var section = "";`)}
  ${when(checksText(call), code`var answer = new StringBuilder();`)}
  ${when(call.checksAnswer, code`var reason = ${NO_REASON};`)}
  ${when(call.showsUsage, code`Object usage = null;`)}
`

/** An error is in a field of that name, or is the whole event. */
const printChunk = (call: ChatShape): Piece => code`
  if (!chunk.isNull("error") || chunk.has("message")) {
      throw new ${call.variant.retries ? IO_EXCEPTION : code`RuntimeException`}("The stream broke off: " + chunk);
  }
  ${call.showsMessage || call.showsReasoning ? ifDelta(printDelta(call)) : printContent(call)}
  ${when(call.checksAnswer, KEEP_REASON)}
  ${when(call.showsUsage, KEEP_USAGE)}
`

const KEEP_REASON = code`
  if (chunk.optQuery("/choices/0/finish_reason") instanceof String why) {
      reason = why;
  }
`

function printContent(call: ChatShape): Piece {
  const content = code`chunk.optQuery("/choices/0/delta/content")`
  const keep = when(call.checksAnswer, code`answer.append(content);`)
  if (call.listsContent) {
    return code`
      var content = textOf(${content});
      System.out.print(content);
      ${keep}
    `
  }
  if (keep === undefined) {
    return code`
      var content = ${content};
      System.out.print(content instanceof String text ? text : "");
    `
  }
  return code`
    if (${content} instanceof String content) {
        System.out.print(content);
        ${keep}
    }
  `
}

/** Some services send the usage in several chunks; the last one counts. */
const KEEP_USAGE = code`
  if (!chunk.isNull("usage")) {
      usage = chunk.get("usage");
  }
`

const PRINT_USAGE = code`System.out.println("Usage: " + usage);`

const ifDelta = (statements: Piece): Piece => code`
  if (chunk.optQuery("/choices/0/delta") instanceof JSONObject delta) {
      ${statements}
  }
`

const printWholeStream = (call: ChatShape): Piece => code`
  ${refuseStream(call)}
  ${nameModel(call)}

  var complete = false;
  ${startAnswer(call)}
  try (var lines = response.body()) {
      for (var line : (Iterable<String>) lines::iterator) {
          if (!line.contains("data:")) {
              continue;
          }
          var data = line.substring(line.indexOf(':') + 1).strip();
          if (data.equals("[DONE]")) {
              complete = true;
              break;
          }
          var chunk = new ${JSON_OBJECT}(data);
          ${printChunk(call)}
      }
  }
  if (!complete) {
      throw new IOException("The stream ended before it was complete");
  }
  ${when(!call.showsMessage, code`System.out.println();`)}
  ${when(call.showsUsage, PRINT_USAGE)}
  ${checkReason(call)}
`

/** Prints what a chunk adds. */
function printDelta(call: ChatShape): Piece {
  const { variant, showsMessage, checksAnswer } = call
  if (showsMessage) return code`System.out.println(delta);`
  return code`
    ${variant.retries ? readReasoningWithRetries(code`delta`) : readReasoning(code`delta`)}
    ${readText(call, code`content`, code`delta`)}
    ${when(checksAnswer, code`answer.append(content);`)}
    ${printParts(code`content`)}
  `
}
