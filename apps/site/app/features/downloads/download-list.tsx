import { Download } from 'lucide-react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { modelPath } from '../../domain/models/model-path.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { mergeClasses } from '../../ui/merge-classes.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import { FileLink, type StateAddress } from './file-link.tsx'

interface DownloadListProps {
  /** The model's id. */
  readonly id: string
  /** How a file of the example's code ends, `.py`. */
  readonly extension: string
  /** The state that the files are of. */
  readonly address: StateAddress
  /** The same for a notebook, which may hold another language than what is shown; undefined when there is none. */
  readonly notebook: { readonly language: string; readonly address: StateAddress } | undefined
}

/** The example in every form in which it can be kept: a list that opens over what follows, and works without scripts. */
export function DownloadList({ id, extension, address, notebook }: DownloadListProps) {
  const texts = useTexts()
  const files = [
    { form: extension, address, text: texts.downloads.code },
    { form: '.md', address, text: texts.downloads.md },
    ...(notebook === undefined
      ? []
      : [{ form: '.ipynb', address: notebook.address, text: texts.downloads.ipynb(notebook.language) }]),
    { form: '.zip', address, text: texts.downloads.zip },
  ]
  const name = id.slice(id.lastIndexOf('/') + 1)
  return (
    <details onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <summary
        className={mergeClasses(
          buttonStyle({ kind: 'bare', size: 'small' }),
          'list-none gap-1.5 text-[0.8125rem] font-normal [&::-webkit-details-marker]:hidden',
        )}
      >
        <Download aria-hidden="true" className="size-4" />
        {texts.download}
      </summary>
      <ul className="absolute inset-x-2.5 top-full z-10 mt-1 grid gap-1.5 rounded-lg border border-line bg-surface p-4 text-[0.8125rem] shadow-lg">
        {files.map(({ form, address, text }) => (
          <li key={form}>
            <FileLink
              path={`${modelPath(id)}${form}`}
              address={address}
              download={`${name}${form}`}
              className="link font-mono"
            >
              {form}
            </FileLink>{' '}
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
}

function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
