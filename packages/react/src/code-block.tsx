import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { CopyButton } from './copy-button.tsx'
import { type CodeLines, plainLines } from './highlight/lines.ts'
import type { Labels } from './labels.ts'
import { useLabels } from './labels-context.ts'
import type { LineChanges } from './line-changes.ts'

export interface CodeBlockProps {
  /** The code to show and copy. */
  readonly code: string
  /** The same code with syntax highlighting, from `highlight`; without it, the code is plain. */
  readonly lines?: CodeLines | undefined
  /** Changed lines to mark, from `useLineChanges`. */
  readonly changes?: LineChanges | undefined
  /** Name of the block for screen readers, such as `the Python example`. */
  readonly what: string
  /** Title above the code, such as `example.py`. Without it, the Copy button is in the corner of the code. */
  readonly title?: ReactNode
  /** Shown before the Copy button if there is a title. */
  readonly actions?: ReactNode
  /** Text of the Copy button; without it, the button is an icon. */
  readonly copyText?: string | undefined
  readonly className?: string | undefined
  readonly labels?: Partial<Labels> | undefined
}

/** Shows code with a Copy button. Highlighting is data, so a server can send it and the layout doesn’t shift. */
export function CodeBlock(props: CodeBlockProps) {
  const { code, lines, changes, what, title, actions, copyText, className } = props
  const labels = useLabels(props.labels)
  const codeElement = useRef<HTMLElement>(null)
  const bar = (
    <div className="ms-code-bar">
      {title === undefined ? null : (
        <span className={classNames('ms-code-title', typeof title === 'string' && 'ms-code-file')}>{title}</span>
      )}
      {actions}
      <CopyButton
        text={code}
        what={what}
        fallback={() => codeElement.current}
        className={copyText === undefined ? undefined : 'ms-copy-main'}
        labels={labels}
      >
        {copyText}
      </CopyButton>
    </div>
  )
  return (
    <div className={classNames('ms-code', title === undefined && 'ms-code-bare', className)}>
      {title === undefined ? null : bar}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: no other element keeps white space */}
      <pre tabIndex={0} role="group" aria-label={what} translate="no">
        <code ref={codeElement}>
          <Lines lines={lines ?? plainLines(code)} changes={changes} />
        </code>
      </pre>
      {/* In the corner of the code, and after it in the order of the page, too. */}
      {title === undefined ? bar : null}
    </div>
  )
}

/*
 * Tokens have no key other than their position. A line has its text in its key, too: another text is another element,
 * and the browser doesn't count its words as moved.
 */
/* biome-ignore-start lint/suspicious/noArrayIndexKey: see above */
function Lines({ lines, changes }: { readonly lines: CodeLines; readonly changes: LineChanges | undefined }) {
  const marks = (row: number): string =>
    classNames(
      'ms-line',
      changes?.changed.has(row) && 'ms-changed',
      changes?.cutBefore.has(row) && 'ms-cut',
      row === lines.length - 1 && changes?.cutBefore.has(lines.length) && 'ms-cut-after',
    )
  return lines.map((line, row) => (
    <span key={`${row} ${textOf(line)}`} className={changes === undefined ? 'ms-line' : marks(row)}>
      {line.map(([text, kind], column) =>
        kind === undefined ? (
          text
        ) : (
          <span key={column} className={`ms-${kind}`}>
            {text}
          </span>
        ),
      )}
      {'\n'}
    </span>
  ))
}
/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */

const textOf = (line: CodeLines[number]): string => line.map(([text]) => text).join('')
