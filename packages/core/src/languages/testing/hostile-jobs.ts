import type { Target } from '../../call/target.ts'
import { wholeRegistry } from '../../generate/built-in.ts'
import { decide } from '../../generate/decide.ts'
import { explainUnverified, type ModelRecord, PROVIDERS } from '../../index.ts'
import type { ResponseResult, ResponseUrl } from '../../providers/provider.ts'
import { TASKS } from '../../tasks/index.ts'
import type { ValuePath } from '../../values/path.ts'

type UrlResult = Extract<ResponseResult, { kind: 'url' }>

/** A way in which some provider returns a result, with an example for each client that follows it. */
export interface Job {
  readonly name: string
  readonly target: Target
  readonly host: string
  readonly result: UrlResult
  /** The files that the examples read. */
  readonly files: readonly string[]
  readonly code: (client: string) => string
  /** The environment variables that the examples read. */
  readonly environment: Readonly<Record<string, string>>
}

/**
 * Yields one job for each way of returning a result, direct and routed. It runs over the registry, so new providers are
 * tested without being listed.
 */
export function* jobs(): Generator<Job> {
  const known = new Set<string>()
  for (const [provider, { routes }] of Object.entries(PROVIDERS)) {
    for (const task of Object.keys(routes).filter((id) => TASKS[id] !== undefined)) {
      for (const directRequest of [true, false]) {
        const model: ModelRecord = { id: 'acme/model', pipeline_tag: task }
        // Novita supports videos from an image with only one model.
        const options = { directRequest, ...(provider === 'novita' ? { providerId: 'MiniMax-H3' } : undefined) }
        const { call } = decide(wholeRegistry(), model, provider, undefined, options)
        if (call?.kind !== 'task' || call.result.kind !== 'url') continue
        const { queue, listed, inline } = call.result
        const { snippets } = explainUnverified(model, provider, undefined, options)
        const falClient = snippets.some(({ client }) => client === 'fal_client')
        const way = String([call.target, queue?.status.part, queue?.result?.part, listed, inline, falClient])
        if (known.has(way)) continue
        known.add(way)
        yield {
          name: `${provider}, ${task}, ${call.target}`,
          target: call.target,
          host: new URL(call.request.url).host,
          result: call.result,
          files: call.files.map(({ name }) => name),
          code: (client) => snippets.find((snippet) => snippet.client === client)?.content ?? '',
          environment: Object.fromEntries(snippets.flatMap(({ env }) => env).map(({ name }) => [name, TOKEN])),
        }
      }
    }
  }
}

const TOKEN = 'token_of_the_reader'

/** Returns the jobs that differ in how they read a finished result. */
export const byAddress = (all: readonly Job[]): readonly Job[] =>
  oneOfEach(all, ({ result }) => String([result.listed, result.inline]))

/** Returns the jobs that wait and differ in what they read from a ticket, and how often. */
export const byTicket = (all: readonly Job[]): readonly Job[] =>
  oneOfEach(
    all.filter(({ result }) => result.queue !== undefined),
    ({ target, result: { queue } }) => String([target, queue?.status.part, queue?.result?.part]),
  )

const oneOfEach = (all: readonly Job[], keyOf: (job: Job) => string): readonly Job[] =>
  all.filter((job, index) => all.findIndex((other) => keyOf(other) === keyOf(job)) === index)

/** Returns a response with values at paths. */
function withValues(...values: readonly (readonly [ValuePath, unknown])[]): unknown {
  const response = {}
  for (const [path, value] of values) {
    // biome-ignore lint/suspicious/noExplicitAny: a response has any form
    let at: any = response
    path.forEach((step, index) => {
      const name = Array.isArray(step) ? step[0] : (step as string | number)
      const next = path[index + 1]
      if (next === undefined) at[name] = value
      else at = at[name] ??= typeof next === 'number' ? [] : {}
    })
  }
  return response
}

/** The job's responses: first `ticket` if there's a queue, then that the job is done, then `address`. */
export const answersOf = ({ result }: Job, ticket: unknown, address: unknown) => ({
  submitted:
    result.queue === undefined
      ? withValues([result.at, address])
      : withValues(
          ...urlsOf(result).map(({ field }) => [field, ticket] as const),
          ...(result.queue.startsWithStatus ? [[result.queue.statusAt, 'under way'] as const] : []),
        ),
  done: withValues(...(result.queue === undefined ? [] : [[result.queue.statusAt, result.queue.done] as const]), [
    result.at,
    address,
  ]),
})

const urlsOf = ({ queue }: UrlResult): readonly ResponseUrl[] =>
  [queue?.status, queue?.result].filter((url) => url !== undefined)

/** Returns a legitimate service's ticket. */
export const honestTicket = ({ host, result }: Job): string =>
  result.queue?.status.part === 'path' ? `https://${host}/acme/requests/7f-3?x=1` : '7f-3'

/** Tickets that would lead to another host, by the part that is read. */
export const HOSTILE_TICKETS: { readonly [part in ResponseUrl['part']]: readonly unknown[] } = {
  path: [
    '@evil.example/steal',
    '.evil.example/steal',
    'https:@evil.example/steal',
    'x:.evil.example/steal',
    'x:@evil.example/steal',
    'https://evil.example//evil.example/steal',
    '//evil.example/steal',
    'https://evil.example',
    '-Kimage.png',
    'file:///etc/passwd',
    null,
    7,
    {},
  ],
  value: [
    '@evil.example/steal',
    '.evil.example',
    '../steal',
    '..',
    '?steal',
    'a/../../steal',
    'a#steal',
    'a@steal',
    'a\n../steal',
    '[1-9]',
    '-Kimage.png',
    '',
    null,
    {},
  ],
}

/** Result URLs that would read, write, or send something else. */
export const HOSTILE_ADDRESSES: readonly unknown[] = [
  '-Kimage.png',
  '-opwned',
  '--output=pwned',
  'http://files.example/made',
  'gopher://evil.example:1/_steal',
  'ftp://evil.example/made',
  'file:///etc/passwd',
  'files.example/made',
  '//files.example/made',
  ' https://files.example/made',
  'javascript:1',
  '',
  null,
  7,
  {},
  [],
]
