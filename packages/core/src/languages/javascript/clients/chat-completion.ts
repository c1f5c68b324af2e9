import type { ChatCall } from '../../../call/call.ts'
import { lines, type Piece, when } from '../../printing/code.ts'
import { ANY, type Typed, typed } from '../types.ts'
import { code } from '../writer.ts'
import { END_LINE } from './end-line.ts'

/* What clients share that follow OpenAI's JavaScript interface: its objects are called `completion` and `chunk`. */

const PRINT_USAGE = code`console.log("Usage:", completion.usage);`

/** Shows the message of `completion`. */
export const printMessage = (call: ChatCall): Piece => code`
  ${messageShown(call)}
  ${when(call.showsUsage, PRINT_USAGE)}
`

const PRINT_WHOLE = code`console.log(JSON.stringify(completion.choices[0].message, null, 2));`
const PRINT_CONTENT = code`console.log(completion.choices[0].message.content);`

function messageShown(call: ChatCall): Piece {
  const { showsMessage, showsReasoning } = call
  if (showsMessage) return PRINT_WHOLE
  return showsReasoning ? reasoned(call) : PRINT_CONTENT
}

const reasoned = (call: Typed): Piece => code`
  const { content, reasoning, reasoning_content }${typed(call, ANY)} = completion.choices[0].message;
  // Services call it by one of two names.
  const thoughts = reasoning_content || reasoning;
  if (thoughts) console.log(\`Reasoning:\n\${thoughts}\n\nAnswer:\`);
  console.log(content);
`

const SECTION = code`let section;`
const USAGE = code`let usage;`

/** The names that a loop over chunks keeps. */
export const keptNames = ({ showsReasoning, showsUsage }: ChatCall): Piece | undefined =>
  lines(when(showsReasoning, SECTION), when(showsUsage, USAGE))

const KEEP_USAGE = code`usage = chunk.usage ?? usage;`

/** Shows what `chunk` adds. Some services send a chunk without choices, or a null text. */
export const printDelta = (call: ChatCall): Piece => code`
  ${deltaShown(call)}
  ${when(call.showsUsage, KEEP_USAGE)}
`

const PRINT_DELTA = code`if (chunk.choices[0]) console.log(JSON.stringify(chunk.choices[0].delta));`
const PRINT_PIECE = code`process.stdout.write(chunk.choices[0]?.delta?.content ?? "");`

function deltaShown(call: ChatCall): Piece {
  const { showsMessage, showsReasoning } = call
  if (showsMessage) return PRINT_DELTA
  return showsReasoning ? reasonedPiece(call) : PRINT_PIECE
}

/** Each kind of text stands under a heading of its own. */
const reasonedPiece = (call: Typed): Piece => code`
  const { content, reasoning, reasoning_content }${typed(call, ANY)} = chunk.choices[0]?.delta ?? {};
  // Services call it by one of two names.
  const parts = { Reasoning: reasoning_content || reasoning, Answer: content };
  for (const [heading, text] of Object.entries(parts)) {
    if (!text) continue;
    if (heading !== section) console.log(\`\n\${heading}:\`);
    section = heading;
    process.stdout.write(text);
  }
`

const PRINT_KEPT_USAGE = code`console.log("Usage:", usage);`

/** Ends the line that the streamed text left open, and shows what the stream said last. */
export const endStream = ({ showsMessage, showsUsage }: ChatCall): Piece | undefined =>
  lines(when(!showsMessage, END_LINE), when(showsUsage, PRINT_KEPT_USAGE))
