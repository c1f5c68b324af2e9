import { costOf } from '@model-snippets/hub/choose-provider'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/run.ts'
import type { Run } from './send-request.ts'

interface RunFiguresProps {
  readonly run: Run
  readonly task: string
  readonly provider: ProviderChoice | undefined
}

/** A run's known figures: status, times, tokens, and cost. */
export function RunFigures({ run, task, provider }: RunFiguresProps) {
  const texts = useTexts()
  const format = useFormat()
  const { status, answer, firstTokenSeconds, seconds, phase, isStreamed } = run
  const { usage } = answer
  const isDone = phase === 'done'
  const cost = usage === undefined || provider?.facts === undefined ? undefined : costOf(provider.facts, usage)
  const speed = speedOf(run)
  const isChat = task === 'conversational'
  const figures = [
    [texts.status, status === undefined ? undefined : String(status)],
    [texts.firstToken, firstTokenSeconds === undefined ? undefined : texts.seconds(firstTokenSeconds)],
    [texts.total, seconds === undefined ? undefined : texts.seconds(seconds)],
    [texts.speed, speed === undefined ? undefined : format.number(Math.round(speed))],
    [
      texts.usage,
      usage !== undefined
        ? texts.tokens(usage.input, usage.output)
        : isDone && isChat && isStreamed
          ? texts.noUsage
          : undefined,
    ],
    [texts.cost, cost === undefined ? undefined : format.dollars(cost)],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm tabular-nums">
      {figures.map(([name, figure]) =>
        figure === undefined ? null : (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="wrap-anywhere">{figure}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** Tokens per second from the first to the last; undefined if the service doesn't report their number. */
function speedOf({ phase, answer: { usage }, firstTokenSeconds, seconds }: Run): number | undefined {
  if (phase !== 'done' || usage === undefined || firstTokenSeconds === undefined || seconds === undefined) {
    return undefined
  }
  return seconds > firstTokenSeconds ? usage.output / (seconds - firstTokenSeconds) : undefined
}
