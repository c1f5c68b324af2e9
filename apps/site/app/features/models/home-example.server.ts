import { LANGUAGE_RECORDS, TASKS } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { type CodeLines, highlight } from '@model-snippets/react/highlight'
import { DEFAULT_CONFIGURATION } from '../../domain/configuration/configuration.ts'
import { buildExamples, type Example } from '../../domain/examples/build-examples.ts'
import { chooseSnippet } from '../../domain/examples/choice.ts'
import { FIRST_MODEL } from '../../domain/models/first-model.ts'
import type { Preferences } from '../../domain/preferences/cookies.ts'
import { texts } from '../../ui/texts/en/problems.ts'

/** Its examples in JavaScript without types, and with them. */
const written = new Map<boolean, readonly Example[]>()

function examplesWith(typescript: boolean): readonly Example[] {
  const known = written.get(typescript)
  const model = findModel(FIRST_MODEL)
  if (known !== undefined || model === undefined) return known ?? []
  const { examples } = buildExamples(model, { ...DEFAULT_CONFIGURATION, typescript }, texts)
  written.set(typescript, examples)
  return examples
}

/** Their colors, each painted once. */
const painted = new WeakMap<Example, CodeLines>()

function linesOf(example: Example): CodeLines {
  const lines = painted.get(example) ?? highlight(example.content, example.language)
  painted.set(example, lines)
  return lines
}

/** The code of one model in all languages, each for the reader's last client. */
export function homeExample({ language, clients, typescript }: Preferences) {
  const examples = examplesWith(typescript)
  const [first] = examples
  if (first === undefined) return undefined
  return {
    model: FIRST_MODEL,
    /** A realistic answer of the model. */
    output: TASKS['conversational']?.exampleOutput?.({ id: FIRST_MODEL }) ?? '',
    language: language ?? first.language,
    examples: LANGUAGE_RECORDS.flatMap(({ id, label }) => {
      const shown = chooseSnippet(
        examples.filter((each) => each.language === id),
        { client: clients[id] },
      )
      return shown === undefined
        ? []
        : [{ value: id, label, client: shown.client, code: shown.content, lines: linesOf(shown) }]
    }),
  }
}
