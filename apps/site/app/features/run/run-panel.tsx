import type { InferenceRequest, SnippetFile } from '@model-snippets/core'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, VERBATIM } from '../../ui/field.tsx'
import { useTexts } from '../../ui/texts/run.ts'
import { AnswerView } from './answer-view.tsx'
import { FailureView } from './failure-view.tsx'
import { type PlayedFor, playedKey } from './played-answer.ts'
import { isRouted } from './request-body.ts'
import { ROUTER_ORIGIN } from './router-origin.ts'
import { RunFigures } from './run-figures.tsx'
import { SampleAnswer } from './sample-answer.tsx'
import { useRun } from './use-run.ts'

export interface RunPanelProps {
  /** Undefined if there's none that can be sent. */
  readonly request: InferenceRequest | undefined
  /** What the sample answer depends on. */
  readonly asked: PlayedFor
  /** The examples' files, some of which the site has. */
  readonly sampleFiles: readonly SnippetFile[]
  /** The chosen provider; undefined if the router chooses. */
  readonly provider: ProviderChoice | undefined
}

const ROUTER_HOST = new URL(ROUTER_ORIGIN).host

/** The characters that a header allows. */
const TOKEN = /^[\x21-\x7E]+$/

interface Problem {
  readonly field: 'token' | `file-${number}` | 'sample'
  readonly message: string
}

/** A token, a button, and the answer. */
export function RunPanel(props: RunPanelProps) {
  const texts = useTexts()
  const { request } = props
  if (request === undefined) return <p className="max-w-[68ch] text-sm text-muted">{texts.noRequest}</p>
  return isRouted(request) ? (
    <RoutedRun {...props} request={request} />
  ) : (
    <p className="max-w-[68ch] text-sm text-muted">{texts.elsewhere}</p>
  )
}

function RoutedRun({ request, asked, sampleFiles, provider }: RunPanelProps & { readonly request: InferenceRequest }) {
  const texts = useTexts()
  const { run, isRunning, start, stop } = useRun()
  // Only the field has the token: no state, URL, storage, or form. It disappears with this part of the page.
  const token = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ReadonlyMap<string, File>>(new Map())
  const [problem, setProblem] = useState<Problem>()
  const [isReading, setIsReading] = useState(false)
  const panel = useRef<HTMLDivElement>(null)

  // Browsers may keep a page after the reader leaves it, for going back.
  useEffect(() => {
    const forget = () => {
      if (token.current !== null) token.current.value = ''
    }
    window.addEventListener('pagehide', forget)
    return () => window.removeEventListener('pagehide', forget)
  }, [])

  const locations = [...new Set((request.files ?? []).map(({ location }) => location))]
  const sampleOf = (location: string) => sampleFiles.find(({ name, sample }) => name === location && sample)?.sample
  const own = locations.filter((location) => sampleOf(location) === undefined)

  const complain = (found: Problem): void => {
    setProblem(found)
    panel.current?.querySelector<HTMLElement>(`#run-${found.field}`)?.focus()
  }
  const press = async (): Promise<void> => {
    if (isRunning) return stop()
    if (isReading) return
    const given = token.current?.value.trim() ?? ''
    if (given === '') return complain({ field: 'token', message: texts.tokenMissing })
    if (!TOKEN.test(given)) return complain({ field: 'token', message: texts.tokenUnreadable })
    const missing = own.findIndex((location) => !chosen.has(location))
    if (missing >= 0) return complain({ field: `file-${missing}`, message: texts.fileMissing })
    setProblem(undefined)
    setIsReading(true)
    try {
      const files = new Map<string, Blob>(chosen)
      for (const location of locations) {
        const sample = sampleOf(location)
        if (sample !== undefined) files.set(location, await readSample(sample))
      }
      start(request, given, files)
    } catch {
      complain({ field: 'sample', message: texts.sampleLost })
    } finally {
      setIsReading(false)
    }
  }
  const problemOf = (field: Problem['field']) => (problem?.field === field ? problem.message : undefined)

  return (
    <div ref={panel} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-[68ch] text-sm text-muted">{texts.lead(ROUTER_HOST)}</p>
      <div className="grid max-w-[34rem] gap-3">
        <Field id="run-token" label={texts.token} hint={texts.tokenHint(ROUTER_HOST)} problem={problemOf('token')}>
          {(control) => (
            <input
              {...control}
              form=""
              ref={token}
              type="password"
              {...VERBATIM}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !nativeEvent.isComposing && !isRunning) void press()
              }}
              className="input"
            />
          )}
        </Field>
        {own.map((location, index) => (
          <Field
            key={location}
            id={`run-file-${index}`}
            label={texts.file(location)}
            hint={texts.fileHint}
            problem={problemOf(`file-${index}`)}
          >
            {(control) => (
              <input
                {...control}
                form=""
                type="file"
                onChange={({ target: { files } }) => {
                  const [file] = files ?? []
                  if (file !== undefined) setChosen((before) => new Map(before).set(location, file))
                }}
                className="max-w-full text-sm focus-ring"
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="primary" onClick={() => void press()}>
          {isRunning ? <Square className="size-3.5 fill-current" /> : <Play className="size-4" />}
          {isRunning ? texts.stop : texts.run}
        </Button>
        <p role="status" className="min-w-0 text-sm text-muted">
          {problemOf('sample') ?? (run === undefined ? '' : texts.phases[run.phase])}
        </p>
      </div>
      {run === undefined ? null : (
        <section aria-label={texts.answer} aria-busy={isRunning} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {run.request === request ? null : <p className="text-sm text-muted">{texts.changed}</p>}
          {run.status === undefined ? null : <RunFigures run={run} task={asked.task} provider={provider} />}
          {run.failure === undefined ? null : <FailureView failure={run.failure} />}
          {run.status === undefined || run.failure?.kind === 'refused' ? null : (
            <AnswerView
              answer={run.answer}
              raw={run.raw}
              isStreamed={run.isStreamed}
              isRunning={isRunning}
              task={asked.task}
            />
          )}
        </section>
      )}
      {/* A changed request gets a new answer. */}
      <SampleAnswer key={playedKey(asked)} asked={asked} />
    </div>
  )
}

/** Reads a sample file of the site. */
async function readSample(sample: string): Promise<Blob> {
  const response = await fetch(`/${sample}`)
  if (!response.ok) throw new Error(`The sample could not be read: ${response.status}`)
  return await response.blob()
}
