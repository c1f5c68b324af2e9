import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { Button } from './button.tsx'
import { refuseReloads } from './no-reload.ts'
import { useTexts } from './texts/pages.ts'
import { setTrouble, useTrouble } from './trouble.ts'

/** Says what the page couldn't load, with a retry. It overlays the page, so that nothing moves. */
export function TroubleNotice() {
  const texts = useTexts().site
  const trouble = useTrouble()
  const { location: next } = useNavigation()
  useEffect(() => {
    // Code that nothing else requests again, such as the grammar of a language.
    const tellOfPart = () => setTrouble({ kind: 'part' })
    addEventListener('vite:preloadError', tellOfPart)
    const endRefusing = refuseReloads(() => setTrouble({ kind: 'page' }))
    return () => {
      removeEventListener('vite:preloadError', tellOfPart)
      endRefusing()
    }
  }, [])
  const { kind, again } = trouble ?? {}
  return (
    <div
      role="status"
      className="not-printed fixed inset-x-0 bottom-0 z-20 mx-auto max-lg:bottom-14 w-fit max-w-full p-3 empty:hidden"
    >
      {kind === undefined ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-edge bg-surface px-4 py-3 text-sm shadow-lg">
          <p>{{ offline: texts.offline, page: texts.pageNotLoaded, part: texts.partNotLoaded }[kind]}</p>
          {again !== undefined ? (
            <Button size="small" onClick={again}>
              {texts.tryAgain}
            </Button>
          ) : kind === 'page' && next !== undefined ? (
            <a href={`${next.pathname}${next.search}${next.hash}`} className="link">
              {texts.tryAgain}
            </a>
          ) : null}
          {kind === 'offline' ? null : (
            <Button kind="bare" size="small" onClick={() => setTrouble(undefined)}>
              {texts.dismiss}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
