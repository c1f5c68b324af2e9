import { explainUnverified, type InferenceSnippet } from '@model-snippets/core'
import { isChat } from '../oracle/call.ts'
import { allRuns } from '../plan/plan.ts'
import { type Asked, type Chosen, NOTHING_CHOSEN } from './case.ts'
import { allOffers, nameOfChoice, type Offer, plannedCases } from './cases.ts'

/** An example in JavaScript and TypeScript. */
export interface TypedExample {
  readonly key: string
  readonly client: string
  readonly javascript: string
  readonly typescript: string
  /** For a framework, the command that installs its packages, which are in a separate folder. */
  readonly install: string | null
}

/** A chat's options in the site's form, in addition to those of cases. */
const CHOSEN: readonly Chosen[] = [
  { options: { temperature: 0.5, max_tokens: 40, top_p: 0.9, showUsage: true } },
  { options: { showReasoning: true, reasoning_effort: 'low' } },
  { options: { parameters: { top_k: 5, min_p: 0.1 } } },
  { options: { stop: 'END', logit_bias: { 50256: -100 }, max_tokens: null } },
  {
    options: {
      messages: [
        { role: 'system', content: 'Be brief.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?' },
            { type: 'image_url', image_url: { url: './cats.png' } },
          ],
        },
        { role: 'assistant', content: 'A cat.' },
        { role: 'user', content: 'And this?' },
      ],
    },
  },
  {
    options: {
      messages: [
        { role: 'user', content: 'Is it raining in Paris?' },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'rain', arguments: '{"city":"Paris"}' } }],
        },
        { role: 'tool', tool_call_id: 'call_1', content: 'no' },
      ],
    },
  },
]

/** All choices of a question's cases, and those above. */
function choicesOf(offer: Offer): readonly Chosen[] {
  const runs = plannedCases([offer])
    .filter(({ snippet }) => snippet.language === 'js')
    .flatMap(allRuns)
  const chosen = [NOTHING_CHOSEN, ...runs.map((each) => each.chosen), ...CHOSEN]
  return [...new Map(chosen.map((each) => [nameOfChoice(each), each])).values()]
}

/** Chats differ in only a few fields between providers, so one question of each kind has all choices. */
function offersWithChoices(): readonly (readonly [Offer, readonly Chosen[]])[] {
  const met = new Set<string>()
  return allOffers().map((offer) => {
    const { task, variant, target, streaming, provider } = offer.question
    const kind = [task, variant, target, streaming, isChat(offer.question) ? '' : provider].join(' ')
    const isFirst = !met.has(kind)
    met.add(kind)
    return [offer, isFirst ? choicesOf(offer) : [NOTHING_CHOSEN]]
  })
}

const isJavaScript = ({ language }: InferenceSnippet): boolean => language === 'js'

/** A question's TypeScript examples by client. */
function typedByClient({ model, question, mapping, options }: Asked): ReadonlyMap<string, InferenceSnippet> {
  const typed = { ...options, typescript: true }
  const { snippets } = explainUnverified(model, question.provider, mapping, typed, { language: 'js' })
  return new Map(snippets.map((snippet) => [snippet.client, snippet]))
}

/** A choice that a question doesn't support has no examples. */
function asked(offer: Offer, chosen: Chosen): Asked | undefined {
  try {
    return offer.with(chosen)
  } catch (error) {
    if (CHOSEN.includes(chosen)) return undefined
    throw error
  }
}

let known: readonly TypedExample[] | undefined

/** All examples, but only one of those that differ only in texts and numbers. Generated once. */
export const typedExamples = (): readonly TypedExample[] => (known ??= differentExamples())

function differentExamples(): readonly TypedExample[] {
  const byShape = new Map<string, TypedExample>()
  for (const [offer, choices] of offersWithChoices()) {
    for (const chosen of choices) {
      const given = asked(offer, chosen)
      const offered = given?.offered.filter(({ snippet }) => isJavaScript(snippet)) ?? []
      if (given === undefined || offered.length === 0) continue
      const typed = typedByClient(given)
      for (const { key, snippet } of offered) {
        const typescript = typed.get(snippet.client)?.content ?? ''
        const shape = `${snippet.client} ${typescript.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\d+/g, '0')}`
        if (byShape.has(shape)) continue
        const { client, content: javascript, install, framework } = snippet
        byShape.set(shape, { key, client, javascript, typescript, install: framework ? install : null })
      }
    }
  }
  return [...byShape.values()]
}
