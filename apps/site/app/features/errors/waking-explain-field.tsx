import { WakingPart, wakingCode } from '../../ui/waking-part.tsx'

const code = wakingCode<object>(async () => (await import('./explain-field.tsx')).ExplainField)

/** Fetches the code of the part; the server has rendered it as HTML already. */
export const loadExplainField = code.load

if (import.meta.env.SSR) await loadExplainField()

/** The field for a message: HTML from the server, alive from the first interaction on. */
export const WakingExplainField = () => <WakingPart code={code} props={{}} />
