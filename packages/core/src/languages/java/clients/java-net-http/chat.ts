import type { ChatCall } from '../../../../call/call.ts'
import { bodyOf, plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { IO_EXCEPTION, STREAM } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { main, PRINT_REASONING, printParts, readFiles } from '../main.ts'
import { BODY_PUBLISHERS, JSON_OBJECT } from './names.ts'
import { ALL_LINES, BODY, refuse, send, throwing } from './request.ts'
import { ask, askWithRetries, nameModel } from './retries.ts'

export const javaNetHttpChat: ChatRenderer = {
  client: 'java.net.http',
  render(call) {
    const { retries } = call.variant
    const statements = code`
      ${readFiles(call)}
      ${retries ? askWithRetries(call, bodyOf(call.request)) : askOnce(call)}
      ${call.streaming ? printStream(call) : printResponse(call)}
    `
    return java.program(main(call, throwing(call), statements), retries ? ask(call) : undefined)
  },
}

const POST = code`.POST(${BODY_PUBLISHERS}.ofString(body))`

const askOnce = (call: ChatCall): Piece => code`
  var body = ${java.json(plainBodyOf(call.request))};
  ${send(call, POST, call.streaming ? code`ofLines` : code`ofString`)}
`

/** Reads what a message holds of its thoughts, into `reasoning`. */
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

const printResponse = (call: ChatCall): Piece => code`
  ${refuse(call, BODY)}
  ${nameModel(call)}

  ${showsMore(call) ? printCompletion(call) : code`System.out.println(new ${JSON_OBJECT}(response.body()).query("/choices/0/message/content"));`}
`

const showsMore = ({ variant, showsMessage, showsReasoning, showsUsage }: ChatCall): boolean =>
  variant.retries || showsMessage || showsReasoning || showsUsage

const printCompletion = (call: ChatCall): Piece => code`
  var completion = new ${JSON_OBJECT}(response.body());
  ${call.variant.retries ? REQUIRE_MESSAGE : code`var message = (JSONObject) completion.query("/choices/0/message");`}
  ${printMessage(call)}
  ${when(call.showsUsage, code`System.out.println("Usage: " + completion.opt("usage"));`)}
`

const REQUIRE_MESSAGE = code`
  if (!(completion.optQuery("/choices/0/message") instanceof JSONObject message)) {
      throw new ${IO_EXCEPTION}("The answer holds no message: " + completion);
  }
`

function printMessage({ variant, showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`System.out.println(message.toString(2));`
  if (!showsReasoning) return code`System.out.println(message.optString("content"));`
  return code`
    ${variant.retries ? readReasoningWithRetries(code`message`) : readReasoning(code`message`)}
    ${PRINT_REASONING}
    System.out.println(message.optString("content"));
  `
}

const printStream = (call: ChatCall): Piece => (call.variant.retries ? printWholeStream(call) : printChunks(call))

const refuseStream = (call: ChatCall): Piece => (call.variant.retries ? refuse(call, ALL_LINES) : REFUSE_STREAM)

const REFUSE_STREAM = code`
  if (response.statusCode() / 100 != 2) {
      var reason = ${ALL_LINES};
      throw new RuntimeException(response.statusCode() + ": " + reason);
  }
`

const printChunks = (call: ChatCall): Piece => code`
  ${refuseStream(call)}

  ${call.showsReasoning ? inLoop(printChunk(call)) : forEach(printChunk(call))}
  ${when(!call.showsMessage, code`System.out.println();`)}
`

const CHUNKS = code`
  response.body()
          .filter(line -> line.startsWith("data:") && !line.endsWith("[DONE]"))
          .map(line -> new ${JSON_OBJECT}(line.substring("data:".length())))
`

const forEach = (statements: Piece): Piece => code`
  ${CHUNKS}
          .forEach(chunk -> {
              ${statements}
          });
`

const inLoop = (statements: Piece): Piece => code`
  var section = "";
  var chunks = ${CHUNKS};
  for (var chunk : (Iterable<JSONObject>) chunks::iterator) {
      ${statements}
  }
`

const printChunk = (call: ChatCall): Piece => code`
  if (!chunk.isNull("error")) {
      throw new RuntimeException("The stream broke off: " + chunk.get("error"));
  }
  ${call.showsMessage || call.showsReasoning ? ifDelta(printDelta(call)) : PRINT_CONTENT}
  ${when(call.showsUsage, PRINT_USAGE)}
`

const PRINT_CONTENT = code`
  if (chunk.optQuery("/choices/0/delta/content") instanceof String content) {
      System.out.print(content);
  }
`

const PRINT_USAGE = code`
  if (!chunk.isNull("usage")) {
      System.out.println("\nUsage: " + chunk.get("usage"));
  }
`

const ifDelta = (statements: Piece): Piece => code`
  if (chunk.optQuery("/choices/0/delta") instanceof JSONObject delta) {
      ${statements}
  }
`

const printWholeStream = (call: ChatCall): Piece => code`
  ${refuseStream(call)}
  ${nameModel(call)}

  var complete = false;
  ${when(call.showsReasoning, code`var section = "";`)}
  ${when(call.showsUsage, code`Object usage = null;`)}
  try (var lines = response.body()) {
      for (var line : (Iterable<String>) lines::iterator) {
          if (!line.startsWith("data:")) {
              continue;
          }
          var data = line.substring("data:".length()).strip();
          if (data.equals("[DONE]")) {
              complete = true;
              break;
          }
          var chunk = new ${JSON_OBJECT}(data);
          if (!chunk.isNull("error")) {
              throw new ${IO_EXCEPTION}("The stream broke off: " + chunk.get("error"));
          }
          ${ifDelta(printDelta(call))}
          ${when(call.showsUsage, READ_USAGE)}
      }
  }
  if (!complete) {
      throw new IOException("The stream ended before it was complete");
  }
  ${when(!call.showsMessage, code`System.out.println();`)}
  ${when(call.showsUsage, code`System.out.println("Usage: " + usage);`)}
`

const READ_USAGE = code`
  if (!chunk.isNull("usage")) {
      usage = chunk.get("usage");
  }
`

/** Shows what a chunk adds. */
function printDelta({ variant, showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`System.out.println(delta);`
  if (!showsReasoning) return code`System.out.print(delta.optString("content"));`
  return code`
    ${variant.retries ? readReasoningWithRetries(code`delta`) : readReasoning(code`delta`)}
    var answer = delta.optString("content");
    ${printParts(code`answer`)}
  `
}
