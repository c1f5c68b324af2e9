import { EDITORS, MCP_TOOLS } from '@model-snippets/cli/mcp'
import { CodeBlock, type CodeLines } from '@model-snippets/react'
import { highlight } from '@model-snippets/react/highlight'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { namedPageMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { Section } from '../ui/section.tsx'
import { textsOf, useTexts } from '../ui/texts/agents.ts'
import type { Route } from './+types/agents.ts'

/** A text to copy, with highlighting if its language has a grammar. */
interface SetupText {
  readonly code: string
  readonly lines: CodeLines | undefined
}

export function loader({ request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url)
  const address = `${origin}/mcp`
  const [first] = EDITORS
  const editor = EDITORS.find(({ id }) => id === searchParams.get('editor')) ?? first
  if (editor === undefined) throw new Error('EDITORS must not be empty')
  const { id, label, place, language, local, remote } = editor
  const setupText = (code: string): SetupText => ({
    code,
    lines: language === 'toml' ? undefined : highlight(code, language),
  })
  return {
    address,
    installSkill: `npx skills add ${origin}`,
    editors: EDITORS.map(({ id, label }) => ({ id, label })),
    shown: {
      id,
      label,
      place,
      local: setupText(local),
      remote: remote === undefined ? undefined : setupText(remote(address)),
    },
    // The other lines of a description are for agents.
    tools: MCP_TOOLS.map(({ name, description }) => ({ name, description: description.split('\n')[0] ?? '' })),
  }
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

export const meta: Route.MetaFunction = ({ matches }) => namedPageMeta(matches, '/agents', textsOf)

export default function Agents({ loaderData: { address, installSkill, editors, shown, tools } }: Route.ComponentProps) {
  const texts = useTexts()
  const { id: shownId, label, place, local, remote } = shown
  const title = place === 'terminal' ? undefined : place
  const how = title === undefined ? texts.run : texts.merge
  return (
    <div>
      <PageTitle title={texts.heading} lead={texts.lead} />

      <ChoiceLinks
        label={texts.editor}
        parameter="editor"
        choices={editors.map(({ id, label }) => ({ value: id, label }))}
        chosen={shownId}
      />

      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-2">
        <Section className="mt-10" title={texts.local} lead={`${texts.localHint} ${how}`}>
          <CodeBlock {...local} title={title} what={texts.setup(label, texts.local)} />
        </Section>

        <Section
          className="mt-10"
          title={texts.remote}
          lead={`${texts.remoteHint} ${remote === undefined ? texts.remoteMissing(label) : how}`}
        >
          <CodeBlock
            {...(remote ?? { code: address })}
            title={remote === undefined ? undefined : title}
            what={remote === undefined ? texts.address : texts.setup(label, texts.remote)}
          />
        </Section>
      </div>

      <Section className="mt-10" title={texts.skill} lead={texts.skillHint}>
        <CodeBlock code={installSkill} what={texts.installSkill} />
      </Section>

      <Section className="mt-10" title={texts.tools} lead={texts.toolsHint}>
        <dl className="border-t border-line">
          {tools.map(({ name, description }) => (
            <div
              key={name}
              className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="font-mono text-sm leading-6 font-medium">{name}</dt>
              <dd lang="en" className="text-sm leading-6 text-muted">
                {description}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  )
}
