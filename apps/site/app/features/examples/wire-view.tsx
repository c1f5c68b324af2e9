import { type InferenceRequest, LANGUAGE_RECORDS } from '@model-snippets/core'
import type { SeenClient } from '@model-snippets/core/verification'
import { CodeBlock, type CodeLines } from '@model-snippets/react'
import { bodyText } from '../../domain/examples/body-text.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useTexts } from '../../ui/texts/examples.ts'

interface WireViewProps {
  readonly request: InferenceRequest
  readonly lines: CodeLines | undefined
  readonly seenFrom: readonly SeenClient[]
  /** True if the request contains the reader's inputs or parameters. Tests only sent the sample's. */
  readonly isOwnRequest: boolean
}

/** The request that the examples send. */
export function WireView({ request, lines, seenFrom, isOwnRequest }: WireViewProps) {
  const texts = useTexts()
  const { method, url, headers } = request
  return (
    <Disclosure title={texts.wire}>
      <div id="wire" className="grid gap-4 pb-4">
        <p className="font-mono text-sm wrap-anywhere">
          <span className="font-medium">{method}</span> {url}
        </p>
        <dl className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
          {Object.entries(headers).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="mb-1 wrap-anywhere sm:mb-0">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">{texts.wireHint}</p>
        {seenFrom.length === 0 ? null : (
          <p className="text-sm text-muted tabular-nums">{seenLine(texts, seenFrom, isOwnRequest)}</p>
        )}
        {request.body === undefined ? null : (
          <CodeBlock code={bodyText(request)} lines={lines} what={texts.wireCode} title={texts.wireBody} />
        )}
      </div>
    </Disclosure>
  )
}

/** `Sent by Python: openai 3.52.0, requests 2.34.2; Shell: curl 7.88.1 on 2026-11-21.` */
function seenLine(texts: ReturnType<typeof useTexts>, seenFrom: readonly SeenClient[], isOwnRequest: boolean): string {
  const byLanguage = LANGUAGE_RECORDS.flatMap(({ id, label }) => {
    const names = seenFrom.filter((seen) => seen.language === id).map((seen) => `${seen.package} ${seen.release}`)
    return names.length === 0 ? [] : [`${label}: ${names.join(', ')}`]
  })
  const dates = [...new Set(seenFrom.map(({ date }) => date))].sort()
  return texts.wireSeen(byLanguage.join('; '), dates, isOwnRequest)
}
