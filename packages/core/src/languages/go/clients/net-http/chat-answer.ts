import type { ChatShape } from '../../../../call/chat-shape.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, type GoField } from '../../writer.ts'
import { declareEnd, keepEnd, orIncomplete, orIncompleteStream, printContent } from '../incomplete.ts'
import { CMP, FMT } from '../names.ts'
import { printSections } from '../sections.ts'

/* Shared by plain examples and those with retries, for a chat's answer. */

/** The fields to read from a complete response. */
export const completionFields = (call: ChatShape): readonly GoField[] => [
  ...messageFields(call, 'message'),
  ...(call.showsUsage ? [{ path: ['usage'], type: 'json.RawMessage' } as const] : []),
]

/** The fields to read from a stream's chunk. */
export const chunkFields = (call: ChatShape): readonly GoField[] => [
  ...messageFields(call, 'delta'),
  { path: ['error'], type: 'any' },
  { path: ['message'], type: 'any' },
  ...(call.showsUsage ? [{ path: ['usage'], type: '*json.RawMessage' } as const] : []),
]

/** Returns the fields to read from a message, whole or streamed, and from its end. */
function messageFields(call: ChatShape, name: 'message' | 'delta'): readonly GoField[] {
  const path = ['choices', 0, name] as const
  const end: readonly GoField[] = call.checksAnswer ? [{ path: ['choices', 0, 'finish_reason'], type: 'string' }] : []
  if (call.showsMessage) return [{ path, type: 'json.RawMessage' }, ...end]
  const names = call.showsReasoning ? ['content', 'reasoning', 'reasoning_content'] : ['content']
  return [...names.map((each) => ({ path: [...path, each], type: 'string' }) as const), ...end]
}

/** Services have two names for the reasoning. */
const reasoningOf = (message: Piece): Piece => code`${CMP}.Or(${message}.ReasoningContent, ${message}.Reasoning)`

/** Prints a `completion`. */
export const printCompletion = (call: ChatShape): Piece => code`
  ${printMessage(call)}
  ${when(call.showsUsage, code`fmt.Printf("Usage: %s\n", completion.Usage)`)}
`

function printMessage(call: ChatShape): Piece {
  const { checksAnswer, showsMessage, showsReasoning } = call
  if (showsMessage) {
    return code`
      ${when(checksAnswer, code`finishReason := completion.Choices[0].FinishReason`)}
      ${orIncomplete(call)}
      ${FMT}.Println(string(completion.Choices[0].Message))
    `
  }
  if (!showsReasoning && !checksAnswer) return code`${FMT}.Println(completion.Choices[0].Message.Content)`
  return code`
    ${checksAnswer ? MESSAGE_AND_END : code`message := completion.Choices[0].Message`}
    ${orIncomplete(call, code`message.Content == ""`)}
    ${when(showsReasoning, PRINT_REASONING)}
    ${FMT}.Println(message.Content)
  `
}

const MESSAGE_AND_END = code`
  choice := completion.Choices[0]
  message, finishReason := choice.Message, choice.FinishReason
`

const PRINT_REASONING = code`
  // Services call it by one of two names.
  if reasoning := ${reasoningOf(code`message`)}; reasoning != "" {
      ${FMT}.Printf("Reasoning:\n%s\n\nAnswer:\n", reasoning)
  }
`

/** Declares the variables that are kept across chunks. */
export const declareKept = (call: ChatShape): Piece => code`
  ${when(call.showsReasoning, code`section := ""`)}
  ${declareEnd(call)}
  ${when(call.showsUsage, code`var usage *json.RawMessage`)}
`

/** Prints what a `chunk` adds. */
export const printChunk = (call: ChatShape): Piece => code`
  if len(chunk.Choices) > 0 {
      ${printDelta(call)}
  }
  ${when(call.showsUsage, KEEP_USAGE)}
`

function printDelta(call: ChatShape): Piece {
  if (call.showsMessage) {
    return code`
      ${FMT}.Println(string(chunk.Choices[0].Delta))
      ${keepEnd(call)}
    `
  }
  if (!call.showsReasoning) return printContent(call)
  return code`
    delta := chunk.Choices[0].Delta
    ${keepEnd(call)}
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

/** Ends a stream's output. */
export const endPrinting = (call: ChatShape): Piece => code`
  ${when(!call.showsMessage, code`fmt.Println()`)}
  ${when(call.showsUsage, LAST_USAGE)}
  ${orIncompleteStream(call)}
`

const LAST_USAGE = code`
  if usage != nil {
      fmt.Printf("Usage: %s\n", *usage)
  }
`
