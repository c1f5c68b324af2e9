import { WakingPart, wakingCode } from '../../ui/waking-part.tsx'
import type { OwnMachineProps } from './own-machine.tsx'

const code = wakingCode<OwnMachineProps>(async () => (await import('./own-machine.tsx')).OwnMachine)

/** Fetches the code of the part; the server has rendered it as HTML already. */
export const loadOwnMachine = code.load

if (import.meta.env.SSR) await loadOwnMachine()

/** Libraries and apps of the reader's own machine: HTML from the server, alive from the first interaction on. */
export const WakingOwnMachine = (props: OwnMachineProps) => <WakingPart code={code} props={props} />
