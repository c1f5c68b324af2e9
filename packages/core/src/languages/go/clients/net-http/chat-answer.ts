import type { ChatCall } from '../../../../call/call.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, type GoField } from '../../writer.ts'
import { CMP, FMT } from '../names.ts'
import { printSections } from '../sections.ts'

/* What plain examples and those that ask again share of a chat's answer. */

/** What is read of an answer that comes at once. */
export const completionFields = (call: ChatCall): readonly GoField[] => [
  ...messageFields(call, 'message'),
  ...(call.showsUsage ? [{ path: ['usage'], type: 'json.RawMessage' } as const] : []),
]

/** What is read of a piece of a stream. */
export const chunkFields = (call: ChatCall): readonly GoField[] => [
  ...messageFields(call, 'delta'),
  { path: ['error'], type: 'any' },
  ...(call.showsUsage ? [{ path: ['usage'], type: '*json.RawMessage' } as const] : []),
]

/** What is read of a message, whole or a piece of it. */
function messageFields({ showsMessage, showsReasoning }: ChatCall, name: 'message' | 'delta'): readonly GoField[] {
  const path = ['choices', 0, name] as const
  if (showsMessage) return [{ path, type: 'json.RawMessage' }]
  const names = showsReasoning ? ['content', 'reasoning', 'reasoning_content'] : ['content']
  return names.map((each) => ({ path: [...path, each], type: 'string' }))
}

/** Services have two names for it. */
const reasoningOf = (message: Piece): Piece => code`${CMP}.Or(${message}.ReasoningContent, ${message}.Reasoning)`

/** Shows a `completion`. */
export const printCompletion = (call: ChatCall): Piece => code`
  ${printMessage(call)}
  ${when(call.showsUsage, code`fmt.Printf("Usage: %s\n", completion.Usage)`)}
`

function printMessage({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`${FMT}.Println(string(completion.Choices[0].Message))`
  if (!showsReasoning) return code`${FMT}.Println(completion.Choices[0].Message.Content)`
  return code`
    message := completion.Choices[0].Message
    // Services call it by one of two names.
    if reasoning := ${reasoningOf(code`message`)}; reasoning != "" {
        ${FMT}.Printf("Reasoning:\n%s\n\nAnswer:\n", reasoning)
    }
    fmt.Println(message.Content)
  `
}

/** What is kept from one `chunk` to the next. */
export const declareKept = ({ showsReasoning, showsUsage }: ChatCall): Piece => code`
  ${when(showsReasoning, code`section := ""`)}
  ${when(showsUsage, code`var usage *json.RawMessage`)}
`

/** Shows what a `chunk` adds. */
export const printChunk = (call: ChatCall): Piece => code`
  if len(chunk.Choices) > 0 {
      ${printDelta(call)}
  }
  ${when(call.showsUsage, KEEP_USAGE)}
`

function printDelta({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`${FMT}.Println(string(chunk.Choices[0].Delta))`
  if (!showsReasoning) return code`${FMT}.Print(chunk.Choices[0].Delta.Content)`
  return code`
    delta := chunk.Choices[0].Delta
    ${printSections(code`
      // Services call it by one of two names.
      {"Reasoning", ${reasoningOf(code`delta`)}},
    `)}
  `
}

const KEEP_USAGE = code`
  if chunk.Usage != nil {
      usage = chunk.Usage
  }
`

/** Ends what was shown of a stream. */
export const endPrinting = ({ showsMessage, showsUsage }: ChatCall): Piece => code`
  ${when(!showsMessage, code`fmt.Println()`)}
  ${when(showsUsage, LAST_USAGE)}
`

const LAST_USAGE = code`
  if usage != nil {
      fmt.Printf("Usage: %s\n", *usage)
  }
`
