import { CopyButton } from '@model-snippets/react'
import { Ellipsis, Keyboard } from 'lucide-react'
import { Link, useRouteLoaderData } from 'react-router'
import { modelPath } from '../../domain/models/model-path.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { useTexts } from '../../ui/texts/examples.ts'
import { elsewhere, isPublic, LONGEST_PROMPT } from '../downloads/elsewhere.ts'
import { FileLink, type StateAddress } from '../downloads/file-link.tsx'
import { showShortcuts } from './shortcuts.tsx'

const ID = 'example-menu'

interface ExampleMenuProps {
  /** The model's id. */
  readonly id: string
  /** The extension of the example's file, such as `.py`. */
  readonly extension: string
  /** The state for the files. */
  readonly address: StateAddress
  /** The page's state as a query. */
  readonly search: string
  /** The same for a notebook, which may be in another language; undefined if there's none. */
  readonly notebook:
    | { readonly language: string; readonly address: StateAddress; readonly isPython: boolean }
    | undefined
  /** Writes all steps as Markdown. */
  readonly markdown: () => string
  /** The client for the errors page, such as `python/openai`. */
  readonly client: string
}

/** More actions for the example, in a menu that also opens without scripts. */
export function ExampleMenu({ id, extension, address, search: ofPage, notebook, markdown, client }: ExampleMenuProps) {
  const texts = useTexts()
  const { origin } = useRouteLoaderData<{ readonly origin: string }>('root') ?? { origin: '' }
  const path = modelPath(id)
  const files = [
    { form: extension, address, text: texts.downloads.code },
    { form: '.md', address, text: texts.downloads.md },
    ...(notebook === undefined
      ? []
      : [{ form: '.ipynb', address: notebook.address, text: texts.downloads.ipynb(notebook.language) }]),
    { form: '.zip', address, text: texts.downloads.zip },
  ]
  const name = id.slice(id.lastIndexOf('/') + 1)
  const search = address.search.length > LONGEST_PROMPT ? '' : address.search
  const places = elsewhere({
    notebook: notebook?.isPython ? `${origin}${path}.ipynb${notebook.address.search}` : undefined,
    prompt: texts.openIn.prompt(`${origin}${path}.md${search}`),
  })
  return (
    <div className="not-printed">
      <button
        type="button"
        popoverTarget={ID}
        aria-label={texts.more}
        title={texts.more}
        className={buttonStyle({ kind: 'quiet', size: 'icon' })}
      >
        <Ellipsis className="size-4" />
      </button>
      <div
        id={ID}
        popover="auto"
        className="menu w-80 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-surface p-4 text-sm text-ink shadow-lg"
      >
        <ul className="grid gap-2">
          {files.map((file) => (
            <li key={file.form}>
              <FileLink
                path={`${path}${file.form}`}
                address={file.address}
                download={`${name}${file.form}`}
                className="link font-mono"
              >
                {file.form}
              </FileLink>{' '}
              <span className="text-muted">{file.text}</span>
            </li>
          ))}
        </ul>
        <ul className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3">
          <li className="when-hydrated -ms-3 flex basis-full flex-wrap gap-x-1">
            <CopyButton text={markdown} what={texts.asMarkdown}>
              {texts.copyAsMarkdown}
            </CopyButton>
            <CopyButton text={() => new URL(ofPage, window.location.href).href} what={texts.link}>
              {texts.copyLink}
            </CopyButton>
          </li>
          <li>
            <FileLink path={`${path}${extension}`} address={address} className="link">
              {texts.plainFile(extension)}
            </FileLink>
          </li>
          <li>
            <a href="#wire" className="link">
              {texts.wire}
            </a>
          </li>
          <li>
            <Link to={`/errors?client=${client}`} prefetch="intent" className="link">
              {texts.ifItFails}
            </Link>
          </li>
        </ul>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-muted">
          {texts.openIn.title}
          {places.map(({ label, href }) => (
            <ExternalLink key={label} href={href} className="text-ink">
              {label}
            </ExternalLink>
          ))}
        </p>
        {isPublic(origin) ? null : <p className="mt-1 text-muted">{texts.openIn.private}</p>}
        <Button
          kind="bare"
          size="small"
          // The focus returns to the menu's button.
          onClick={() => {
            document.getElementById(ID)?.hidePopover()
            showShortcuts()
          }}
          className="when-hydrated -ms-3 mt-2 gap-2 font-normal"
        >
          <Keyboard className="size-4" />
          {texts.shortcuts.title}
        </Button>
      </div>
    </div>
  )
}
