import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { type Piece, when } from '../../printing/code.ts'
import { printReasoned, printReasonedPieces, printStream } from '../clients/chat-completion.ts'
import { code } from '../writer.ts'
import { plainChat, type Transport } from './transport.ts'

// @__NO_SIDE_EFFECTS__
export const rawChat = (transport: Transport): ChatRenderer =>
  plainChat(transport, (call) => (call.streaming ? printChunks(transport, call) : printResponse(call)), false)

const printChunks = ({ eachChoice }: Transport, call: ChatCall): Piece =>
  printStream(call, eachChoice(call, printPiece(call), keepUsage(call)))

function printResponse({ showsMessage, showsReasoning, showsUsage }: ChatCall): Piece {
  const content = when(!showsMessage, code`["content"]`)
  if (!showsReasoning && !showsUsage) return code`print(response.json()["choices"][0]["message"]${content})`
  return code`
    completion = response.json()
    ${showsReasoning ? PRINT_REASONED : code`print(completion["choices"][0]["message"]${content})`}
    ${when(showsUsage, code`print("Usage:", completion.get("usage"))`)}
  `
}

const reasoningOf = (message: Piece): Piece => code`${message}.get("reasoning_content") or ${message}.get("reasoning")`

const PRINT_REASONED = code`
  message = completion["choices"][0]["message"]
  ${printReasoned(reasoningOf(code`message`), code`message["content"]`)}
`

/** Shows what a `choice` of a stream adds. */
function printPiece({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`print(choice["delta"])`
  return showsReasoning ? PRINT_REASONED_PIECES : code`print(choice["delta"].get("content") or "", end="", flush=True)`
}

const PRINT_REASONED_PIECES = code`
  delta = choice["delta"]
  ${printReasonedPieces(reasoningOf(code`delta`), code`delta.get("content")`)}
`

/** Keeps what a `chunk` of a stream says of the usage. */
const keepUsage = ({ showsUsage }: ChatCall): Piece | undefined =>
  when(showsUsage, code`usage = chunk.get("usage") or usage`)
