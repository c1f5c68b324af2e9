import {
  LANGUAGE_RECORDS,
  type Language,
  languageRecord,
  type ModelRecord,
  programFileOf,
  type SnippetFile,
} from '@model-snippets/core'
import {
  CopyButton,
  type Highlighted,
  type LineChanges,
  SnippetSteps,
  useHighlighted,
  useLineChanges,
} from '@model-snippets/react'
import { CircleHelp, FileCode } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Configuration } from '../../domain/configuration/configuration.ts'
import { readPlatform } from '../../domain/configuration/options.ts'
import type { Example } from '../../domain/examples/build-examples.ts'
import { notebookLanguage } from '../../domain/examples/language-programs.ts'
import { outcomeOf } from '../../domain/examples/outcome.ts'
import { markdownOf } from '../../domain/files/markdown.ts'
import { modelPath } from '../../domain/models/model-path.ts'
import { taskPath } from '../../domain/tasks/task-path.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { mergeClasses } from '../../ui/merge-classes.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import { DownloadList } from '../downloads/download-list.tsx'
import { FileLink } from '../downloads/file-link.tsx'
import { OpenElsewhere } from './open-elsewhere.tsx'
import { ProofLine } from './proof-line.tsx'
import { useExactProof } from './use-exact-proof.ts'
import { addressOf } from './use-page-state.ts'

interface ExampleStepsProps {
  readonly example: Example
  readonly isShown: boolean
  /** Colours that the server sent. */
  readonly known: Highlighted | undefined
  /** False when no run proves anything: the provider doesn't do what is asked, or the example is an older one. */
  readonly isProofShown: boolean
  /** True when the example carries what the reader wrote: that never ran, and is no one's business. */
  readonly isOwnRequest: boolean
  readonly model: ModelRecord
  readonly task: string
  readonly configuration: Configuration
}

/** One example with all that its reader does, from installing to what comes out. What is out of sight comes later. */
export function ExampleSteps(props: ExampleStepsProps) {
  const later = useDeferredValue(props)
  return <Steps {...(props.isShown ? props : later)} />
}

const Steps = memo(function Steps(props: ExampleStepsProps) {
  const { example, isShown, known, isProofShown, isOwnRequest, model, task, configuration } = props
  const texts = useTexts()
  const platform = readPlatform(configuration.platform)
  const proof = useExactProof(example, isShown && !isOwnRequest)
  const lines = useHighlighted(example.content, example.language, { known, isShown, platform })
  const changes = useLineChanges(example.content, isShown)
  const { extension } = programFileOf(languageRecord(example.language), platform, example.typescript)
  // A notebook has an event loop already, in which `asyncio.run` fails.
  const notebook = configuration.async ? undefined : notebookLanguage<Language>(example.language, LANGUAGE_RECORDS)
  const address = addressOf({ configuration, wanted: example })
  const notebookAddress = notebook?.id === example.language ? address : addressOf({ configuration, wanted: {} })
  const outcome = outcomeOf(texts, task, configuration.streaming)
  return (
    <>
      <div className="mt-2.5">
        {!isProofShown && example.assumptions === undefined ? null : (
          <ProofLine proof={proof} assumptions={example.assumptions} isTypeScript={example.typescript} />
        )}
        {example.notes?.map((note) => (
          <p key={note} lang="en" className="mt-1 text-sm text-muted">
            {note}
          </p>
        ))}
      </div>
      <SnippetSteps
        snippet={example}
        lines={lines}
        changes={changes}
        platform={platform}
        outcome={
          outcome === undefined ? undefined : (
            <>
              {outcome}{' '}
              {model.pipeline_tag === undefined ? null : (
                <Link prefetch="intent" to={taskPath(model.pipeline_tag)}>
                  {texts.seeSample}
                </Link>
              )}
            </>
          )
        }
        fileHref={sampleAddress}
      >
        <ChangeAnnouncement changes={changes} client={example.client} />
        <div className="not-printed relative -ms-2.5 flex flex-wrap gap-x-1">
          <CopyButton
            className="when-hydrated"
            text={() => markdownOf(model.id, [example], { platform: platform ?? 'posix' })}
            what={texts.asMarkdown}
          >
            {texts.copyAsMarkdown}
          </CopyButton>
          <FileLink
            path={`${modelPath(model.id)}${extension}`}
            address={address}
            className={mergeClasses(
              buttonStyle({ kind: 'bare', size: 'small' }),
              'gap-1.5 text-[0.8125rem] font-normal',
            )}
          >
            <FileCode aria-hidden="true" className="size-4" />
            {texts.plainFile(extension)}
          </FileLink>
          <Link
            to={`/errors?client=${example.language}/${encodeURIComponent(example.client)}`}
            prefetch="intent"
            className={mergeClasses(
              buttonStyle({ kind: 'bare', size: 'small' }),
              'gap-1.5 text-[0.8125rem] font-normal',
            )}
          >
            <CircleHelp aria-hidden="true" className="size-4" />
            {texts.ifItFails}
          </Link>
          <DownloadList
            id={model.id}
            extension={extension}
            address={address}
            notebook={notebook && { language: notebook.label, address: notebookAddress }}
          />
        </div>
        <OpenElsewhere
          path={modelPath(model.id)}
          address={address}
          notebook={notebook?.id === 'python' ? notebookAddress : undefined}
        />
      </SnippetSteps>
    </>
  )
})

/** The server has the package's samples under the same paths. */
const sampleAddress = ({ sample }: SnippetFile): string | undefined => (sample === undefined ? undefined : `/${sample}`)

const QUIET_MILLISECONDS = 700

interface ChangeAnnouncementProps {
  readonly changes: LineChanges | undefined
  readonly client: string
}

/** Says how much of the code changed, once the reader pauses: not each key of a word. */
function ChangeAnnouncement({ changes, client }: ChangeAnnouncementProps) {
  const { changed: changedText } = useTexts()
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (changes === undefined || changes.count === 0) return
    const text = changedText(client, changes.count)
    // The same words again would not be heard: a space that nobody sees makes them new.
    const timer = setTimeout(() => setSaid((before) => (before === text ? `${text}\u00a0` : text)), QUIET_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [changes, client, changedText])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
