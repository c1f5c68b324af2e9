import type { SnippetFile } from '@model-snippets/core'
import { type Highlighted, SnippetSteps, SnippetTabs, useHighlighted } from '@model-snippets/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../ui/texts/tasks.ts'
import type { Example } from '../examples/build-examples.ts'
import { chooseSnippet, setChoice, type WantedChoice } from '../examples/choice.ts'
import { ProofLine } from '../examples/proof-line.tsx'
import { LibraryCheckLine } from '../libraries/library-check-line.tsx'
import { LibraryExamples } from '../libraries/library-examples.tsx'
import { libraryPath } from '../libraries/library-path.ts'
import { modelPath } from '../models/model-path.ts'
import type { TaskExample as Data } from './task-page-data.ts'

interface TaskExampleProps {
  readonly example: Data
  /** Language and client that the address asks for. */
  readonly asked: WantedChoice
  readonly highlighted: Highlighted | undefined
}

/** The code of the task's recommended model: calls to a provider, or how to run it oneself where no provider does. */
export function TaskExample({ example: { model, isEmbedded, examples, uses }, asked, highlighted }: TaskExampleProps) {
  const texts = useTexts()
  const [wanted, setWanted] = useState<WantedChoice>()
  const shown = chooseSnippet(examples, wanted ?? {}, asked)
  return (
    <section aria-labelledby="example-title" className="min-w-0">
      <h2 id="example-title" className="text-xl font-semibold tracking-[-0.015em]">
        {texts.example.title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-sm text-muted wrap-anywhere">
        {examples.length === 0 ? texts.example.byLibrary : texts.example.byProvider}{' '}
        {isEmbedded ? (
          <Link prefetch="intent" to={modelPath(model)} className="link font-mono text-[0.8125rem] text-ink">
            {model}
          </Link>
        ) : (
          <code className="font-mono text-[0.8125rem] text-ink">{model}</code>
        )}
        {isEmbedded && examples.length > 0 ? <> · {texts.example.more}</> : null}
      </p>
      {shown === undefined ? null : (
        <div className="mt-3">
          <SnippetTabs
            snippets={examples}
            choice={shown}
            onChoice={setWanted}
            hrefOf={(choice) => `?${setChoice(new URLSearchParams(), choice)}`}
          >
            {(snippet) => <Steps example={snippet} isShown={snippet === shown} known={highlighted} />}
          </SnippetTabs>
        </div>
      )}
      {uses.map(({ key, label, examples: written, isCompleted, check }) => (
        <div key={key} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
          <h3 className="font-semibold">
            <Link prefetch="intent" to={`${libraryPath(key)}?${new URLSearchParams({ model })}`} className="link">
              {label}
            </Link>
          </h3>
          {check === undefined ? null : <LibraryCheckLine check={check} />}
          <LibraryExamples label={label} examples={written} isCompleted={isCompleted} />
        </div>
      ))}
    </section>
  )
}

/** The server has the package's samples under the same paths. */
const sampleAddress = ({ sample }: SnippetFile): string | undefined => (sample === undefined ? undefined : `/${sample}`)

interface StepsProps {
  readonly example: Example
  readonly isShown: boolean
  readonly known: Highlighted | undefined
}

function Steps({ example, isShown, known }: StepsProps) {
  const lines = useHighlighted(example.content, example.language, { known, isShown })
  return (
    <>
      <div className="mt-4">
        <ProofLine proof={example.proof} />
      </div>
      <SnippetSteps snippet={example} lines={lines} fileHref={sampleAddress} />
    </>
  )
}
