import { PartBoundary } from '../../ui/part-boundary.tsx'
import { LocalAppsSection } from '../local-apps/local-apps-section.tsx'
import { LibraryUseSection } from './library-use-section.tsx'
import type { OwnMachineUses } from './own-machine.server.ts'

interface OwnMachineProps extends Omit<OwnMachineUses, 'isEmpty'> {
  /** The model's id. */
  readonly id: string
  /** Where the form is that says what is asked; undefined where there is none. */
  readonly toForm: string | undefined
}

/** How a reader runs a model on a machine of their own: in a program, and by an app. */
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
