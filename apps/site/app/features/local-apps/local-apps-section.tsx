import { CodeBlock, type Highlighted, useHighlighted } from '@model-snippets/react'
import { CircleDashed, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { LeadSection } from '../../ui/lead-section.tsx'
import { Day, MarkLine } from '../../ui/mark-line.tsx'
import { ParameterForm } from '../../ui/parameter-form.tsx'
import { ReasonList } from '../../ui/reason-list.tsx'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/local-apps.ts'
import type { LocalAppUse, LocalAppUses } from './local-app-use.ts'
import { CONTEXT_LENGTH, QUANTIZATION } from './machine-parameters.ts'

const TITLE = 'local-apps-title'

interface LocalAppsSectionProps extends LocalAppUses {
  /** The URL of the form that shapes the request, if there is one. */
  readonly toForm: string | undefined
}

/** How to run a model on the reader's machine with each app. */
export function LocalAppsSection(props: LocalAppsSectionProps) {
  const { toForm, apps, skipped, file, choices, cards, problem, context } = props
  const texts = useTexts()
  const isGguf = apps.some(({ app }) => app === 'llama-cpp')
  return (
    <LeadSection id={TITLE} texts={texts} toForm={toForm}>
      {file !== undefined ? (
        <p className="text-sm wrap-anywhere text-muted">
          {texts.file} <code className="font-mono text-sm text-ink">{file.path}</code>
          {file.parts === 1 ? null : ` ${texts.parts(file.parts)}`} ({sizeText(texts, file.size)})
        </p>
      ) : isGguf ? (
        <p className="text-sm text-muted">{texts.noFile}</p>
      ) : null}
      {cards.length === 0 ? null : (
        <p className="text-sm wrap-anywhere text-muted">
          {texts.cards}{' '}
          <span lang="en">{cards.map(({ maker, name, memory }) => `${maker} ${name} (${memory} GB)`).join(', ')}</span>.
        </p>
      )}
      {choices.length > 1 || problem !== undefined || context !== undefined ? (
        <MachineForm choices={choices} file={file} problem={problem} context={context} />
      ) : null}
      <div className="border-line [&:not(:empty)]:border-b">
        {apps.map((app, place) => (
          <Disclosure key={app.app} title={app.label} titleClass="py-3 font-medium" open={place === 0}>
            <AppSteps app={app} />
          </Disclosure>
        ))}
        {skipped.length === 0 ? null : (
          <Disclosure title={texts.others(skipped.length)} titleClass="py-3 text-sm text-muted">
            <ReasonList of={skipped} className="pb-4" />
          </Disclosure>
        )}
      </div>
    </LeadSection>
  )
}

const sizeText = (texts: ReturnType<typeof useTexts>, size: number | undefined): string =>
  size === undefined ? texts.sizeUnknown : texts.size(size)

type MachineFormProps = Pick<LocalAppUses, 'choices' | 'file' | 'problem' | 'context'>

/** The form for the commands: the model's file, and the context length. */
function MachineForm({ choices, file, problem, context }: MachineFormProps) {
  const texts = useTexts()
  return (
    <ParameterForm
      part={TITLE}
      names={[QUANTIZATION, CONTEXT_LENGTH]}
      submit={texts.show}
      className="grid max-w-3xl gap-x-4 gap-y-2 sm:flex sm:*:flex-1 sm:*:last:flex-none"
    >
      {choices.length > 1 || problem !== undefined ? (
        <Field
          id={QUANTIZATION}
          label={texts.quantization}
          hint={texts.memory}
          problem={
            problem && (
              <span lang="en" className="inline-block first-letter:uppercase">
                {problem}
              </span>
            )
          }
        >
          {(control) => (
            <select {...control} name={QUANTIZATION} defaultValue={file?.label} className="input">
              {choices.map(({ label, size, memory }) => (
                <option key={label} value={label}>
                  {label} · {sizeText(texts, size)}
                  {memory === undefined ? null : ` · ${texts.fits(memory)}`}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : null}
      {context === undefined ? null : (
        <Field
          id={CONTEXT_LENGTH}
          label={texts.context}
          hint={
            context.most === undefined ? texts.contextHint : `${texts.contextMost(context.most)} ${texts.contextHint}`
          }
          problem={context.problem}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              name={CONTEXT_LENGTH}
              defaultValue={context.text}
              key={context.text}
              className="input tabular-nums"
            />
          )}
        </Field>
      )}
    </ParameterForm>
  )
}

interface AppStepsProps {
  readonly app: LocalAppUse
}

function AppSteps({ app }: AppStepsProps) {
  const texts = useTexts()
  const { label, docsUrl, needs, install, env, steps, link, container, server, asking, highlighted } = app
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6">
      <p className="grid gap-1 text-sm text-muted">
        <a href={docsUrl} className="link justify-self-start wrap-anywhere">
          {docsUrl.replace('https://', '')}
        </a>
        {needs === undefined ? null : (
          <span className="wrap-anywhere">
            {texts.needs} <span lang="en">{needs}</span>.
          </span>
        )}
      </p>
      <CheckLine check={app.check} hasCommands={steps.length > 0} />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {install.length === 0 ? null : (
          <Step title={texts.install}>
            {install.map(({ systems, command, lines }) => (
              <CodeBlock
                key={command}
                code={command}
                lines={lines}
                title={systems.join(', ')}
                what={`${label}: ${texts.installOn(systems.join(', '))}`}
              />
            ))}
          </Step>
        )}
        {env.map(({ name, url }) => (
          <Step key={name} title={`${texts.token} ${name}`}>
            <p className="text-sm text-muted">
              {texts.tokenHint}:{' '}
              <a href={url} className="link wrap-anywhere">
                {url?.replace('https://', '')}
              </a>
            </p>
          </Step>
        ))}
        {steps.map(({ kind, command, lines, note, keepsRunning }) => (
          <Step key={command} title={texts.steps[kind]}>
            <CodeBlock code={command} lines={lines} what={`${label}: ${texts.steps[kind]}`} />
            {note === undefined ? null : (
              <p lang="en" className="text-sm wrap-anywhere text-muted">
                {note}
              </p>
            )}
            {keepsRunning ? <p className="text-sm text-muted">{texts.keepsRunning}</p> : null}
          </Step>
        ))}
        {link === undefined ? null : (
          <Step title={texts.open}>
            <a href={link} className="link justify-self-start text-sm wrap-anywhere">
              {texts.openIn(label)}
            </a>
          </Step>
        )}
        {container === undefined ? null : (
          <Step title={texts.container}>
            <CodeBlock code={container.command} lines={container.lines} what={`${label}: ${texts.container}`} />
          </Step>
        )}
        {server === undefined ? null : (
          <Step title={texts.ask}>
            <p className="text-sm wrap-anywhere text-muted">
              {texts.server} <code className="font-mono text-sm text-ink">{server.address}</code> {texts.knownAs}{' '}
              <code className="font-mono text-sm text-ink">{server.model}</code>.
            </p>
            <Asking label={label} asking={asking} known={highlighted} />
          </Step>
        )}
      </ol>
    </div>
  )
}

interface AskingProps {
  readonly label: string
  readonly asking: LocalAppUse['asking']
  readonly known: Highlighted | undefined
}

/** The program that sends the form's request to the server, or why there's none. */
function Asking({ label, asking: { program, without, ignored = [] }, known }: AskingProps) {
  const texts = useTexts()
  const lines = useHighlighted(program?.content ?? '', program?.language ?? 'sh', {
    known,
    isShown: program !== undefined,
  })
  if (program === undefined) {
    return without === undefined ? (
      <p className="text-sm text-muted">{texts.noProgram}</p>
    ) : (
      <p className="text-sm wrap-anywhere text-muted">
        {texts.notAsked} <span lang="en">{without}</span>.
      </p>
    )
  }
  return (
    <>
      {program.install === null ? null : (
        <p className="text-sm text-muted">
          {texts.programInstall} <code className="font-mono text-sm text-ink">{program.install}</code>
        </p>
      )}
      <CodeBlock
        code={program.content}
        lines={lines}
        title={program.client}
        what={`${label}: ${texts.ask}, ${program.client}`}
      />
      {ignored.length === 0 ? null : (
        <ul lang="en" className="grid gap-1 text-sm wrap-anywhere text-muted">
          {ignored.map(({ option, reason }) => (
            <li key={option}>
              <code className="font-mono text-sm text-ink">{option}</code>: {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Step = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <li className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h3 className="text-sm font-medium">{title}</h3>
    {children}
  </li>
)

interface CheckLineProps extends Pick<LocalAppUse, 'check'> {
  /** Whether there are any, or a link alone. */
  readonly hasCommands: boolean
}

/** How the commands were checked. Never green, because even commands that ran used a model of ours. */
function CheckLine({ check: { run, release }, hasCommands }: CheckLineProps) {
  const texts = useTexts()
  const format = useFormat()
  return (
    <MarkLine icon={release === undefined ? CircleDashed : ListChecks}>
      {release !== undefined ? (
        <>
          {texts.against(`${release.package} ${release.version}`)} <Day date={release.date} />.
        </>
      ) : hasCommands ? (
        texts.documented
      ) : (
        texts.linked
      )}{' '}
      {run === undefined
        ? texts.notRun
        : texts.run(`${run.package} ${run.release}`, run.isOwnInstall, format.day(run.date), run.programs.length)}
    </MarkLine>
  )
}
