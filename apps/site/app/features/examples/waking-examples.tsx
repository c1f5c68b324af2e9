import { type ComponentType, lazy, Suspense, useState } from 'react'
import { onFirstInteraction, WAKING_ATTRIBUTE } from '../../ui/wake.ts'
import type { ModelExamplesProps } from './model-examples.tsx'

let Loaded: ComponentType<ModelExamplesProps> | undefined

/** Fetches the code of the examples; the server has rendered them as HTML already. */
export async function loadModelExamples(): Promise<{ default: ComponentType<ModelExamplesProps> }> {
  const { ModelExamples } = await import('./model-examples.tsx')
  Loaded = ModelExamples
  return { default: ModelExamples }
}

// The server must have the part at hand: a lazy one would reach readers without scripts as an empty place.
if (import.meta.env.SSR) await loadModelExamples()

const Waking = lazy(() => onFirstInteraction(loadModelExamples))

/** The examples: HTML from the server at first, alive from the reader's first interaction with the page. */
export function WakingExamples(props: ModelExamplesProps) {
  // Chosen once: another component in the same place would begin anew, and forget what the reader did.
  const [Examples] = useState(() => Loaded ?? Waking)
  return (
    <div {...{ [WAKING_ATTRIBUTE]: '' }}>
      <Suspense fallback={null}>
        <Examples {...props} />
      </Suspense>
    </div>
  )
}
