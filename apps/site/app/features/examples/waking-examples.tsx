import { WakingPart, wakingCode } from '../../ui/waking-part.tsx'
import type { ModelExamplesProps } from './model-examples.tsx'

const code = wakingCode<ModelExamplesProps>(async () => (await import('./model-examples.tsx')).ModelExamples)

/** Fetches the code of the examples; the server has rendered them as HTML already. */
export const loadModelExamples = code.load

if (import.meta.env.SSR) await loadModelExamples()

/** The examples: HTML from the server at first, alive from the reader's first interaction with the page. */
export const WakingExamples = (props: ModelExamplesProps) => <WakingPart code={code} props={props} />
