import type { ChatShape } from '../../../call/chat-shape.ts'
import { lines, name, type Piece, when } from '../../printing/code.ts'
import { ANY, typed } from '../types.ts'
import { code } from '../writer.ts'
import { END_LINE } from './end-line.ts'
import { checkWhole } from './whole-answer.ts'

/* Shared by clients with OpenAI's JavaScript interface, whose objects are called `completion` and `chunk`. */

const PRINT_USAGE = code`console.log("Usage:", completion.usage);`

/** Prints the message of `completion`, and fails if it's incomplete or empty in examples where that is likely. */
export const printMessage = (call: ChatShape): Piece => code`
  ${defineTextOf(call)}
  ${call.checksAnswer ? checkedMessage(call) : messageShown(call, MESSAGE)}
  ${when(call.showsUsage, PRINT_USAGE)}
`

const readsParts = ({ listsContent, showsMessage }: ChatShape): boolean => listsContent && !showsMessage

/** Returns the function that reads content which may be a list of parts, if the model sends lists. */
const defineTextOf = (call: ChatShape): Piece | undefined =>
  readsParts(call)
    ? code`
        // The model may send its text as a list, with its thoughts among the parts.
        const textOf = (content${typed(call, ANY)}) =>
          Array.isArray(content) ? content.map((part) => part.text ?? "").join("") : content;

      `
    : undefined

/** Returns an expression for the text in some content. */
const textOf = (call: ChatShape, content: Piece): Piece => (readsParts(call) ? code`textOf(${content})` : content)

const MESSAGE = code`completion.choices[0].message`
const TAKEN = /* @__PURE__ */ name('message')

const checkedMessage = (call: ChatShape): Piece => code`
  const { message, finish_reason: why } = completion.choices[0];
  ${messageShown(call, TAKEN)}
  ${checkWhole(call, isEmpty(call))}
`

function messageShown(call: ChatShape, message: Piece): Piece {
  const { showsMessage, showsReasoning, checksAnswer } = call
  if (showsMessage) return code`console.log(JSON.stringify(${message}, null, 2));`
  if (showsReasoning) return reasoned(call, message)
  return code`console.log(${textOf(call, code`${message}.content`)}${when(checksAnswer, OR_NOTHING)});`
}

const OR_NOTHING = code` ?? ""`

function isEmpty(call: ChatShape): Piece {
  if (call.showsMessage) return code`!(message.content || message.tool_calls?.length)`
  return code`!${textOf(call, call.showsReasoning ? code`content` : code`message.content`)}`
}

const reasoned = (call: ChatShape, message: Piece): Piece => code`
  const { content, reasoning, reasoning_content }${typed(call, ANY)} = ${message};
  // Services call it by one of two names.
  const thoughts = reasoning_content || reasoning;
  if (thoughts) console.log(\`Reasoning:\n\${thoughts}\n\nAnswer:\`);
  console.log(${textOf(call, code`content`)}${when(call.checksAnswer, OR_NOTHING)});
`

const SECTION = code`let section;`
const USAGE = code`let usage;`
const ANSWER = code`
  let answer = "";
  let why = "";
`

/** Returns the variables for a loop over chunks. */
export const keptNames = (call: ChatShape): Piece | undefined =>
  lines(
    defineTextOf(call),
    when(call.checksAnswer, ANSWER),
    when(call.showsReasoning, SECTION),
    when(call.showsUsage, USAGE),
  )

const KEEP_USAGE = code`usage = chunk.usage ?? usage;`

/** Prints what `chunk` adds. Some services send a chunk without choices, or null as text. */
export const printDelta = (call: ChatShape): Piece => code`
  ${call.checksAnswer ? checkedDelta(call) : deltaShown(call, FIRST)}
  ${when(call.showsUsage, KEEP_USAGE)}
`

const FIRST = code`chunk.choices[0]`
const CHOICE = /* @__PURE__ */ name('choice')

const checkedDelta = (call: ChatShape): Piece => code`
  const choice = chunk.choices[0];
  ${deltaShown(call, CHOICE)}
  ${call.showsMessage ? KEEP_ANYTHING : keepText(call)}
  why = choice?.finish_reason || why;
`

const DELTA_CONTENT = code`choice?.delta?.content`

const keepText = (call: ChatShape): Piece =>
  code`answer += ${textOf(call, call.showsReasoning ? code`content` : DELTA_CONTENT)} ?? "";`

const KEEP_ANYTHING = code`if (choice?.delta?.content || choice?.delta?.tool_calls?.length) answer = "begun";`

function deltaShown(call: ChatShape, choice: Piece): Piece {
  const { showsMessage, showsReasoning } = call
  if (showsMessage) return code`if (${choice}?.delta) console.log(JSON.stringify(${choice}.delta));`
  if (showsReasoning) return reasonedPiece(call, choice)
  return code`process.stdout.write(${textOf(call, code`${choice}?.delta?.content`)} ?? "");`
}

/** Each kind of text has its own heading. */
const reasonedPiece = (call: ChatShape, choice: Piece): Piece => code`
  const { content, reasoning, reasoning_content }${typed(call, ANY)} = ${choice}?.delta ?? {};
  // Services call it by one of two names.
  const parts = { Reasoning: reasoning_content || reasoning, Answer: ${textOf(call, code`content`)} };
  for (const [heading, text] of Object.entries(parts)) {
    if (!text) continue;
    if (heading !== section) console.log(\`\n\${heading}:\`);
    section = heading;
    process.stdout.write(text);
  }
`

const PRINT_KEPT_USAGE = code`console.log("Usage:", usage);`

/** Ends the line of the streamed text, and prints what came last in the stream. */
export const endStream = (call: ChatShape): Piece | undefined =>
  lines(
    when(!call.showsMessage, END_LINE),
    when(call.showsUsage, PRINT_KEPT_USAGE),
    call.checksAnswer ? checkWhole(call, NOTHING) : undefined,
  )

const NOTHING = code`!answer`
