import { PROVIDERS } from '@model-snippets/core'
import { costOf } from '@model-snippets/hub/choose-provider'
import { type ProviderChoice, providerChoices } from '@model-snippets/hub/provider-choices'
import { readFacts } from '@model-snippets/hub/router-facts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costRange } from './request-cost.ts'
import { estimateTokens, type TokenEstimate } from './token-estimate.ts'

const CHATTING = Object.values(PROVIDERS)
  .filter(({ routes, directOnly }) => Object.hasOwn(routes, 'conversational') && directOnly === undefined)
  .map(({ id }) => id)

/** A price in millionths of a dollar per million tokens: whole numbers, which add up exactly. */
const price = fc.integer({ min: 0, max: 100_000_000 })
const offer = fc.record({
  provider: fc.constantFrom(...CHATTING),
  status: fc.constantFrom('live', 'error'),
  input: price,
  output: price,
  /** What stands in the place of the price. */
  told: fc.constantFrom('price', 'price', 'price', 'free', 'nothing', 'null', 'less than nothing', 'text', 'half'),
})
type Offer = Parameters<typeof pricing>[0]

const pricing = ({ told, input, output }: { told: string; input: number; output: number }): object => {
  const whole = { input: input / 1e6, output: output / 1e6 }
  const of: { readonly [told: string]: object } = {
    free: { pricing: whole, is_free: true },
    nothing: {},
    null: { pricing: null },
    'less than nothing': { pricing: { ...whole, input: -1 } },
    text: { pricing: { ...whole, output: 'cheap' } },
    half: { pricing: { input: whole.input } },
  }
  return of[told] ?? { pricing: whole }
}

const letters = fc.string({ unit: 'grapheme', maxLength: 300 })
const message = fc.oneof(
  letters.map((content) => ({ role: 'user', content })),
  fc.array(letters, { maxLength: 3 }).map((texts) => ({
    role: 'user',
    content: [...texts.map((text) => ({ type: 'text', text })), { type: 'image_url', image_url: { url: 'x.png' } }],
  })),
)
const limit = fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined })

/** The cost in 10⁻¹² dollars, from the list as it was sent: no code is shared with what is tested. */
function exactCost({ told, input, output }: Offer, texts: readonly (readonly string[])[], most: number | undefined) {
  if (told === 'free') return 0n
  if (told !== 'price') return undefined
  let characters = 0
  for (const parts of texts) for (const text of parts) characters += text.length
  const sent = BigInt(Math.floor((characters + 3) / 4) + 4 * texts.length)
  return BigInt(input) * sent + BigInt(output) * BigInt(most ?? 500)
}

const textsOf = ({ content }: { content: string | readonly object[] }): readonly string[] =>
  typeof content === 'string' ? [content] : content.flatMap((part) => ('text' in part ? [String(part.text)] : []))

/** Equal but for what a double cannot hold. */
const isNear = (dollars: number | undefined, exact: bigint | undefined): boolean =>
  dollars === undefined || exact === undefined
    ? dollars === exact
    : Math.abs(dollars * 1e12 - Number(exact)) <= Number(exact) * 1e-12

const servingOf = (providers: readonly ProviderChoice[]) => providers.filter(({ isServing }) => isServing !== false)

const costAt = ({ facts }: ProviderChoice, tokens: TokenEstimate): number | undefined =>
  facts === undefined ? undefined : costOf(facts, tokens)

describe('the cost of a request', () => {
  it('is what prices and tokens add up to, at each provider of each list', () => {
    const offers = fc.uniqueArray(offer, { selector: ({ provider }) => provider, maxLength: 8 })
    const question = fc.tuple(fc.stringMatching(/^[a-z]{1,9}\/[A-Za-z0-9.-]{1,20}$/), offers, fc.array(message), limit)
    fc.assert(
      fc.property(question, ([id, told, messages, most]) => {
        const entries = told.map((each) => ({ provider: each.provider, status: each.status, ...pricing(each) }))
        const list = {
          data: [
            { id: 'some/other', providers: [] },
            { id, providers: entries },
          ],
        }
        const facts = readFacts(JSON.parse(JSON.stringify(list)))?.get(id.toLowerCase())
        const model = { id, pipeline_tag: 'text-generation', tags: ['conversational'] }
        const providers = providerChoices(model, facts)
        const tokens = estimateTokens(messages, most === undefined ? '' : String(most))

        const exact = new Map<string, bigint | undefined>(
          told.map((each) => [each.provider, exactCost(each, messages.map(textsOf), most)]),
        )
        for (const choice of providers) {
          const cost = costAt(choice, tokens)
          expect([choice.id, cost, isNear(cost, exact.get(choice.id))]).toEqual([choice.id, cost, true])
        }
        const live = told
          .filter(({ status }) => status === 'live')
          .flatMap(({ provider }) => exact.get(provider) ?? [])
          .toSorted((one, other) => Number(one - other))
        const { least, most: dearest } = costRange(providers, tokens, 'auto') ?? {}
        expect([least, isNear(least, live[0])]).toEqual([least, true])
        expect([dearest, isNear(dearest, live.at(-1))]).toEqual([dearest, true])
        const isWhole = servingOf(providers).every((choice) => costAt(choice, tokens) !== undefined)
        expect(costRange(providers, tokens, 'preferred')).toEqual(
          isWhole ? costRange(providers, tokens, 'auto') : undefined,
        )
        for (const choice of providers) {
          const { id } = choice
          const [cost] = servingOf([choice]).map((serving) => costAt(serving, tokens))
          const range = cost === undefined ? undefined : { least: cost, most: cost }
          expect([id, costRange(providers, tokens, id)]).toEqual([id, range])
        }
      }),
      { numRuns: 1000 },
    )
  })
})
