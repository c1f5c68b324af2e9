import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { STREAM } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { unsupportedNames } from '../json-names.ts'
import { main, PRINT_REASONING, printParts, readFiles } from '../main.ts'
import { READ_CHOICE, refuseIncompleteChoice } from './message.ts'
import { CHUNK, OBJECT_MAPPERS, USAGE } from './names.ts'
import { chatParams, READ_JSON } from './parameters.ts'
import { createClient, findsItself, throwing } from './program.ts'
import { askFor, REQUIRE_CHOICES, retryingMethod } from './retries.ts'
import { KEEP_REASON, NO_REASON } from './stream.ts'

export const openaiJavaChat: ChatRenderer = {
  client: 'openai-java',
  unsupported: unsupportedNames,
  render(call) {
    const { messages, moreHeaders, parameters, requestModel, showsMessage, streaming } = call
    const files = readFiles(call)
    const { code: makeParams, readsJson } = chatParams(requestModel, messages, parameters)
    const readsOrWrites = readsJson || showsMessage || files !== undefined
    const statements = code`
      ${files}
      ${createClient(call, moreHeaders)}
      ${makeParams}

      ${streaming ? printStream(call) : printCompletion(call)}
    `
    return java.program(
      main(call, throwing(call, readsOrWrites), statements, findsItself(call)),
      when(readsJson, READ_JSON),
      retryingMethod(call),
    )
  },
}

/** Reads a message's reasoning into `reasoning`. */
const readReasoning = (message: Piece): Piece => code`
  var fields = ${message}._allProperties();
  // Services call it by one of two names.
  var reasoning = ${STREAM}.of("reasoning_content", "reasoning")
          .flatMap(name -> Stream.ofNullable(fields.get(name)))
          .flatMap(value -> Stream.ofNullable(value.convert(String.class)))
          .filter(text -> !text.isEmpty())
          .findFirst()
          .orElse("");
`

const inJson = (value: Piece): Piece => code`${OBJECT_MAPPERS}.jsonMapper().writeValueAsString(${value})`

const printCompletion = (call: ChatCall): Piece => code`
  var completion = ${askFor(call)};
  ${when(call.variant.retries, REQUIRE_CHOICES)}
  ${call.checksAnswer ? READ_CHOICE : code`var message = completion.choices().get(0).message();`}
  ${printMessage(call)}
  ${when(call.showsUsage, code`completion.usage().ifPresent(usage -> System.out.println("Usage: " + usage));`)}
  ${call.checksAnswer ? refuseIncompleteChoice(call, when(checksText(call), code`answer.isEmpty()`)) : undefined}
`

/** A message that is printed whole may contain tool calls instead of text. */
const checksText = ({ checksAnswer, showsMessage }: ChatCall): boolean => checksAnswer && !showsMessage

function printMessage(call: ChatCall): Piece {
  if (call.showsMessage) return code`System.out.println(${inJson(code`message`)});`
  const printed = code`System.out.println(${checksText(call) ? code`answer` : code`message.content().orElse("")`});`
  if (!call.showsReasoning) return printed
  return code`
    ${readReasoning(code`message`)}
    ${PRINT_REASONING}
    ${printed}
  `
}

function printStream(call: ChatCall): Piece {
  const { variant, showsMessage, showsReasoning, showsUsage } = call
  const isMore = variant.retries || showsMessage || showsReasoning || showsUsage || call.checksAnswer
  return isMore ? printEachChunk(call) : printTexts(call)
}

const printTexts = (call: ChatCall): Piece => code`
  try (var stream = ${askFor(call)}) {
      stream.stream()
              .flatMap(chunk -> chunk.choices().stream())
              .flatMap(choice -> choice.delta().content().stream())
              .forEach(System.out::print);
  }
  System.out.println();
`

/** Some services send the usage in several chunks; the last one counts. */
const printEachChunk = (call: ChatCall): Piece => code`
  ${when(call.showsReasoning, code`var section = "";`)}
  ${when(checksText(call), code`var answer = new StringBuilder();`)}
  ${when(call.checksAnswer, NO_REASON)}
  ${when(call.showsUsage, code`${USAGE} usage = null;`)}
  try (var stream = ${askFor(call)}) {
      for (var chunk : (Iterable<${CHUNK}>) stream.stream()::iterator) {
          for (var choice : chunk.choices()) {
              ${printDelta(call)}
              ${when(call.checksAnswer, KEEP_REASON)}
          }
          ${when(call.showsUsage, code`usage = chunk.usage().orElse(usage);`)}
      }
  }
  ${when(!call.showsMessage, code`System.out.println();`)}
  ${when(call.showsUsage, code`System.out.println("Usage: " + usage);`)}
  ${call.checksAnswer ? refuseIncompleteChoice(call, when(checksText(call), code`answer.isEmpty()`)) : undefined}
`

/** Prints what a chunk adds. */
function printDelta(call: ChatCall): Piece {
  if (call.showsMessage) return code`System.out.println(${inJson(code`choice.delta()`)});`
  const read = code`var text = choice.delta().content().orElse("");`
  const keep = when(checksText(call), code`answer.append(text);`)
  if (call.showsReasoning) {
    return code`
      ${readReasoning(code`choice.delta()`)}
      ${read}
      ${keep}
      ${printParts(code`text`)}
    `
  }
  if (!checksText(call)) return code`System.out.print(choice.delta().content().orElse(""));`
  return code`
    ${read}
    System.out.print(text);
    ${keep}
  `
}
