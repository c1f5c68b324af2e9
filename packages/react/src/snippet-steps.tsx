import {
  type InferenceSnippet,
  languageRecord,
  type Platform,
  placeOfFile,
  programFileOf,
  type SnippetFile,
} from '@model-snippets/core'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CodeBlock } from './code-block.tsx'
import type { CodeLines } from './highlight/lines.ts'
import { copyCommand, type Labels, mergeLabels, variableCommand } from './labels.ts'
import { useLabels } from './labels-context.ts'
import type { LineChanges } from './line-changes.ts'

export interface SnippetStepsProps {
  readonly snippet: InferenceSnippet
  /** The colours of the example, from `highlight`. */
  readonly lines?: CodeLines | undefined
  /** Rows of the example to mark, from `useLineChanges`. */
  readonly changes?: LineChanges | undefined
  /** The system whose terminal the commands are for; the snippet must have been written for it, too. */
  readonly platform?: Platform | undefined
  /** Shown with the token: what else the reader must do to be let in. */
  readonly tokenNote?: ReactNode
  /** What the example prints or saves. Without it, the last step is to run it. */
  readonly outcome?: ReactNode
  /** Where a sample file is downloaded; without it only its name is shown. */
  readonly fileHref?: (file: SnippetFile) => string | undefined
  /** Shown below the example: proof, downloads. */
  readonly children?: ReactNode
  readonly labels?: Partial<Labels> | undefined
}

/**
 * What the reader does, in order: install and set the token, get the files, run. What asks for nothing is left out. The
 * first step is short, so that the code is near the top of a screen.
 */
export function SnippetSteps(props: SnippetStepsProps) {
  const { snippet, lines, changes, platform, tokenNote, outcome, fileHref, children } = props
  const labels = useLabels(props.labels)
  const record = languageRecord(snippet.language)
  const program = programFileOf(record, platform, snippet.typescript)
  // Hosts may keep snippets of an older core, which do not say it themselves.
  const { fileName, run, liesBeside = fileName } = { ...program, ...snippet }
  return (
    <>
      <ol className="ms-steps">
        <Step title={titleOfSetUp(snippet, labels)} className="ms-step-set-up">
          {snippet.install === null ? (
            <p className="ms-note">{labels.nothingToInstall(snippet.client, record.comesWith)}</p>
          ) : null}
          {snippet.env.map((variable) => (
            <p key={variable.name} className="ms-note">
              <code>{variable.name}</code>: {labels.variable(variable)}{' '}
              {variable.url === undefined ? null : (
                <a href={variable.url} rel="noreferrer" target="_blank">
                  {labels.whereToGet}
                </a>
              )}
            </p>
          ))}
          {tokenNote === undefined || snippet.env.length === 0 ? null : <p className="ms-note">{tokenNote}</p>}
          <div className="ms-commands">
            {snippet.install === null ? null : (
              <CodeBlock code={snippet.install} what={labels.installCommand} labels={labels} />
            )}
            {snippet.env.map(({ name }) => (
              <CodeBlock key={name} code={variableCommand(name, platform)} what={labels.tokenCommand} labels={labels} />
            ))}
            {snippet.env.map(({ name, vendorName }) =>
              vendorName === undefined ? null : (
                <CodeBlock
                  key={name}
                  code={copyCommand(name, vendorName, platform)}
                  what={`${labels.tokenCommand} (${vendorName})`}
                  labels={labels}
                />
              ),
            )}
          </div>
        </Step>
        {snippet.files.length === 0 ? null : (
          <Step title={snippet.files.some(({ sample }) => sample !== undefined) ? labels.files : labels.ownFiles}>
            <ul className="ms-files">
              {snippet.files.map((file) => {
                const href = fileHref?.(file)
                return (
                  <li key={file.name}>
                    {href === undefined ? (
                      <span className="ms-note">{fileNote(labels, file.name, liesBeside)}</span>
                    ) : (
                      <a href={href} download={file.name}>
                        <Download aria-hidden="true" className="ms-icon" />
                        {file.name}
                      </a>
                    )}
                  </li>
                )
              })}
            </ul>
          </Step>
        )}
        <Step title={labels.run} className="ms-step-run">
          <CodeBlock
            code={snippet.content}
            lines={lines}
            changes={changes}
            what={labels.code(snippet.client)}
            title={
              <>
                {labels.saveAs} <code>{fileName}</code> {labels.thenRun} <code>{run}</code>
              </>
            }
            labels={labels}
          />
          {children}
        </Step>
        {outcome === undefined ? null : (
          <Step title={labels.outcome}>
            <p className="ms-note">{outcome}</p>
          </Step>
        )}
      </ol>
      {linesToAdd(snippet).length === 0 ? null : (
        <details className="ms-add">
          <summary className="ms-note">{labels.existingProject}</summary>
          {linesToAdd(snippet).map((line) => (
            <CodeBlock key={line} code={line} what={labels.addCommand} labels={labels} />
          ))}
        </details>
      )}
    </>
  )
}

/** Where a file must be. */
const fileNote = ({ fileAtHome, fileElsewhere, filesBeside }: Labels, name: string, program: string): string =>
  ({ home: fileAtHome, elsewhere: fileElsewhere, beside: filesBeside })[placeOfFile(name)](name, program)

/** What a project that exists is given, where that is not the install command itself: a line for each of its tools. */
const linesToAdd = ({ install, add = install }: InferenceSnippet): readonly string[] =>
  add === null || add === install ? [] : add.split('\n')

/** What the reader does before the example can run, in few words. */
const titleOfSetUp = ({ install, env }: InferenceSnippet, labels: Labels): string =>
  env.length === 0 ? labels.install : install === null ? labels.token : labels.setUp

interface StepProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

const Step = ({ title, className, children }: StepProps) => (
  <li className={classNames('ms-step', className)}>
    <h3 className="ms-step-title">{title}</h3>
    {children}
  </li>
)

interface TextOptions {
  readonly platform?: Platform | undefined
  readonly labels?: Partial<Labels> | undefined
}

/** All steps as one text, to paste into a note or an agent: a comment before each step, then its code. */
export function stepsAsText(snippet: InferenceSnippet, { platform, labels: own }: TextOptions = {}): string {
  const labels = mergeLabels(own)
  const program = programFileOf(languageRecord(snippet.language), platform, snippet.typescript)
  const { fileName, run, liesBeside = fileName } = { ...program, ...snippet }
  const mark = platform === 'cmd' ? 'rem' : '#'
  const parts = [
    snippet.install === null ? undefined : `${mark} ${labels.install}\n${snippet.install}`,
    ...linesToAdd(snippet).map((line) => `${mark} ${labels.existingProject}: ${line}`),
    ...snippet.env.map(
      ({ name, url }) =>
        `${mark} ${labels.token}${url === undefined ? '' : ` (${url})`}\n${variableCommand(name, platform)}`,
    ),
    ...snippet.files.map(({ name }) => `${mark} ${fileNote(labels, name, liesBeside)}`),
    `${mark} ${labels.run}: ${labels.saveAs} ${fileName} ${labels.thenRun} ${run}`,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n\n${snippet.content}`
}
