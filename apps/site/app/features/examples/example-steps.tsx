import { LANGUAGE_RECORDS, type Language, languageRecord, type ModelRecord, programFileOf } from '@model-snippets/core'
import { type Highlighted, type LineChanges, SnippetSteps, useHighlighted, useLineChanges } from '@model-snippets/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Configuration } from '../../domain/configuration/configuration.ts'
import { readPlatform } from '../../domain/configuration/platform.ts'
import type { Example } from '../../domain/examples/build-examples.ts'
import { notebookLanguage } from '../../domain/examples/language-programs.ts'
import { outcomeOf, printsText } from '../../domain/examples/outcome.ts'
import { markdownOf } from '../../domain/files/markdown.ts'
import { taskPath } from '../../domain/tasks/task-path.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import { AssumptionLines } from './assumption-lines.tsx'
import { ExampleMenu } from './example-menu.tsx'
import { ProofLine } from './proof-line.tsx'
import { sampleAddress } from './sample-address.ts'
import { useExactProof } from './use-exact-proof.ts'
import { addressOf } from './use-page-state.ts'

interface ExampleStepsProps {
  readonly example: Example
  /** Highlighting from the server. */
  readonly known: Highlighted | undefined
  /** False if no run proves the example, because the provider can't do what it needs or the example is outdated. */
  readonly isProofShown: boolean
  /** Fields with invalid values, which the code omits. */
  readonly leftOut: readonly string[]
  /** True if the example contains what the reader wrote, which never ran and stays private. */
  readonly isOwnRequest: boolean
  readonly model: ModelRecord
  readonly task: string
  readonly configuration: Configuration
  /** The page's state as a query. */
  readonly search: string
  /** A realistic answer to the example input. */
  readonly sampleOutput: string | undefined
  /** Runs the request. */
  readonly runLink: ReactNode
}

/** One example with all steps, from installation to output. */
export function ExampleSteps(props: ExampleStepsProps) {
  const { example, known, isProofShown, leftOut, isOwnRequest, model, task, configuration } = props
  const { search, sampleOutput, runLink } = props
  const texts = useTexts()
  const platform = readPlatform(configuration.platform)
  const proof = useExactProof(example, !isOwnRequest)
  const lines = useHighlighted(example.content, example.language, { known, platform })
  const { language, client, typescript = false } = example
  const form = `${language} ${client} ${typescript}`
  const [lastForm, setLastForm] = useState(form)
  if (lastForm !== form) setLastForm(form)
  // Switching the client isn't a change of the code.
  const changes = useLineChanges(example.content, lastForm === form)
  const { extension } = programFileOf(languageRecord(example.language), platform, example.typescript)
  // A notebook already has an event loop, so `asyncio.run` fails.
  const notebook = configuration.async ? undefined : notebookLanguage<Language>(example.language, LANGUAGE_RECORDS)
  const address = addressOf({ configuration, wanted: example })
  const outcome = outcomeOf(texts, task, configuration.streaming)
  const isSampleShown =
    sampleOutput !== undefined &&
    !isOwnRequest &&
    printsText(example.language) &&
    configuration.recipe === '' &&
    !configuration.showReasoning

  return (
    <>
      {example.assumptions === undefined ? null : <AssumptionLines assumptions={example.assumptions} />}
      {example.notes?.map((note) => (
        <p key={note} lang="en" className="mt-1 text-sm text-muted">
          {note}
        </p>
      ))}
      <SnippetSteps
        snippet={example}
        lines={lines}
        changes={changes}
        platform={platform}
        proof={
          leftOut.length > 0 ? (
            <span className="text-sm text-danger">{texts.leftOut(leftOut)}</span>
          ) : isProofShown && example.assumptions === undefined ? (
            <ProofLine example={example} proof={proof} isTypeScript={example.typescript} />
          ) : undefined
        }
        actions={
          <ExampleMenu
            id={model.id}
            extension={extension}
            address={address}
            search={search}
            notebook={
              notebook && {
                language: notebook.label,
                address: notebook.id === example.language ? address : addressOf({ configuration, wanted: {} }),
                isPython: notebook.id === 'python',
              }
            }
            markdown={() => markdownOf(model.id, [example], { platform: platform ?? 'posix' })}
            client={`${example.language}/${encodeURIComponent(example.client)}`}
          />
        }
        outcome={
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            {/* The reader's request changes the text here without moving anything. */}
            <p className="flex-1 basis-60">
              <span className="block text-xs">{isSampleShown ? texts.sampleOutput : texts.output}</span>
              {isSampleShown ? (
                <span lang="en" className="text-ink">
                  {sampleOutput}
                </span>
              ) : (
                outcome
              )}{' '}
              {task === 'conversational' || model.pipeline_tag === undefined ? null : (
                <Link prefetch="intent" to={taskPath(model.pipeline_tag)}>
                  {texts.seeSample}
                </Link>
              )}
            </p>
            {runLink}
          </div>
        }
        fileHref={sampleAddress}
      >
        <ChangeAnnouncement changes={changes} client={example.client} />
      </SnippetSteps>
    </>
  )
}

const QUIET_MILLISECONDS = 700

interface ChangeAnnouncementProps {
  readonly changes: LineChanges | undefined
  readonly client: string
}

/** Announces how much of the code changed once the reader pauses typing. */
function ChangeAnnouncement({ changes, client }: ChangeAnnouncementProps) {
  const { changed: changedText } = useTexts()
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (changes === undefined || changes.count === 0) return
    const text = changedText(client, changes.count)
    // Screen readers don't repeat the same text; an invisible space makes it new.
    const timer = setTimeout(() => setSaid((before) => (before === text ? `${text}\u00a0` : text)), QUIET_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [changes, client, changedText])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
