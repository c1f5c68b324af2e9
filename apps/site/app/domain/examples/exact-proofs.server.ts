import { createHash } from 'node:crypto'
import { digestedText, exactProof, findText } from '@model-snippets/core/verification'
import type { Example } from './build-examples.ts'

/** Examples with the proof of their very text where it ran, else with that of an example of their form. */
export const withExactProofs = <Some extends { readonly examples: readonly Example[] }>(some: Some): Some => ({
  ...some,
  examples: some.examples.map(withExactProof),
})

function withExactProof(example: Example): Example {
  const text = findText(createHash('sha256').update(digestedText(example)).digest('hex'))
  return { ...example, proof: exactProof(text, example.proof) }
}
