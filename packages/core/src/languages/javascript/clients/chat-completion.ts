import type { ChatCall } from '../../../call/call.ts'
import { lines, type Piece, when } from '../../printing/code.ts'
import { ANY, type Typed, typed } from '../types.ts'
import { code } from '../writer.ts'
import { END_LINE } from './end-line.ts'

/* What clients share that follow OpenAI's JavaScript interface: its objects are called `completion` and `chunk`. */

/** Shows the message of `completion`. */
export const printMessage = (call: ChatCall): Piece => code`
  ${messageShown(call)}
  ${when(call.showsUsage, code`console.log("Usage:", completion.usage);`)}
`

function messageShown(call: ChatCall): Piece {
  const { showsMessage, showsReasoning } = call
  if (showsMessage) return code`console.log(JSON.stringify(completion.choices[0].message, null, 2));`
  return showsReasoning ? reasoned(call) : code`console.log(completion.choices[0].message.content);`
}

const reasoned = (call: Typed): Piece => code`
  const { content, reasoning, reasoning_content }${typed(call, ANY)} = completion.choices[0].message;
  // Services call it by one of two names.
  const thoughts = reasoning_content || reasoning;
  if (thoughts) console.log(\`Reasoning:\n\${thoughts}\n\nAnswer:\`);
  console.log(content);
`

/** The names that a loop over chunks keeps. */
export const keptNames = ({ showsReasoning, showsUsage }: ChatCall): Piece | undefined =>
  lines(when(showsReasoning, code`let section;`), when(showsUsage, code`let usage;`))

/** Shows what `chunk` adds. Some services send a chunk without choices, or a null text. */
export const printDelta = (call: ChatCall): Piece => code`
  ${deltaShown(call)}
  ${when(call.showsUsage, code`usage = chunk.usage ?? usage;`)}
`

function deltaShown(call: ChatCall): Piece {
  const { showsMessage, showsReasoning } = call
  if (showsMessage) return code`if (chunk.choices[0]) console.log(JSON.stringify(chunk.choices[0].delta));`
  return showsReasoning ? reasonedPiece(call) : code`process.stdout.write(chunk.choices[0]?.delta?.content ?? "");`
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

/** Ends the line that the streamed text left open, and shows what the stream said last. */
export const endStream = ({ showsMessage, showsUsage }: ChatCall): Piece | undefined =>
  lines(when(!showsMessage, END_LINE), when(showsUsage, code`console.log("Usage:", usage);`))
