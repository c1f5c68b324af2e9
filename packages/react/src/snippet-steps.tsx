import type { InferenceSnippet, SnippetFile } from '@model-snippets/core'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { CodeBlock } from './code-block.tsx'
import type { CodeLines } from './highlight/lines.ts'
import { DEFAULT_LABELS, LANGUAGE_FACTS, type Labels } from './labels.ts'

export interface SnippetStepsProps {
  readonly snippet: InferenceSnippet
  /** The colours of the example, from `highlight`. */
  readonly lines?: CodeLines | undefined
  /** Where a sample file is downloaded; without it only its name is shown. */
  readonly fileHref?: (file: SnippetFile) => string | undefined
  /** Shown below the example: proof, downloads. */
  readonly children?: ReactNode
  readonly labels?: Labels
}

/** What the reader does, in order: install, set the token, get the files, run. Steps that ask for nothing are left out. */
export function SnippetSteps({ snippet, lines, fileHref, children, labels = DEFAULT_LABELS }: SnippetStepsProps) {
  const { fileName, command } = LANGUAGE_FACTS[snippet.language]
  return (
    <ol className="ms-steps">
      <Step title={labels.install}>
        {snippet.install === null ? (
          <p className="ms-note">{labels.nothingToInstall(snippet.client, snippet.language)}</p>
        ) : (
          <CodeBlock code={snippet.install} what={labels.installCommand} labels={labels} />
        )}
      </Step>
      {snippet.env.length === 0 ? null : (
        <Step title={labels.token}>
          {snippet.env.map(({ name, description, url }) => (
            <div key={name}>
              <p className="ms-note">
                <code>{name}</code>: {description}.{' '}
                {url === undefined ? null : (
                  <a href={url} rel="noreferrer" target="_blank">
                    {labels.whereToGet}
                  </a>
                )}
              </p>
              <CodeBlock code={`export ${name}=your_token`} what={labels.tokenCommand} labels={labels} />
            </div>
          ))}
        </Step>
      )}
      {snippet.files.length === 0 ? null : (
        <Step title={labels.files}>
          <ul className="ms-files">
            {snippet.files.map((file) => {
              const href = fileHref?.(file)
              return (
                <li key={file.name}>
                  {href === undefined ? (
                    <code>{file.name}</code>
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
      <Step title={labels.run}>
        <CodeBlock
          code={snippet.content}
          lines={lines}
          what={labels.code(snippet.client)}
          title={fileName}
          labels={labels}
        />
        <p className="ms-note">
          {labels.saveAs} <code>{fileName}</code> {labels.thenRun} <code>{command}</code>.
        </p>
        {children}
      </Step>
    </ol>
  )
}

const Step = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <li className="ms-step">
    <h3 className="ms-step-title">{title}</h3>
    {children}
  </li>
)

/** All steps as one text, to paste into a note or an agent: a comment before each step, then its code. */
export function stepsAsText(snippet: InferenceSnippet, labels: Labels = DEFAULT_LABELS): string {
  const { fileName, command } = LANGUAGE_FACTS[snippet.language]
  const parts = [
    snippet.install === null ? undefined : `# ${labels.install}\n${snippet.install}`,
    ...snippet.env.map(
      ({ name, url }) => `# ${labels.token}${url === undefined ? '' : ` (${url})`}\nexport ${name}=your_token`,
    ),
    `# ${labels.run}: ${labels.saveAs} ${fileName} ${labels.thenRun} ${command}`,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n\n${snippet.content}`
}
