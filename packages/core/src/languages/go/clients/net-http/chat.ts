import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, type GoField, go } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { goProgram } from '../main.ts'
import { BYTES, CMP, ERRORS, FMT, IO, JSON_PACKAGE, STRINGS } from '../names.ts'
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
function chatProgram(call: ChatCall, shown: Piece): string {
  const { request, form } = call
  const value = request.body.kind === 'json' ? request.body.value : {}
  if (form.robust) return robustProgram(call, value, shown)
  return goProgram(
    call,
    code`
      ${readFiles(call)}
      ${encodeBody(value)}
      ${makeRequest(request, code`${BYTES}.NewReader(body)`)}

      ${SEND}
      ${shown}
    `,
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
const reasoningOf = (message: Piece): Piece => code`${CMP}.Or(${message}.ReasoningContent, ${message}.Reasoning)`

function printResponse(call: ChatCall): Piece {
  const fields: readonly GoField[] = [
    ...messageFields(call, 'message'),
    ...(call.showsUsage ? [{ path: ['usage'], type: 'json.RawMessage' } as const] : []),
  ]
  return code`
    ${READ_ANSWER}
    ${nameModel(call)}

    var completion ${go.type(fields)}
    if err := ${JSON_PACKAGE}.Unmarshal(answer, &completion); err != nil {
        return fmt.Errorf("the answer is no completion: %w", err)
    }
    if len(completion.Choices) == 0 {
        return fmt.Errorf("the answer holds no choices: %s", answer)
    }
    ${printMessage(call)}
    ${when(call.showsUsage, code`fmt.Printf("Usage: %s\n", completion.Usage)`)}
  `
}

function printMessage({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`fmt.Println(string(completion.Choices[0].Message))`
  if (!showsReasoning) return code`fmt.Println(completion.Choices[0].Message.Content)`
  return code`
    message := completion.Choices[0].Message
    // Services call it by one of two names.
    if reasoning := ${reasoningOf(code`message`)}; reasoning != "" {
        fmt.Printf("Reasoning:\n%s\n\nAnswer:\n", reasoning)
    }
    fmt.Println(message.Content)
  `
}

function printStream(call: ChatCall): Piece {
  const { showsMessage, showsReasoning, showsUsage } = call
  const fields: readonly GoField[] = [
    ...messageFields(call, 'delta'),
    { path: ['error'], type: 'any' },
    ...(showsUsage ? [{ path: ['usage'], type: '*json.RawMessage' } as const] : []),
  ]
  return code`
    defer response.Body.Close()
    if response.StatusCode/100 != 2 {
        answer, _ := ${IO}.ReadAll(response.Body)
        return ${FMT}.Errorf("%s: %s", response.Status, answer)
    }
    ${nameModel(call)}

    complete := false
    ${when(showsReasoning, code`section := ""`)}
    ${when(showsUsage, code`var usage *json.RawMessage`)}
    lines := ${BUFIO}.NewScanner(response.Body)
    lines.Buffer(nil, 1<<24)
    for !complete && lines.Scan() {
        data, isData := ${STRINGS}.CutPrefix(lines.Text(), "data:")
        if !isData {
            continue
        }
        if strings.TrimSpace(data) == "[DONE]" {
            complete = true
            continue
        }
        var chunk ${go.type(fields)}
        if err := ${JSON_PACKAGE}.Unmarshal([]byte(data), &chunk); err != nil {
            return fmt.Errorf("the stream holds no chunk: %w", err)
        }
        if chunk.Error != nil {
            return fmt.Errorf("the stream broke off: %v", chunk.Error)
        }
        if len(chunk.Choices) > 0 {
            ${printDelta(call)}
        }
        ${when(showsUsage, KEEP_USAGE)}
    }
    if err := lines.Err(); err != nil {
        return err
    }
    if !complete {
        return ${ERRORS}.New("the stream ended before it was complete")
    }
    ${when(!showsMessage, code`fmt.Println()`)}
    ${when(showsUsage, LAST_USAGE)}
  `
}

const BUFIO = /* @__PURE__ */ name('bufio', { module: 'bufio' })

const KEEP_USAGE = code`
  if chunk.Usage != nil {
      usage = chunk.Usage
  }
`

const LAST_USAGE = code`
  if usage != nil {
      fmt.Printf("Usage: %s\n", *usage)
  }
`

/** Shows what a chunk adds. */
function printDelta({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`fmt.Println(string(chunk.Choices[0].Delta))`
  if (!showsReasoning) return code`fmt.Print(chunk.Choices[0].Delta.Content)`
  return code`
    delta := chunk.Choices[0].Delta
    for _, part := range []struct{ heading, text string }{
        // Services call it by one of two names.
        {"Reasoning", ${reasoningOf(code`delta`)}},
        {"Answer", delta.Content},
    } {
        if part.text == "" {
            continue
        }
        if part.heading != section {
            section = part.heading
            fmt.Printf("\n%s:\n", section)
        }
        fmt.Print(part.text)
    }
  `
}
