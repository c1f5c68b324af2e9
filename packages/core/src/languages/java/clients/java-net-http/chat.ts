import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { java } from '../../writer.ts'
import { type JavaCode, javaProgram, PRINT_REASONING, printParts, readFiles } from '../main.ts'
import { BODY_PUBLISHERS, CLASSES, JSON_OBJECT, makeRequest, refuse, send, THROWS } from './request.ts'
import { nameModel, robustProgram } from './robust.ts'

export const chat: Renderer<ChatCall> = {
  render(call) {
    const shown = call.streaming ? printStream(call) : printResponse(call)
    if (call.form.robust) return robustProgram(call, bodyOf(call), shown)
    const files = readFiles(call)
    return javaProgram(
      call,
      {
        imports: [...CLASSES, BODY_PUBLISHERS, ...files.imports, ...shown.imports],
        code: `${files.code}        var body = ${java.json(bodyOf(call), 12)};
${makeRequest(call.request, POST)}${send(call.streaming ? 'ofLines' : 'ofString')}${shown.code}`,
      },
      THROWS,
      '',
      '',
    )
  },
}

const POST = '                .POST(BodyPublishers.ofString(body))\n'

const bodyOf = ({ request: { body } }: ChatCall): { readonly [name: string]: Value } =>
  body.kind === 'json' ? body.value : {}

/** Reads what a message holds of its thoughts, into `reasoning`. */
const readReasoning = (message: string, indent: string): string => `${indent}// Services call it by one of two names.
${indent}var reasoning = Stream.of("reasoning_content", "reasoning")
${indent}        .map(name -> ${message}.optString(name))
${indent}        .filter(text -> !text.isEmpty())
${indent}        .findFirst()
${indent}        .orElse("");
`

const STREAM = 'java.util.stream.Stream'

function printResponse(call: ChatCall): JavaCode {
  const { showsReasoning, showsUsage } = call
  return {
    imports: [JSON_OBJECT, ...(showsReasoning ? [STREAM] : [])],
    code: `${refuse('response.body()')}${nameModel(call)}
        var completion = new JSONObject(response.body());
        if (!(completion.optQuery("/choices/0/message") instanceof JSONObject message)) {
            throw new IOException("The answer holds no message: " + completion);
        }
${printMessage(call)}${showsUsage ? '        System.out.println("Usage: " + completion.opt("usage"));\n' : ''}`,
  }
}

function printMessage({ showsMessage, showsReasoning }: ChatCall): string {
  if (showsMessage) return '        System.out.println(message.toString(2));\n'
  const content = '        System.out.println(message.optString("content"));\n'
  if (!showsReasoning) return content
  return `${readReasoning('message', '        ')}${PRINT_REASONING}${content}`
}

function printStream(call: ChatCall): JavaCode {
  const { showsMessage, showsReasoning, showsUsage } = call
  const kept = `${showsReasoning ? '        var section = "";\n' : ''}${showsUsage ? '        Object usage = null;\n' : ''}`
  const usage = `                if (!chunk.isNull("usage")) {
                    usage = chunk.get("usage");
                }
`
  return {
    imports: [
      JSON_OBJECT,
      'java.util.stream.Collectors',
      ...(showsReasoning ? ['java.util.List', 'java.util.Map', STREAM] : []),
    ],
    code: `${refuse('response.body().collect(Collectors.joining("\\n"))')}${nameModel(call)}
        var complete = false;
${kept}        try (var lines = response.body()) {
            for (var line : (Iterable<String>) lines::iterator) {
                if (!line.startsWith("data:")) {
                    continue;
                }
                var data = line.substring("data:".length()).strip();
                if (data.equals("[DONE]")) {
                    complete = true;
                    break;
                }
                var chunk = new JSONObject(data);
                if (!chunk.isNull("error")) {
                    throw new IOException("The stream broke off: " + chunk.get("error"));
                }
                if (chunk.optQuery("/choices/0/delta") instanceof JSONObject delta) {
${printDelta(call)}                }
${showsUsage ? usage : ''}            }
        }
        if (!complete) {
            throw new IOException("The stream ended before it was complete");
        }
${showsMessage ? '' : '        System.out.println();\n'}${showsUsage ? '        System.out.println("Usage: " + usage);\n' : ''}`,
  }
}

/** Shows what a chunk adds. */
function printDelta({ showsMessage, showsReasoning }: ChatCall): string {
  if (showsMessage) return '                    System.out.println(delta);\n'
  if (!showsReasoning) return '                    System.out.print(delta.optString("content"));\n'
  return `${readReasoning('delta', '                    ')}                    var answer = delta.optString("content");
${printParts('answer')}`
}
