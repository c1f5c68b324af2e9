import type { ChatShape } from '../../../call/chat-shape.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { apart } from './main.ts'

/* The text of a message, whose content may be a list of parts. */

/** Returns an expression for the text in some content. */
export const textOf = ({ listsContent }: ChatShape, content: Piece): Piece =>
  listsContent ? code`text_of(${content})` : content

/** Defines `text_of`, which `textOf` calls, after the imports. */
export const defineTextOf = (call: ChatShape): Piece | undefined =>
  when(
    call.listsContent,
    code`

      ${functionTextOf(call)}
    `,
  )

/** Returns the function that reads a message's text, to follow another function. */
export const functionTextOf = ({ listsContent }: ChatShape): Piece | undefined => when(listsContent, apart(TEXT_OF))

const TEXT_OF = code`
  def text_of(content):
      """The text of a message. The model may send it as a list, with its thoughts among the parts."""
      if isinstance(content, list):
          return "".join(part.get("text", "") for part in content)
      return content or ""
`

/** Replaces the content of a `delta` with its text. */
export const readContent = ({ listsContent }: ChatShape): Piece | undefined =>
  when(listsContent, code`delta["content"] = text_of(delta.get("content"))`)
