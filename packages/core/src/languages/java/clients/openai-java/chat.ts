import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { STREAM } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { unsupportedNames } from '../json-names.ts'
import { main, PRINT_REASONING, printParts, readFiles } from '../main.ts'
import { CHUNK, OBJECT_MAPPERS } from './names.ts'
import { chatParams, READ_JSON } from './parameters.ts'
import { createClient, throwing } from './program.ts'
import { askFor, REQUIRE_CHOICES, retryingMethod } from './retries.ts'

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
      main(call, throwing(call, readsOrWrites), statements),
      when(readsJson, READ_JSON),
      retryingMethod(call),
    )
  },
}

/** Reads what a message holds of its thoughts, into `reasoning`. */
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
  var message = completion.choices().get(0).message();
  ${printMessage(call)}
  ${when(call.showsUsage, code`completion.usage().ifPresent(usage -> System.out.println("Usage: " + usage));`)}
`

function printMessage({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`System.out.println(${inJson(code`message`)});`
  if (!showsReasoning) return code`System.out.println(message.content().orElse(""));`
  return code`
    ${readReasoning(code`message`)}
    ${PRINT_REASONING}
    System.out.println(message.content().orElse(""));
  `
}

function printStream(call: ChatCall): Piece {
  const { variant, showsMessage, showsReasoning, showsUsage } = call
  return variant.retries || showsMessage || showsReasoning || showsUsage ? printEachChunk(call) : printTexts(call)
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

const printEachChunk = (call: ChatCall): Piece => code`
  ${when(call.showsReasoning, code`var section = "";`)}
  try (var stream = ${askFor(call)}) {
      for (var chunk : (Iterable<${CHUNK}>) stream.stream()::iterator) {
          for (var choice : chunk.choices()) {
              ${printDelta(call)}
          }
          ${when(call.showsUsage, code`chunk.usage().ifPresent(usage -> System.out.println("\nUsage: " + usage));`)}
      }
  }
  ${when(!call.showsMessage, code`System.out.println();`)}
`

/** Shows what a chunk adds. */
function printDelta({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`System.out.println(${inJson(code`choice.delta()`)});`
  if (!showsReasoning) return code`System.out.print(choice.delta().content().orElse(""));`
  return code`
    ${readReasoning(code`choice.delta()`)}
    var text = choice.delta().content().orElse("");
    ${printParts(code`text`)}
  `
}
