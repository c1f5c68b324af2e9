import type { Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { FMT } from './names.ts'

/**
 * Prints what a `delta` adds to the reasoning or the answer, with a heading where the `section` changes.
 *
 * @param reasoning the list item of the reasoning: its heading and its text
 */
export const printSections = (reasoning: Piece): Piece => code`
  for _, part := range []struct{ heading, text string }{
      ${reasoning}
      {"Answer", delta.Content},
  } {
      if part.text == "" {
          continue
      }
      if part.heading != section {
          section = part.heading
          ${FMT}.Printf("\n%s:\n", section)
      }
      fmt.Print(part.text)
  }
`
