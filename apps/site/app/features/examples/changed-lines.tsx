import type { InferenceSnippet } from '@model-snippets/core'
import { findLineChanges } from '@model-snippets/react'
import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { buttonStyle } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts/examples.ts'

/** Lines that are shown: the place for them is kept, so that nothing moves. */
const SHOWN = 2

interface ChangedLinesProps {
  readonly example: Pick<InferenceSnippet, 'language' | 'client' | 'content'>
  /** The id of the code’s heading. */
  readonly code: string
}

/** On narrow screens the code is above its form: the lines that were changed last, where they are changed. */
export function ChangedLines({ example, code }: ChangedLinesProps) {
  const texts = useTexts()
  const [last, setLast] = useState({ example, lines: [] as readonly string[] })
  if (last.example !== example) {
    const isSameClient = last.example.language === example.language && last.example.client === example.client
    setLast({ example, lines: isSameClient ? linesAfter(last.example.content, example.content) : [] })
  }
  const [first = '', second = ''] = last.lines
  return (
    <div className="changed-lines when-hydrated sticky top-0 z-10 -mx-5 flex h-16 items-center gap-2 rounded-t-xl border-b border-line bg-surface ps-5 pe-2 lg:hidden">
      {last.lines.length === 0 ? (
        <p className="flex-1 text-[0.8125rem] leading-snug text-muted">{texts.changesHere}</p>
      ) : (
        <pre className="min-w-0 flex-1 overflow-hidden font-mono text-xs leading-5" dir="ltr">
          {`${first}\n${second}`}
        </pre>
      )}
      <a href={`#${code}`} className={buttonStyle({ kind: 'bare', size: 'small' })}>
        <ArrowUp aria-hidden="true" className="size-4" />
        {texts.code}
      </a>
    </div>
  )
}

/** The lines from the first that differs, without what all of them are indented by. */
function linesAfter(before: string, after: string): readonly string[] {
  const { changed, cutBefore } = findLineChanges(before, after)
  const row = Math.min(...changed, ...cutBefore)
  if (row === Number.POSITIVE_INFINITY) return []
  const lines = after.split('\n').slice(row, row + SHOWN)
  const indent = Math.min(...lines.map((line) => line.search(/\S|$/)))
  return lines.map((line) => line.slice(indent))
}
