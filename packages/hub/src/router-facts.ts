import { z } from 'zod'
import { withoutMissing } from './records.ts'

/** What a router reports about one provider of a model. Missing and absurd values are left out. */
export interface ProviderFacts {
  readonly provider: string
  readonly status?: 'live' | 'staging' | 'error'
  /** US dollars per million tokens, for input and output; absent if either is missing. */
  readonly price?: { readonly input: number; readonly output: number }
  readonly isFree?: boolean
  /** Context length in tokens. */
  readonly contextLength?: number
  /** Time to first token in milliseconds. */
  readonly firstToken?: number
  /** Output tokens per second. */
  readonly throughput?: number
  readonly supportsTools?: boolean
  readonly supportsStructuredOutput?: boolean
}

/** The providers of each model, by lowercase id, because ids on the hub are case-insensitive. */
export type FactsByModel = ReadonlyMap<string, readonly ProviderFacts[]>

const MOST_MODELS = 5000
const MOST_PROVIDERS = 100

const within = (most: number) => z.number().positive().max(most).optional().catch(undefined)
const flag = z.boolean().optional().catch(undefined)
/** A higher price per million tokens is ignored, because it must be in another unit. */
const dollars = z.number().min(0).max(10_000)

const provider = z.object({
  provider: z.string().min(1).max(100),
  status: z.enum(['live', 'staging', 'error']).optional().catch(undefined),
  pricing: z.object({ input: dollars, output: dollars }).optional().catch(undefined),
  is_free: flag,
  context_length: z.int().positive().max(100_000_000).optional().catch(undefined),
  first_token_latency_ms: within(600_000),
  throughput: within(1_000_000),
  supports_tools: flag,
  supports_structured_output: flag,
})

const model = z.object({ id: z.string().min(1).max(200), providers: z.array(z.unknown()) })
const list = z.object({ data: z.array(z.unknown()) })

/**
 * Reads the response to `GET /v1/models`. Invalid entries and fields are left out.
 *
 * @returns `undefined` if the response isn’t such a list
 */
export function readFacts(body: unknown): FactsByModel | undefined {
  const { success, data } = list.safeParse(body)
  if (!success) return undefined
  return new Map(
    data.data.slice(0, MOST_MODELS).flatMap((entry) => {
      const read = model.safeParse(entry)
      return read.success ? [[read.data.id.toLowerCase(), readProviders(read.data.providers)] as const] : []
    }),
  )
}

/** If a provider is listed twice, the first entry counts. */
function readProviders(entries: readonly unknown[]): readonly ProviderFacts[] {
  const facts = new Map<string, ProviderFacts>()
  for (const entry of entries.slice(0, MOST_PROVIDERS)) {
    const read = provider.safeParse(entry)
    if (read.success && !facts.has(read.data.provider)) facts.set(read.data.provider, factsOf(read.data))
  }
  return [...facts.values()]
}

const factsOf = (entry: z.infer<typeof provider>): ProviderFacts =>
  withoutMissing({
    provider: entry.provider,
    status: entry.status,
    price: entry.pricing,
    isFree: entry.is_free,
    contextLength: entry.context_length,
    firstToken: entry.first_token_latency_ms,
    throughput: entry.throughput,
    supportsTools: entry.supports_tools,
    supportsStructuredOutput: entry.supports_structured_output,
  }) as unknown as ProviderFacts
