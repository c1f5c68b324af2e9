import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { type GoField, go } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { type GoCode, goProgram } from '../main.ts'
import { CLIENT, encodeBody, makeRequest, READ_ANSWER, SEND } from './request.ts'
import { nameModel, robustProgram } from './robust.ts'

export const chat: Renderer<ChatCall> = {
  render: (call) => chatProgram(call, call.streaming ? printStream(call) : printResponse(call)),
}

/**
 * A whole program, whatever the API.
 *
 * @param shown code that shows what is in `response`
 */
function chatProgram(call: ChatCall, shown: GoCode): string {
  const { request, form } = call
  const value = request.body.kind === 'json' ? request.body.value : {}
  if (form.robust) return robustProgram(call, value, shown)
  const files = readFiles(call)
  const body = encodeBody(value)
  return goProgram(
    call,
    [...files.imports, ...body.imports, ...shown.imports, 'fmt', 'io', 'net/http'],
    `${files.code}${body.code}${makeRequest(request, 'bytes.NewReader(body)')}${SEND}${shown.code}`,
    CLIENT,
  )
}

/** What is read of a message, whole or a piece of it. */
function messageFields({ showsMessage, showsReasoning }: ChatCall, name: 'message' | 'delta'): readonly GoField[] {
  const path = ['choices', 0, name] as const
  if (showsMessage) return [{ path, type: 'json.RawMessage' }]
  const names = showsReasoning ? ['content', 'reasoning', 'reasoning_content'] : ['content']
  return names.map((each) => ({ path: [...path, each], type: 'string' }))
}

/** Services have two names for it. */
const REASONING = (message: string): string => `cmp.Or(${message}.ReasoningContent, ${message}.Reasoning)`

function printResponse(call: ChatCall): GoCode {
  const { showsReasoning, showsUsage } = call
  const fields: readonly GoField[] = [
    ...messageFields(call, 'message'),
    ...(showsUsage ? [{ path: ['usage'], type: 'json.RawMessage' } as const] : []),
  ]
  return {
    imports: showsReasoning ? ['cmp'] : [],
    code: `${READ_ANSWER}${nameModel(call)}
\tvar completion ${go.type(fields, '\t')}
\tif err := json.Unmarshal(answer, &completion); err != nil {
\t\treturn fmt.Errorf("the answer is no completion: %w", err)
\t}
\tif len(completion.Choices) == 0 {
\t\treturn fmt.Errorf("the answer holds no choices: %s", answer)
\t}
${printMessage(call)}${showsUsage ? '\tfmt.Printf("Usage: %s\\n", completion.Usage)\n' : ''}`,
  }
}

function printMessage({ showsMessage, showsReasoning }: ChatCall): string {
  if (showsMessage) return '\tfmt.Println(string(completion.Choices[0].Message))\n'
  if (!showsReasoning) return '\tfmt.Println(completion.Choices[0].Message.Content)\n'
  return `\tmessage := completion.Choices[0].Message
\t// Services call it by one of two names.
\tif reasoning := ${REASONING('message')}; reasoning != "" {
\t\tfmt.Printf("Reasoning:\\n%s\\n\\nAnswer:\\n", reasoning)
\t}
\tfmt.Println(message.Content)
`
}

function printStream(call: ChatCall): GoCode {
  const { showsMessage, showsReasoning, showsUsage } = call
  const fields: readonly GoField[] = [
    ...messageFields(call, 'delta'),
    { path: ['error'], type: 'any' },
    ...(showsUsage ? [{ path: ['usage'], type: '*json.RawMessage' } as const] : []),
  ]
  const kept = `${showsReasoning ? '\tsection := ""\n' : ''}${showsUsage ? '\tvar usage *json.RawMessage\n' : ''}`
  const usage = `\t\tif chunk.Usage != nil {
\t\t\tusage = chunk.Usage
\t\t}
`
  return {
    imports: ['bufio', 'errors', 'strings', ...(showsReasoning ? ['cmp'] : [])],
    code: `\tdefer response.Body.Close()
\tif response.StatusCode/100 != 2 {
\t\tanswer, _ := io.ReadAll(response.Body)
\t\treturn fmt.Errorf("%s: %s", response.Status, answer)
\t}
${nameModel(call)}
\tcomplete := false
${kept}\tlines := bufio.NewScanner(response.Body)
\tlines.Buffer(nil, 1<<24)
\tfor !complete && lines.Scan() {
\t\tdata, isData := strings.CutPrefix(lines.Text(), "data:")
\t\tif !isData {
\t\t\tcontinue
\t\t}
\t\tif strings.TrimSpace(data) == "[DONE]" {
\t\t\tcomplete = true
\t\t\tcontinue
\t\t}
\t\tvar chunk ${go.type(fields, '\t\t')}
\t\tif err := json.Unmarshal([]byte(data), &chunk); err != nil {
\t\t\treturn fmt.Errorf("the stream holds no chunk: %w", err)
\t\t}
\t\tif chunk.Error != nil {
\t\t\treturn fmt.Errorf("the stream broke off: %v", chunk.Error)
\t\t}
\t\tif len(chunk.Choices) > 0 {
${printDelta(call)}\t\t}
${showsUsage ? usage : ''}\t}
\tif err := lines.Err(); err != nil {
\t\treturn err
\t}
\tif !complete {
\t\treturn errors.New("the stream ended before it was complete")
\t}
${showsMessage ? '' : '\tfmt.Println()\n'}${showsUsage ? LAST_USAGE : ''}`,
  }
}

const LAST_USAGE = `\tif usage != nil {
\t\tfmt.Printf("Usage: %s\\n", *usage)
\t}
`

/** Shows what a chunk adds. */
function printDelta({ showsMessage, showsReasoning }: ChatCall): string {
  if (showsMessage) return '\t\t\tfmt.Println(string(chunk.Choices[0].Delta))\n'
  if (!showsReasoning) return '\t\t\tfmt.Print(chunk.Choices[0].Delta.Content)\n'
  return `\t\t\tdelta := chunk.Choices[0].Delta
\t\t\tfor _, part := range []struct{ heading, text string }{
\t\t\t\t// Services call it by one of two names.
\t\t\t\t{"Reasoning", ${REASONING('delta')}},
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
