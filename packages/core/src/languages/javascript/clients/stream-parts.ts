import type { Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'

/* Shared by frameworks whose streams have the parts of AI SDK. */

/**
 * Prints reasoning and answer, each below its own heading.
 *
 * @param part the variable of a part
 * @param text an expression for its text
 */
export const writeSections = (part: Piece, text: Piece): Piece => code`
  if (${part}.type === "reasoning-start") console.log("\nReasoning:");
  if (${part}.type === "text-start") console.log("\nAnswer:");
  if (${part}.type === "reasoning-delta" || ${part}.type === "text-delta") process.stdout.write(${text});
`

/** Prints the text of a part. */
export const writeText = (part: Piece, text: Piece): Piece =>
  code`if (${part}.type === "text-delta") process.stdout.write(${text});`

/** Ends the line after each text, where a stream has several. */
export const endText = (part: Piece): Piece => code`if (${part}.type === "text-end") process.stdout.write("\n");`
