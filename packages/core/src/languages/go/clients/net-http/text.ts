import type { ChatShape } from '../../../../call/chat-shape.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { JSON_PACKAGE } from '../names.ts'

/** The type of a message's content. */
export const textType = ({ listsContent }: Pick<ChatShape, 'listsContent'>): string =>
  listsContent ? 'text' : 'string'

/** Returns an expression for content as a string. */
export const asString = ({ listsContent }: Pick<ChatShape, 'listsContent'>, content: Piece): Piece =>
  listsContent ? code`string(${content})` : content

/** Declares the type, if the model sends lists. */
export const defineText = ({ listsContent }: Pick<ChatShape, 'listsContent'>): Piece | undefined =>
  when(listsContent, TEXT)

const TEXT = code`
  // text is what a message says. The model may send it as a list, with its thoughts among the parts.
  type text string

  func (t *text) UnmarshalJSON(content []byte) error {
      if ${JSON_PACKAGE}.Unmarshal(content, (*string)(t)) == nil {
          return nil
      }
      var parts []struct {
          Text string \`json:"text"\`
      }
      err := json.Unmarshal(content, &parts)
      for _, part := range parts {
          *t += text(part.Text)
      }
      return err
  }
`
