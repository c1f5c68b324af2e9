import type { Piece } from '../../printing/code.ts'
import { type Typed, typed } from '../types.ts'
import { code } from '../writer.ts'

const NUMBERS = code`number[]`

const define = (call: Typed): Piece => code`
  function cosineSimilarity(a${typed(call, NUMBERS)}, b${typed(call, NUMBERS)}) {
    const dot = a.reduce((sum, x, index) => sum + x * b[index], 0);
    return dot / (Math.hypot(...a) * Math.hypot(...b));
  }
`

/** Compares the first of several embeddings with each of the others. */
export const showSimilarity = (call: Typed, embeddings: Piece): Piece => code`
  ${define(call)}

  const [first, ...others] = ${embeddings};
  for (const [index, other] of others.entries()) {
    const similarity = cosineSimilarity(first, other).toFixed(3);
    console.log(\`Texts 1 and \${index + 2}: \${similarity}\`);
  }
`
