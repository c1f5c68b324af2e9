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
  /** Highlighting of the example, from `highlight`. */
  readonly lines?: CodeLines | undefined
  /** Changed lines to mark, from `useLineChanges`. */
  readonly changes?: LineChanges | undefined
  /** The shell that the commands are for; the snippet must be generated for the same one. */
  readonly platform?: Platform | undefined
  /** Shown with the token: other steps to get access. */
  readonly tokenNote?: ReactNode
  /** Shown next to the setup commands, such as a choice of shell. */
  readonly setUpChoice?: ReactNode
  /** Shown next to the file name, such as what ran. */
  readonly proof?: ReactNode
  /** Shown before the Copy button: further actions on the example. */
  readonly actions?: ReactNode
  /** What the example prints or saves. */
  readonly outcome?: ReactNode
  /** Returns the download URL of a sample file; without it, only the file name is shown. */
  readonly fileHref?: (file: SnippetFile) => string | undefined
  /** Shown below the example, such as downloads. */
  readonly children?: ReactNode
  readonly labels?: Partial<Labels> | undefined
}

/**
 * Shows the steps for an example as one card: install and set the token, get the files, save the code, run it. Steps
 * with nothing to do are left out.
 */
export function SnippetSteps(props: SnippetStepsProps) {
  const { snippet, lines, changes, platform, tokenNote, setUpChoice, proof, actions, outcome, fileHref, children } =
    props
  const labels = useLabels(props.labels)
  const record = languageRecord(snippet.language)
  const program = programFileOf(record, platform, snippet.typescript)
  // Snippets that a host stored with an older core lack this field.
  const { fileName, run, liesBeside = fileName } = { ...program, ...snippet }
  const commands = setUpCommands(snippet, platform)
  return (
    <>
      <ol className="ms-steps">
        <Step title={titleOfSetUp(snippet, labels)} className="ms-step-set-up">
          {commands.length === 0 ? null : (
            <CodeBlock
              code={commands.join('\n')}
              what={labels.setUpCommands}
              className={
                commands.some((command) => command.includes('\n')) ? undefined : `ms-prompt-${platform ?? 'posix'}`
              }
              labels={labels}
            />
          )}
          <div className="ms-set-up-notes">
            {snippet.install === null ? (
              <p className={classNames('ms-note', commands.length > 0 && 'ms-note-text')}>
                {labels.nothingToInstall(snippet.client, record.comesWith)}
              </p>
            ) : null}
            {snippet.env.map((variable) => (
              <p key={variable.name} className="ms-note">
                <span className="ms-note-text">
                  <code>{variable.name}</code>: {labels.variable(variable)}{' '}
                </span>
                {variable.url === undefined ? null : (
                  <a href={variable.url} rel="noreferrer" target="_blank">
                    {labels.whereToGet}
                  </a>
                )}
              </p>
            ))}
            {tokenNote === undefined || snippet.env.length === 0 ? null : <p className="ms-note">{tokenNote}</p>}
            {setUpChoice}
          </div>
        </Step>
        {snippet.files.length === 0 ? null : (
          <Step
            title={snippet.files.some(({ sample }) => sample !== undefined) ? labels.files : labels.ownFiles}
            className="ms-step-files"
          >
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
        <Step title={labels.code(snippet.client)} className="ms-step-run">
          <CodeBlock
            code={snippet.content}
            lines={lines}
            changes={changes}
            what={labels.code(snippet.client)}
            title={
              <>
                <span className="ms-visually-hidden">{labels.saveAs} </span>
                <code>{fileName}</code> {proof}
              </>
            }
            actions={actions}
            copyText={labels.copy}
            labels={labels}
          />
        </Step>
        <Step title={labels.run} className="ms-step-outcome">
          <code className={`ms-run ms-prompt-${platform ?? 'posix'}`}>
            <span className="ms-line">{run}</span>
          </code>
          {outcome === undefined ? null : <div className="ms-note">{outcome}</div>}
        </Step>
      </ol>
      {linesToAdd(snippet).length === 0 ? null : (
        <details className="ms-add">
          <summary className="ms-note">{labels.existingProject}</summary>
          {linesToAdd(snippet).map((line) => (
            <CodeBlock key={line} code={line} what={labels.addCommand} labels={labels} />
          ))}
        </details>
      )}
      {children}
    </>
  )
}

/** The commands to run before the example, in their order. */
const setUpCommands = ({ install, env }: InferenceSnippet, platform: Platform | undefined): readonly string[] => [
  ...(install === null ? [] : [install]),
  ...env.map(({ name }) => variableCommand(name, platform)),
  ...env.flatMap(({ name, vendorName }) => (vendorName === undefined ? [] : [copyCommand(name, vendorName, platform)])),
]

/** Where a file must be. */
const fileNote = ({ fileAtHome, fileElsewhere, filesBeside }: Labels, name: string, program: string): string =>
  ({ home: fileAtHome, elsewhere: fileElsewhere, beside: filesBeside })[placeOfFile(name)](name, program)

/** Commands for an existing project, one per tool; empty if the install command is the same. */
const linesToAdd = ({ install, add = install }: InferenceSnippet): readonly string[] =>
  add === null || add === install ? [] : add.split('\n')

/** A short title for the setup steps. */
const titleOfSetUp = ({ install, env }: InferenceSnippet, labels: Labels): string =>
  env.length === 0 ? labels.install : install === null ? labels.token : labels.setUp

interface StepProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

const Step = ({ title, className, children }: StepProps) => (
  <li className={classNames('ms-step', className)}>
    <h3 className="ms-visually-hidden">{title}</h3>
    {children}
  </li>
)

interface TextOptions {
  readonly platform?: Platform | undefined
  readonly labels?: Partial<Labels> | undefined
}

/** Returns all steps as one text, to paste into a note or an agent: a comment before each step, then its code. */
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
