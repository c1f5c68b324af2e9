import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { type JavaCode, javaProgram, PRINT_REASONING, printParts, readFiles } from '../main.ts'
import { chatParams, unsupportedNames } from './parameters.ts'
import { createClient, OKHTTP, requireChoices, throwing } from './program.ts'
import { askFor, robustFunctions } from './robust.ts'

export const chat: Renderer<ChatCall> = {
  unsupported: unsupportedNames,
  render(call) {
    const { messages, moreHeaders, parameters, requestModel, showsMessage, streaming } = call
    const files = readFiles(call)
    const params = chatParams(requestModel, messages, parameters)
    const shown = streaming ? printStream(call) : printCompletion(call)
    const robust = robustFunctions(call)
    const readsOrWrites = params.readsJson || showsMessage || files.code !== ''
    return javaProgram(
      call,
      {
        imports: [
          OKHTTP,
          ...files.imports,
          ...params.imports,
          ...shown.imports,
          ...robust.imports,
          ...(readsOrWrites ? ['java.io.IOException'] : []),
        ],
        code: `${files.code}${createClient(call, moreHeaders)}${params.code}
${shown.code}`,
      },
      throwing(call, readsOrWrites),
      '',
      params.functions + robust.code,
    )
  },
}

const OBJECT_MAPPERS = 'com.openai.core.ObjectMappers'

/** Reads what a message holds of its thoughts, into `reasoning`. */
const readReasoning = (message: string, indent: string): string => `${indent}var fields = ${message}._allProperties();
${indent}// Services call it by one of two names.
${indent}var reasoning = Stream.of("reasoning_content", "reasoning")
${indent}        .flatMap(name -> Stream.ofNullable(fields.get(name)))
${indent}        .flatMap(value -> Stream.ofNullable(value.convert(String.class)))
${indent}        .filter(text -> !text.isEmpty())
${indent}        .findFirst()
${indent}        .orElse("");
`

const STREAM = 'java.util.stream.Stream'

const importsOf = ({ showsMessage, showsReasoning }: ChatCall): readonly string[] => {
  if (showsMessage) return [OBJECT_MAPPERS]
  return showsReasoning ? [STREAM] : []
}

const inJson = (code: string): string => `ObjectMappers.jsonMapper().writeValueAsString(${code})`

function printCompletion(call: ChatCall): JavaCode {
  const usage = '        completion.usage().ifPresent(usage -> System.out.println("Usage: " + usage));\n'
  return {
    imports: importsOf(call),
    code: `        var completion = ${askFor(call)};
${requireChoices('        ')}        var message = completion.choices().get(0).message();
${printMessage(call)}${call.showsUsage ? usage : ''}`,
  }
}

function printMessage({ showsMessage, showsReasoning }: ChatCall): string {
  if (showsMessage) return `        System.out.println(${inJson('message')});\n`
  const content = '        System.out.println(message.content().orElse(""));\n'
  if (!showsReasoning) return content
  return `${readReasoning('message', '        ')}${PRINT_REASONING}${content}`
}

function printStream(call: ChatCall): JavaCode {
  const { showsMessage, showsReasoning, showsUsage } = call
  const kept = `${showsReasoning ? '        var section = "";\n' : ''}`
  const usage = '                chunk.usage().ifPresent(usage -> System.out.println("\\nUsage: " + usage));\n'
  return {
    imports: [
      ...importsOf(call),
      'com.openai.models.chat.completions.ChatCompletionChunk',
      ...(showsReasoning && !showsMessage ? ['java.util.List', 'java.util.Map'] : []),
    ],
    code: `${kept}        try (var stream = ${askFor(call)}) {
            for (var chunk : (Iterable<ChatCompletionChunk>) stream.stream()::iterator) {
                for (var choice : chunk.choices()) {
${printDelta(call)}                }
${showsUsage ? usage : ''}            }
        }
${showsMessage ? '' : '        System.out.println();\n'}`,
  }
}

/** Shows what a chunk adds. */
function printDelta({ showsMessage, showsReasoning }: ChatCall): string {
  if (showsMessage) return `                    System.out.println(${inJson('choice.delta()')});\n`
  if (!showsReasoning) return '                    System.out.print(choice.delta().content().orElse(""));\n'
  return `${readReasoning('choice.delta()', '                    ')}                    var text = choice.delta().content().orElse("");
${printParts('text')}`
}
