import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { COLLECTORS, IO_EXCEPTION, STREAM } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { main, PRINT_REASONING, printParts, readFiles } from '../main.ts'
import { BODY_PUBLISHERS, JSON_OBJECT } from './names.ts'
import { BODY, refuse, send, THROWS } from './request.ts'
import { ask, askRobustly, nameModel } from './robust.ts'

export const chat: Renderer<ChatCall> = {
  render(call) {
    const { robust } = call.form
    const statements = code`
      ${readFiles(call)}
      ${robust ? askRobustly(call, bodyOf(call)) : askOnce(call)}
      ${call.streaming ? printStream(call) : printResponse(call)}
    `
    return java.program(main(call, THROWS, statements), robust ? ask(call) : undefined)
  },
}

const bodyOf = ({ request: { body } }: ChatCall): ValueObject => (body.kind === 'json' ? body.value : {})

const POST = code`.POST(${BODY_PUBLISHERS}.ofString(body))`

const askOnce = (call: ChatCall): Piece => code`
  var body = ${bodyOf(call)};
  ${send(call.request, POST, call.streaming ? code`ofLines` : code`ofString`)}
`

/** Reads what a message holds of its thoughts, into `reasoning`. */
const readReasoning = (message: Piece): Piece => code`
  // Services call it by one of two names.
  var reasoning = ${STREAM}.of("reasoning_content", "reasoning")
          .map(name -> ${message}.optString(name))
          .filter(text -> !text.isEmpty())
          .findFirst()
          .orElse("");
`

const printResponse = (call: ChatCall): Piece => code`
  ${refuse(BODY)}
  ${nameModel(call)}

  var completion = new ${JSON_OBJECT}(response.body());
  if (!(completion.optQuery("/choices/0/message") instanceof JSONObject message)) {
      throw new ${IO_EXCEPTION}("The answer holds no message: " + completion);
  }
  ${printMessage(call)}
  ${when(call.showsUsage, code`System.out.println("Usage: " + completion.opt("usage"));`)}
`

function printMessage({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`System.out.println(message.toString(2));`
  if (!showsReasoning) return code`System.out.println(message.optString("content"));`
  return code`
    ${readReasoning(code`message`)}
    ${PRINT_REASONING}
    System.out.println(message.optString("content"));
  `
}

const printStream = (call: ChatCall): Piece => code`
  ${refuse(code`response.body().collect(${COLLECTORS}.joining("\n"))`)}
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
          if (chunk.optQuery("/choices/0/delta") instanceof JSONObject delta) {
              ${printDelta(call)}
          }
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
function printDelta({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`System.out.println(delta);`
  if (!showsReasoning) return code`System.out.print(delta.optString("content"));`
  return code`
    ${readReasoning(code`delta`)}
    var answer = delta.optString("content");
    ${printParts(code`answer`)}
  `
}
