import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { go, indentedByTab } from '../../writer.ts'
import { readFiles } from '../files.ts'
import type { GoCode } from '../main.ts'
import { messagesOf } from './message-list.ts'
import { makeParams } from './parameters.ts'
import { OR_EXPLAIN, openaiProgram, REQUIRE_CHOICES, RESPONSE } from './program.ts'

export const chat: Renderer<ChatCall> = {
  render(call) {
    const { messages, moreHeaders, parameters, requestModel } = call
    const asked = messagesOf(messages)
    const { imports, code } = makeParams(
      'ChatCompletionNewParams',
      { Model: go.string(requestModel), Messages: asked.code },
      parameters,
    )
    const shown = call.streaming ? printStream(call) : printCompletion(call)
    const files = readFiles(call)
    const params = { imports: [...imports, ...asked.imports, ...files.imports], code: files.code + code }
    return openaiProgram(call, moreHeaders, params, shown, call.form.robust ? robustOptions(call) : undefined)
  },
}

/**
 * A limit for the whole request would break off a long stream: it is one until the answer begins. The client's own
 * `WithRequestTimeout` is none for each attempt: when it is over, openai-go 3.96 asks no more.
 */
export const robustOptions = ({ streaming }: ChatCall): GoCode => ({
  imports: ['time'],
  code: `\t\t// Asks again after 408, 409, 429, 5xx and lost connections, and waits as told by Retry-After.
\t\toption.WithMaxRetries(${LIMITS.attempts - 1}),
${
  streaming
    ? `\t\toption.WithHTTPClient(&http.Client{Transport: &http.Transport{
\t\t\tProxy:                 http.ProxyFromEnvironment,
\t\t\tResponseHeaderTimeout: ${LIMITS.timeout} * time.Second,
\t\t}}),
`
    : `\t\toption.WithHTTPClient(&http.Client{Timeout: ${LIMITS.timeout} * time.Second}),
`
}`,
})

/**
 * Asks for a `completion`, or the first piece of a `stream`: of one provider after another, if there are several.
 */
export function ask(call: ChatCall): GoCode {
  const { fallbackModels, requestModel, streaming } = call
  const method = `client.Chat.Completions.${streaming ? 'NewStreaming' : 'New'}(context.Background(), params, option.WithResponseInto(&response))`
  if (fallbackModels.length === 0) {
    return {
      imports: [],
      code: `${RESPONSE}${streaming ? `\tstream := ${method}\n` : `\tcompletion, err := ${method}\n${OR_EXPLAIN}`}`,
    }
  }
  const models = [requestModel, ...fallbackModels].map((model) => go.string(model))
  const once = streaming
    ? `\t\tstream = ${method}
\t\tif err = stream.Err(); err == nil {
\t\t\tbreak
\t\t}
`
    : `\t\tcompletion, err = ${method}
\t\tif err == nil {
\t\t\tbreak
\t\t}
`
  return {
    imports: ['os', 'slices', ...(streaming ? ['github.com/openai/openai-go/v3/packages/ssestream'] : [])],
    code: `${RESPONSE}\tvar err error
\tvar ${streaming ? 'stream *ssestream.Stream[openai.ChatCompletionChunk]' : 'completion *openai.ChatCompletion'}
\tfor _, params.Model = range []string${indentedByTab(go.items(models)).trimStart()} {
${once}\t\terr = explain(err, response)
\t\tif response != nil && response.StatusCode < 500 && !slices.Contains([]int{408, 409, 429}, response.StatusCode) {
\t\t\treturn err
\t\t}
\t\tfmt.Fprintf(os.Stderr, "%s: %v\\n", params.Model, err)
\t}
\tif err != nil {
\t\treturn fmt.Errorf("no provider answered: %w", err)
\t}
\tfmt.Fprintf(os.Stderr, "Answered by %s\\n", params.Model)
`,
  }
}

/** What a message holds that the client has no names for: services have two. */
const readThoughts = (message: string, indent: string): string => `${indent}// Services call it by one of two names.
${indent}var thoughts ${go.type(
  [
    { path: ['reasoning'], type: 'string' },
    { path: ['reasoning_content'], type: 'string' },
  ],
  indent,
)}
${indent}if err := json.Unmarshal([]byte(${message}.RawJSON()), &thoughts); err != nil {
${indent}\treturn err
${indent}}
`

const REASONING = 'cmp.Or(thoughts.ReasoningContent, thoughts.Reasoning)'

const importsOf = ({ showsReasoning }: ChatCall): readonly string[] => (showsReasoning ? ['cmp', 'encoding/json'] : [])

function printCompletion(call: ChatCall): GoCode {
  const asked = ask(call)
  const usage = call.showsUsage ? '\tfmt.Println("Usage:", completion.Usage.RawJSON())\n' : ''
  return {
    imports: [...importsOf(call), ...asked.imports],
    code: `${asked.code}${REQUIRE_CHOICES}${printMessage(call)}${usage}`,
  }
}

function printMessage({ showsMessage, showsReasoning }: ChatCall): string {
  if (showsMessage) return '\tfmt.Println(completion.Choices[0].Message.RawJSON())\n'
  if (!showsReasoning) return '\tfmt.Println(completion.Choices[0].Message.Content)\n'
  return `\tmessage := completion.Choices[0].Message
${readThoughts('message', '\t')}\tif reasoning := ${REASONING}; reasoning != "" {
\t\tfmt.Printf("Reasoning:\\n%s\\n\\nAnswer:\\n", reasoning)
\t}
\tfmt.Println(message.Content)
`
}

function printStream(call: ChatCall): GoCode {
  const { showsMessage, showsReasoning, showsUsage } = call
  const asked = ask(call)
  const kept = `${showsReasoning ? '\tsection := ""\n' : ''}${showsUsage ? '\tusage := ""\n' : ''}`
  const usage = `\t\tif chunk.JSON.Usage.Valid() {
\t\t\tusage = chunk.Usage.RawJSON()
\t\t}
`
  return {
    imports: [...importsOf(call), ...asked.imports],
    code: `${asked.code}${kept}\tfor stream.Next() {
\t\tchunk := stream.Current()
\t\tif len(chunk.Choices) > 0 {
${printDelta(call)}\t\t}
${showsUsage ? usage : ''}\t}
\tif err := stream.Err(); err != nil {
\t\treturn explain(err, response)
\t}
${showsMessage ? '' : '\tfmt.Println()\n'}${showsUsage ? '\tfmt.Println("Usage:", usage)\n' : ''}`,
  }
}

/** Shows what a chunk adds. */
function printDelta({ showsMessage, showsReasoning }: ChatCall): string {
  if (showsMessage) return '\t\t\tfmt.Println(chunk.Choices[0].Delta.RawJSON())\n'
  if (!showsReasoning) return '\t\t\tfmt.Print(chunk.Choices[0].Delta.Content)\n'
  return `\t\t\tdelta := chunk.Choices[0].Delta
${readThoughts('delta', '\t\t\t')}\t\t\tfor _, part := range []struct{ heading, text string }{
\t\t\t\t{"Reasoning", ${REASONING}},
\t\t\t\t{"Answer", delta.Content},
\t\t\t} {
\t\t\t\tif part.text == "" {
\t\t\t\t\tcontinue
\t\t\t\t}
\t\t\t\tif part.heading != section {
\t\t\t\t\tsection = part.heading
\t\t\t\t\tfmt.Printf("\\n%s:\\n", section)
\t\t\t\t}
\t\t\t\tfmt.Print(part.text)
\t\t\t}
`
}
