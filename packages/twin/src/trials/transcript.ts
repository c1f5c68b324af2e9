import type { InferenceSnippet } from '@model-snippets/core'
import type { Finding } from '../judge/finding.ts'
import type { PublishedRequest } from '../oracle/published-request.ts'
import type { Transcript } from '../run/runner.ts'
import type { RecordedRequest } from '../services/request.ts'

/** The parts of a run that are shown to a person. */
export interface ShownRun {
  /** What the services played. */
  readonly run: string
  readonly transcript: Transcript
  /** The published clients' requests, any of which is correct. */
  readonly published: readonly PublishedRequest[]
  readonly findings: readonly Finding[]
}

const indent = (text: string): string => text.trimEnd().replace(/^/gm, '    ')

function describeRequest(request: RecordedRequest): string {
  const headers = request.rawHeaders.map(([name, value]) => `${name}: ${value}`).join('\n')
  const body = request.body.length > 4000 ? `(${request.body.length} bytes)` : request.body.toString('utf8')
  return `${request.method} ${request.url}  (answered by: ${request.service ?? 'nobody'})\n${headers}\n\n${body}`
}

/** Describes one run for a person. */
export function describeTrial(
  key: string,
  snippet: InferenceSnippet,
  { run, transcript, published, findings }: ShownRun,
): string {
  const parts = [
    `== ${key}, ${run}`,
    `install: ${snippet.install ?? '(nothing)'}`,
    `variables: ${snippet.env.map((variable) => variable.name).join(', ') || '(none)'}`,
    `\n-- code\n${indent(snippet.content)}`,
    `\n-- standard output\n${indent(transcript.stdout)}`,
    `\n-- standard error\n${indent(transcript.stderr)}`,
    `\n-- exit code ${transcript.exitCode ?? '(killed)'} after ${transcript.seconds.toFixed(2)} s${transcript.timedOut ? ', out of time' : ''}`,
    ...transcript.requests.map((request) => `\n-- request seen\n${indent(describeRequest(request))}`),
    ...published.map(
      ({ client, request }) => `\n-- request expected, from ${client}\n${indent(describeRequest(request))}`,
    ),
    ...transcript.madeFiles.map((file) => `\n-- made the file ${file.path}, ${file.bytes.length} bytes`),
    findings.length === 0
      ? '\npassed'
      : `\nFAILED\n${findings.map((each) => `  rule ${each.rule}: ${each.text}`).join('\n')}`,
  ]
  return parts.join('\n')
}
