import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { codeQuery } from '../../ui/query-client.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import type { RunPanelProps } from './run-panel.tsx'

const PANEL = codeQuery('run-panel', () => import('./run-panel.tsx'))

/** Runs the request of the wire view. Its code loads when it opens. */
export function RunHere(props: RunPanelProps) {
  const texts = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const panel = useQuery({ ...PANEL, enabled: isOpen, meta: { saysItself: true } })
  const Panel = panel.data?.RunPanel
  return (
    <Disclosure
      title={texts.runHere}
      className="run-here when-hydrated not-printed border-t border-line"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {/* A link to it opens it. */}
      <div id="run" className="pb-4">
        {Panel !== undefined ? (
          <Panel {...props} />
        ) : panel.isError ? (
          <div role="alert" className="grid justify-items-start gap-3 text-sm text-muted">
            <p>{texts.runNotLoaded}</p>
            <Button size="small" onClick={() => void panel.refetch()}>
              {texts.tryAgain}
            </Button>
          </div>
        ) : (
          <p role="status" className="text-sm text-muted">
            {texts.runLoading}
          </p>
        )}
      </div>
    </Disclosure>
  )
}

/** Leads to the panel. */
export function RunLink() {
  const texts = useTexts()
  return (
    <a href="#run" className={clsx(buttonStyle({ size: 'small' }), 'when-hydrated no-underline!')}>
      <Play className="size-3.5" />
      {texts.runHere}
    </a>
  )
}
