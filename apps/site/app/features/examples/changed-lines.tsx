import type { InferenceSnippet } from '@model-snippets/core'
import { findLineChanges } from '@model-snippets/react'
import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { buttonStyle } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts/examples.ts'

/** The number of shown lines. Their place is reserved, so that nothing moves. */
const SHOWN = 2

interface ChangedLinesProps {
  readonly example: Pick<InferenceSnippet, 'language' | 'client' | 'content'>
  /** The id of the sheet that lies over the code. */
  readonly sheet: string
}

/** The lines that changed last, shown in the form, which covers the code on narrow screens. */
export function ChangedLines({ example, sheet }: ChangedLinesProps) {
  const texts = useTexts()
  const [last, setLast] = useState({ example, lines: [] as readonly string[] })
  if (last.example !== example) {
    const isSameClient = last.example.language === example.language && last.example.client === example.client
    setLast({ example, lines: isSameClient ? linesAfter(last.example.content, example.content) : [] })
  }
  const [first = '', second = ''] = last.lines
  return (
    <div className="changed-lines when-hydrated sticky top-0 z-10 -mx-4 flex h-16 items-center gap-2 border-b border-line bg-surface ps-4 pe-2 lg:hidden">
      {last.lines.length === 0 ? (
        <p className="flex-1 text-sm leading-snug text-muted">{texts.changesHere}</p>
      ) : (
        <pre className="min-w-0 flex-1 overflow-hidden font-mono text-xs leading-5" dir="ltr">
          {`${first}\n${second}`}
        </pre>
      )}
      <button
        type="button"
        popoverTarget={sheet}
        popoverTargetAction="hide"
        className={buttonStyle({ kind: 'bare', size: 'small' })}
      >
        <ArrowUp className="size-4" />
        {texts.code}
      </button>
    </div>
  )
}

/** The lines from the first that differs, without their common indentation. */
function linesAfter(before: string, after: string): readonly string[] {
  const { changed, cutBefore } = findLineChanges(before, after)
  const row = Math.min(...changed, ...cutBefore)
  if (row === Number.POSITIVE_INFINITY) return []
  const lines = after.split('\n').slice(row, row + SHOWN)
  const indent = Math.min(...lines.map((line) => line.search(/\S|$/)))
  return lines.map((line) => line.slice(indent))
}
