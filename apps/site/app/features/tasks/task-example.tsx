import { isPolicy } from '@model-snippets/core'
import { type Highlighted, type SnippetChoice, SnippetSteps, SnippetTabs, useHighlighted } from '@model-snippets/react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Example } from '../../domain/examples/build-examples.ts'
import { chooseTab, setChoice, type WantedChoice } from '../../domain/examples/choice.ts'
import type { Way } from '../../domain/examples/missing-languages.ts'
import { modelPath } from '../../domain/models/model-path.ts'
import { choiceCookie, keepCookie, type Preferences } from '../../domain/preferences/cookies.ts'
import type { TaskExample as Data } from '../../domain/tasks/task-page-data.ts'
import { Section } from '../../ui/section.tsx'
import { useTexts as useExampleTexts } from '../../ui/texts/examples.ts'
import { useTexts } from '../../ui/texts/tasks.ts'
import { MissingPanel } from '../examples/missing-panel.tsx'
import { ProofLine } from '../examples/proof-line.tsx'
import { sampleAddress } from '../examples/sample-address.ts'
import { LibraryUses } from '../libraries/library-use-section.tsx'

interface TaskExampleProps {
  readonly example: Data
  /** The language and client in the URL, then the reader's last choice. */
  readonly asked: readonly WantedChoice[]
  /** The last client of each language. */
  readonly clients: Preferences['clients']
  readonly highlighted: Highlighted | undefined
}

/** The code of the task's recommended model: calls to a provider, or how to run it locally if no provider does. */
export function TaskExample({ example, asked, clients, highlighted }: TaskExampleProps) {
  const { model, isEmbedded, task, examples, missing, providerLabels, uses } = example
  const texts = useTexts()
  const { ways } = useExampleTexts()
  const navigate = useNavigate()
  const isChat = task === 'conversational'
  const [wanted, setWanted] = useState<WantedChoice>()
  const tab = chooseTab(examples, missing, wanted ?? {}, ...asked)
  const choose = (choice: SnippetChoice) => {
    setWanted(choice)
    keepCookie(choiceCookie(choice, clients))
  }
  const nameOf = (provider: string): string => {
    if (isPolicy(provider)) return isChat ? ways.router : ways.auto
    return ways.unknownProvider(providerLabels[provider] ?? provider)
  }
  return (
    <Section
      title={texts.example.title}
      className="min-w-0"
      lead={
        <>
          {examples.length === 0
            ? texts.example.byLibrary
            : isChat
              ? texts.example.byProvider
              : texts.example.byClients}{' '}
          {isEmbedded ? (
            <Link prefetch="intent" to={modelPath(model)} className="link font-mono text-sm text-ink">
              {model}
            </Link>
          ) : (
            <code className="font-mono text-sm text-ink">{model}</code>
          )}
          {isEmbedded && examples.length > 0 ? `. ${texts.example.more}` : null}
        </>
      }
    >
      {tab === undefined ? null : (
        <div className="mt-3">
          <SnippetTabs
            snippets={examples}
            missing={missing.map((each) => {
              const addressOf = (way: Way): string => each.addresses[each.ways.indexOf(way)] ?? modelPath(model)
              return {
                language: each.language,
                client: each.client,
                why: (
                  <MissingPanel
                    missing={each}
                    provider="auto"
                    nameOf={nameOf}
                    onWay={(way) => void navigate(addressOf(way))}
                    hrefOf={addressOf}
                  />
                ),
              }
            })}
            choice={tab}
            onChoice={choose}
            clientOf={(language) => clients[language]}
            hrefOf={(choice) => `?${setChoice(new URLSearchParams(), choice)}`}
          >
            {(snippet) => <Steps example={snippet} isShown={snippet === tab} known={highlighted} />}
          </SnippetTabs>
        </div>
      )}
      <div className="mt-4 grid gap-4 empty:hidden">
        <LibraryUses id={model} uses={uses} />
      </div>
    </Section>
  )
}

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
        <ProofLine example={example} proof={example.proof} />
      </div>
      <SnippetSteps snippet={example} lines={lines} fileHref={sampleAddress} />
    </>
  )
}
