import { LANGUAGES, type ModelRecord, taskOf } from '@model-snippets/core'
import { MODELS } from '@model-snippets/core/catalogue'
import { providerChoices } from '@model-snippets/hub/provider-choices'
import { describe, expect, it } from 'vitest'
import { texts as problemTexts } from '../../ui/texts/en/problems.ts'
import { type Configuration, DEFAULT_CONFIGURATION } from '../configuration/configuration.ts'
import { buildExamples, type Examples } from './build-examples.ts'
import { chooseTab } from './choice.ts'

const CHAT: ModelRecord = { id: 'owner/name', pipeline_tag: 'text-generation', tags: ['conversational'] }
const IMAGE: ModelRecord = { id: 'owner/name', pipeline_tag: 'text-to-image' }

const build = (model: ModelRecord, changes: Partial<Configuration>, language?: (typeof LANGUAGES)[number]): Examples =>
  buildExamples(model, { ...DEFAULT_CONFIGURATION, ...changes }, problemTexts, undefined, { language })
const missingIn = (model: ModelRecord, changes: Partial<Configuration>, language: string) =>
  build(model, changes).missing.find((each) => each.language === language)

/** What is wrong with what is said of each language: it has code, or a reason and ways that give code. */
function flawsOf(model: ModelRecord, changes: Partial<Configuration>): string[] {
  const { examples, missing } = build(model, changes)
  const offered = new Set(examples.map(({ language }) => language))
  return LANGUAGES.flatMap((language) => {
    const own = missing.find((each) => each.language === language)
    if (offered.has(language) !== (own === undefined)) return [`${language}: neither, or both`]
    if (own === undefined) return []
    const inVain = own.ways.filter(
      (way) => !build(model, { ...changes, ...way }, language).examples.some((each) => each.language === language),
    )
    if (own.reasons.length === 0) return [`${language}: no reason`]
    return own.ways.length === 0 || inVain.length > 0 ? [`${language}: ${JSON.stringify(inVain)} gives none`] : []
  }).map((flaw) => `${model.id} ${JSON.stringify(changes)} ${flaw}`)
}

describe('every language of every model of the catalogue', () => {
  const called = MODELS.filter((model) => providerChoices(model).length > 0)

  it.each(['', 'tool-loop', 'structured-output'])('has code, or a reason and what gives one: %j', (recipe) => {
    expect(called.length).toBeGreaterThan(200)
    expect(called.flatMap((model) => flawsOf(model, { recipe }))).toEqual([])
  })

  it('has so with each provider, too, streamed and not', () => {
    const byTask = new Map(called.map((model) => [taskOf(model), model]))
    const flaws = [...byTask.values()].flatMap((model) =>
      providerChoices(model).flatMap(({ id: provider }) => [
        ...flawsOf(model, { provider }),
        ...(taskOf(model) === 'conversational'
          ? OF_CHATS.flatMap((form) => flawsOf(model, { provider, ...form }))
          : []),
      ]),
    )
    expect(flaws).toEqual([])
  })
})

/** Every recipe by every API, streamed and directly, too. */
const OF_CHATS: readonly Partial<Configuration>[] = ['', 'tool-loop', 'structured-output'].flatMap((recipe) =>
  ['', 'responses', 'messages'].flatMap((api) => [
    { recipe, api, streaming: true },
    { recipe, api, directRequest: true },
  ]),
)

describe('missingLanguages', () => {
  it('names a provider where none is chosen, and one that serves the model before all others', () => {
    const [first] = providerChoices(IMAGE)
    expect(missingIn(IMAGE, {}, 'go')?.ways).toEqual([{ provider: first?.id }])
    const mapping = {
      provider: 'replicate',
      hfModelId: IMAGE.id,
      providerId: 'a/b',
      status: 'live',
      task: 'text-to-image',
    }
    const served = { ...IMAGE, inferenceProviderMapping: [mapping] } as ModelRecord
    expect(missingIn(served, {}, 'go')).toMatchObject({
      client: 'openai-go',
      reasons: expect.arrayContaining([
        { reason: expect.stringContaining('auto'), clients: ['openai-go', 'net/http'] },
      ]),
      ways: [{ provider: 'replicate' }],
    })
    expect(missingIn(IMAGE, {}, 'python')).toBeUndefined()
  })

  it('offers each change that is enough, and takes back what is of the old provider alone', () => {
    expect(missingIn({ ...CHAT, id: 'openai/name' }, { provider: 'openai', providerId: 'gpt' }, 'sh')?.ways).toEqual([
      { provider: 'auto', providerId: '' },
      { directRequest: true },
    ])
  })

  it('changes all together where nothing helps alone', () => {
    const changes = { provider: 'openai', api: 'messages', streaming: true, recipe: 'tool-loop' }
    const [way] = missingIn(CHAT, changes, 'go')?.ways ?? []
    expect(build(CHAT, { ...changes, ...way }, 'go').examples.length).toBeGreaterThan(0)
  })

  it('says nothing where some examples alone are wanted', () => {
    expect(build(IMAGE, {}, 'go').missing).toEqual([])
  })
})

describe('chooseTab', () => {
  const offered = [{ language: 'python', client: 'openai' }] as const
  const missing = [{ language: 'go', client: 'net/http' }] as const

  it('keeps a language that was asked for, or chosen before, though it has no example', () => {
    expect(chooseTab(offered, missing, { language: 'go' })).toBe(missing[0])
    expect(chooseTab(offered, missing, {}, { language: 'go', client: 'openai-go' })).toBe(missing[0])
    expect(chooseTab(offered, missing, { client: 'openai' }, { language: 'go' })).toBe(offered[0])
    expect(chooseTab(offered, missing, {})).toBe(offered[0])
    expect(chooseTab([], missing)).toBe(missing[0])
    expect(chooseTab([], [])).toBeUndefined()
  })
})
