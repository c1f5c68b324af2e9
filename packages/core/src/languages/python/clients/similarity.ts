import type { Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { MATH } from './imports.ts'

/* The similarity of embeddings, without another package. */

export const DEFINE_SIMILARITY = /* @__PURE__ */ code`

  def cosine_similarity(a, b):
      dot = sum(x * y for x, y in zip(a, b))
      return dot / (${MATH}.hypot(*a) * ${MATH}.hypot(*b))


`

/** Compares the first of several embeddings with each of the others. */
export const showSimilarity = (embeddings: Piece): Piece => code`
  first, *others = ${embeddings}
  for number, other in enumerate(others, start=2):
      print(f"Texts 1 and {number}: {cosine_similarity(first, other):.3f}")
`
