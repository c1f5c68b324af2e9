import type { JsonValue } from '@model-snippets/core'
import { CodeBlock } from '@model-snippets/react'
import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { buttonStyle } from '../../ui/button.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { useTexts } from '../../ui/texts/run.ts'
import type { Answer } from './answer.ts'
import type { FoundFile } from './found-files.ts'

interface AnswerViewProps {
  readonly answer: Answer
  /** The raw answer; empty if it isn't text. */
  readonly raw: string
  readonly isStreamed: boolean
  readonly isRunning: boolean
  readonly task: string
}

/** More text makes the page slow. */
const LONGEST_SHOWN = 200_000
const LONGEST_TEXT_IN_JSON = 300

/** The answer's text, function calls, files, and links, or its JSON, and below that the raw answer. */
export function AnswerView({ answer, raw, isStreamed, isRunning, task }: AnswerViewProps) {
  const texts = useTexts()
  const { text, reasoning, calls, files, links, json } = answer
  const shorten = (long: string, most: number): string =>
    long.length <= most ? long : long.slice(0, most) + texts.shortened(long.length - most)
  const isSaid = text !== '' || calls.size > 0
  const isJob = !isRunning && json !== undefined && files.length === 0 && MAKES_A_FILE.test(task)
  return (
    <>
      {reasoning === '' ? null : (
        <Folded title={texts.reasoning}>
          <p className="max-w-[76ch] leading-6 wrap-anywhere whitespace-pre-wrap text-muted">
            {shorten(reasoning, LONGEST_SHOWN)}
          </p>
        </Folded>
      )}
      {text === '' ? null : (
        <p className="max-w-[76ch] text-base leading-6 wrap-anywhere whitespace-pre-wrap">
          {shorten(text, LONGEST_SHOWN)}
        </p>
      )}
      {calls.size === 0 ? null : (
        <div className="text-sm">
          <p className="text-muted">{texts.calls}</p>
          <ul className="mt-1 grid gap-1 font-mono text-sm">
            {[...calls].map(([place, call]) => (
              <li key={place} className="wrap-anywhere">
                {call.name}({shorten(call.arguments, LONGEST_SHOWN)})
              </li>
            ))}
          </ul>
        </div>
      )}
      {files.length === 0 ? null : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: files of an answer have no other name
            <FileView key={index} file={file} index={index + 1} />
          ))}
        </ul>
      )}
      {links.length === 0 ? null : (
        <div className="text-sm">
          <p className="text-muted">{texts.links}</p>
          <ul className="mt-1 grid gap-1">
            {links.map((link) => (
              <li key={link} className="wrap-anywhere">
                <ExternalLink href={link}>{link}</ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isJob ? <p className="max-w-[68ch] text-sm text-muted">{texts.job}</p> : null}
      {json === undefined || isSaid ? null : (
        <CodeBlock
          code={shorten(JSON.stringify(withShortTexts(json, texts.shortened), null, 2), LONGEST_SHOWN)}
          what={texts.json}
        />
      )}
      {!isRunning && !isSaid && json === undefined && files.length === 0 && reasoning === '' ? (
        <p className="text-sm text-muted">{texts.noText}</p>
      ) : null}
      {raw === '' || !(isStreamed || isSaid) ? null : (
        <Folded title={texts.raw}>
          <CodeBlock code={shorten(raw, LONGEST_SHOWN)} what={texts.rawText} />
        </Folded>
      )}
    </>
  )
}

const Folded = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className="text-sm">
    <summary className="w-fit rounded-md text-muted focus-ring">{title}</summary>
    <div className="mt-2">{children}</div>
  </details>
)

/** Tasks whose result is a file. */
const MAKES_A_FILE = /-to-(?:image|video|speech|audio)$/

/** JSON with long texts, which are usually files, cut. */
function withShortTexts(value: JsonValue, shortened: (characters: number) => string): JsonValue {
  if (typeof value === 'string') {
    const rest = value.length - LONGEST_TEXT_IN_JSON
    return rest <= 0 ? value : value.slice(0, LONGEST_TEXT_IN_JSON) + shortened(rest)
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withShortTexts(item, shortened))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withShortTexts(item, shortened)]))
}

function FileView({ file, index }: { readonly file: FoundFile; readonly index: number }) {
  const texts = useTexts()
  const { kind, bytes, mediaType, extension } = file
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, mediaType])
  const name = `answer-${index}.${extension}`
  if (url === undefined) return null
  return (
    <li className="grid justify-items-start gap-2">
      {kind === 'image' ? (
        <img src={url} alt={texts.image(index)} className="max-h-[32rem] max-w-full rounded-md border border-line" />
      ) : kind === 'audio' ? (
        // biome-ignore lint/a11y/useMediaCaption: what the sound says is not known
        <audio controls src={url} aria-label={texts.sound(index)} className="max-w-full" />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: what the video shows is not known
        <video controls src={url} aria-label={texts.video(index)} className="max-h-[32rem] max-w-full rounded-md" />
      )}
      <a href={url} download={name} className={buttonStyle({ size: 'small' })}>
        <Download className="size-4" />
        {texts.save(name)}
      </a>
    </li>
  )
}
