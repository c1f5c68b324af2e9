import { LANGUAGE_RECORDS, TASKS } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { highlight } from '@model-snippets/react/highlight'
import { DEFAULT_CONFIGURATION } from '../../domain/configuration/configuration.ts'
import { buildExamples, type Example } from '../../domain/examples/build-examples.ts'
import { chooseSnippet } from '../../domain/examples/choice.ts'
import type { Preferences } from '../../domain/preferences/cookies.ts'
import { texts } from '../../ui/texts/en/problems.ts'
import type { HomeExampleData } from './home-example.tsx'

/** The model that the list begins with. */
const MODEL = 'openai/gpt-oss-120b'

/** Its examples in JavaScript without types, and with them. */
const written = new Map<boolean, readonly Example[]>()

function examplesWith(typescript: boolean): readonly Example[] {
  const known = written.get(typescript)
  const model = findModel(MODEL)
  if (known !== undefined || model === undefined) return known ?? []
  const { examples } = buildExamples(model, { ...DEFAULT_CONFIGURATION, typescript }, texts)
  written.set(typescript, examples)
  return examples
}

/** The code of one model in every language, each with the client that the reader chose last. */
export function homeExample({ language, clients, typescript }: Preferences): HomeExampleData | undefined {
  const examples = examplesWith(typescript)
  const [first] = examples
  if (first === undefined) return undefined
  return {
    model: MODEL,
    output: TASKS['conversational']?.exampleOutput?.({ id: MODEL }) ?? '',
    language: language ?? first.language,
    examples: LANGUAGE_RECORDS.flatMap(({ id, label }) => {
      const shown = chooseSnippet(
        examples.filter((each) => each.language === id),
        { client: clients[id] },
      )
      return shown === undefined
        ? []
        : [{ value: id, label, client: shown.client, code: shown.content, lines: highlight(shown.content, id) }]
    }),
  }
}
