import type { LibraryUse } from '../../domain/libraries/library-use.ts'
import { AWAKE_ATTRIBUTE } from '../../ui/wake.ts'
import { useAwake } from '../../ui/waking-part.tsx'
import type { LocalAppUses } from '../local-apps/local-app-use.ts'
import { LocalAppsSection } from '../local-apps/local-apps-section.tsx'
import { LibraryUseSection } from './library-use-section.tsx'

export interface OwnMachineProps {
  readonly modelId: string
  readonly uses: readonly LibraryUse[]
  readonly localApps: LocalAppUses
  /** True for models that are made for apps. */
  readonly appsFirst: boolean
}

/** What a reader can do with a model on a machine of their own: in a program, and by an app. */
export function OwnMachine({ modelId, uses, localApps, appsFirst }: OwnMachineProps) {
  const isAwake = useAwake()
  const apps = localApps.apps.length === 0 ? null : <LocalAppsSection {...localApps} />
  return (
    <div {...(isAwake ? { [AWAKE_ATTRIBUTE]: '' } : {})}>
      {appsFirst ? apps : null}
      {uses.length === 0 ? null : <LibraryUseSection modelId={modelId} uses={uses} />}
      {appsFirst ? null : apps}
    </div>
  )
}
