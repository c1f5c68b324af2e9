import { WakingPart, wakingCode } from '../../ui/waking-part.tsx'
import type { LibraryUseSectionProps } from './library-use-section.tsx'

const code = wakingCode<LibraryUseSectionProps>(
  async () => (await import('./library-use-section.tsx')).LibraryUseSection,
)

/** Fetches the code of the library examples; the server has rendered them as HTML already. */
export const loadLibraryUses = code.load

if (import.meta.env.SSR) await loadLibraryUses()

/** A model's library examples: HTML from the server at first, alive from the reader's first interaction on. */
export const WakingLibraryUses = (props: LibraryUseSectionProps) => <WakingPart code={code} props={props} />
