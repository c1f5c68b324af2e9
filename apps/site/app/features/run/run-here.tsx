import { ChevronRight } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts/examples.ts'
import type { RunPanelProps } from './run-panel.tsx'

/** Runs the request of the wire view. Its code comes when it is opened. */
export function RunHere(props: RunPanelProps) {
  const texts = useTexts()
  const [Panel, setPanel] = useState<ComponentType<RunPanelProps>>()
  const [hasFailed, setHasFailed] = useState(false)
  const section = useRef<HTMLDetailsElement>(null)
  const load = useCallback(() => {
    setHasFailed(false)
    import('./run-panel.tsx').then(
      (loaded) => setPanel(() => loaded.RunPanel),
      () => setHasFailed(true),
    )
  }, [])
  // Who opened it before the page was awake has sent no event that React heard.
  useEffect(() => {
    if (section.current?.open === true) load()
  }, [load])
  return (
    <details
      ref={section}
      id="run"
      className="with-scripts group not-printed border-t border-line"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && Panel === undefined) load()
      }}
    >
      <summary className="flex list-none items-center gap-2 rounded-md py-3.5 text-sm font-semibold focus-ring [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 text-muted transition-[rotate] group-open:rotate-90" />
        {texts.runHere}
      </summary>
      <div className="pb-5">
        {Panel !== undefined ? (
          <Panel {...props} />
        ) : hasFailed ? (
          <div role="alert" className="grid justify-items-start gap-3 text-sm text-muted">
            <p>{texts.runNotLoaded}</p>
            <Button size="small" onClick={load}>
              {texts.tryAgain}
            </Button>
          </div>
        ) : (
          <p role="status" className="text-sm text-muted">
            {texts.runLoading}
          </p>
        )}
      </div>
    </details>
  )
}
