import { PartBoundary } from '../../ui/part-boundary.tsx'
import { LocalAppsSection } from '../local-apps/local-apps-section.tsx'
import { LibraryUseSection } from './library-use-section.tsx'
import type { OwnMachineUses } from './own-machine.server.ts'

interface OwnMachineProps extends Omit<OwnMachineUses, 'isEmpty'> {
  /** The model's ID. */
  readonly id: string
  /** The URL of the form that shapes the request, if there is one. */
  readonly toForm: string | undefined
}

/** How to run a model on the reader's machine: in a program, and with an app. */
export function OwnMachine({ id, libraryUses, localApps, isForApps, toForm }: OwnMachineProps) {
  const parts = [
    libraryUses.length === 0 ? null : (
      <PartBoundary key="libraries">
        <LibraryUseSection id={id} toForm={toForm} uses={libraryUses} />
      </PartBoundary>
    ),
    localApps.apps.length === 0 ? null : (
      <PartBoundary key="apps">
        <LocalAppsSection {...localApps} toForm={toForm} />
      </PartBoundary>
    ),
  ]
  return isForApps ? parts.toReversed() : parts
}
