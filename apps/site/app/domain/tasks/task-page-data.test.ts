import { LANGUAGES } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { texts as problemTexts } from '../../ui/texts/en/problems.ts'
import { parseConfiguration } from '../configuration/configuration.ts'
import { buildExamples } from '../examples/build-examples.ts'
import { parseChoice } from '../examples/choice.ts'
import { recommendedModelOf } from './recommended-model.ts'
import { TASK_IDS } from './task-list-data.ts'
import { readTaskPage } from './task-page-data.ts'

const pages = await Promise.all(TASK_IDS.map((id) => readTaskPage(id)))
const called = pages.flatMap(({ id, example }) => (example?.examples.length ? [{ id, example }] : []))

/** Whether the address leads to a page of the model with code in the language that it names. */
function leadsToCode(address: string, task: (typeof TASK_IDS)[number]): boolean {
  const parameters = new URL(address, 'https://snippets.example').searchParams
  const own = parameters.get('task')
  const record = recommendedModelOf(task)?.record
  if (record === undefined || (own !== null && own !== task)) return false
  const { language } = parseChoice(parameters)
  const { examples, problems } = buildExamples(record, parseConfiguration(parameters), problemTexts)
  return problems.length === 0 && examples.some((each) => each.language === language)
}

describe('the page of a task', () => {
  it('keeps every language: with code, or with the reason and addresses that give it', () => {
    expect(called.length).toBeGreaterThan(20)
    expect(called.flatMap(({ example }) => example.missing).length).toBeGreaterThan(0)
    for (const { id, example } of called) {
      const offered = new Set(example.examples.map(({ language }) => language))
      for (const language of LANGUAGES) {
        const missing = example.missing.find((each) => each.language === language)
        expect([id, language, missing === undefined]).toEqual([id, language, offered.has(language)])
        if (missing === undefined) continue
        expect([id, language, missing.reasons.length]).not.toEqual([id, language, 0])
        expect([id, language, missing.addresses.length]).not.toEqual([id, language, 0])
        for (const address of missing.addresses) {
          expect([id, language, address, leadsToCode(address, id)]).toEqual([id, language, address, true])
        }
      }
    }
  })

  it('says what the providers are called that its addresses name', () => {
    for (const { example } of called) {
      for (const { provider } of example.missing.flatMap(({ ways }) => ways)) {
        if (provider !== undefined && provider !== 'auto') expect(example.providerLabels).toHaveProperty(provider)
      }
    }
  })
})
