import { TASKS, taskOf } from '@model-snippets/core'
import { highlight } from '@model-snippets/react/highlight'
import type { Configuration } from '../../domain/configuration/configuration.ts'
import { takesList } from '../../domain/configuration/options.ts'
import { readPlatform } from '../../domain/configuration/platform.ts'
import { bodyText } from '../../domain/examples/body-text.ts'
import { buildExamples, exampleMessages } from '../../domain/examples/build-examples.ts'
import { chooseTab, parseChoice } from '../../domain/examples/choice.ts'
import { withExactProofs } from '../../domain/examples/exact-proofs.server.ts'
import { providerFor } from '../../domain/examples/provider-for.ts'
import { choiceCookie, rememberedChoice } from '../../domain/preferences/cookies.ts'
import { IS_RUN_OFFERED } from '../../domain/run/run-setting.server.ts'
import type { ProblemTexts } from '../../ui/texts/problems.ts'
import type { AskedModelPage } from '../models/model-page.server.ts'

/** The examples of a model, and the form's data. */
export type ModelExamplesData = ReturnType<typeof readModelExamples>['shown']

/** Writes the examples that a URL requests. */
export function readModelExamples(
  { page: { model }, configuration: chosen, preferences, kept }: AskedModelPage,
  parameters: URLSearchParams,
  texts: ProblemTexts,
) {
  const task = taskOf(model) ?? ''
  const {
    input,
    file,
    exampleParameters = {},
    exampleOutput,
  } = (Object.hasOwn(TASKS, task) ? TASKS[task] : undefined) ?? NO_TASK
  const asked = parseChoice(parameters)
  const isAsked = asked.language !== undefined || asked.client !== undefined
  const remembered = rememberedChoice(preferences)
  const write = (configuration: Configuration) => {
    const examples = withExactProofs(buildExamples(model, configuration, texts))
    return { configuration, examples, tab: chooseTab(examples.examples, examples.missing, asked, remembered) }
  }
  const asIs = write(chosen)
  // If the language needs a provider, one is chosen, unless the URL has the reader's choice.
  const without = asIs.examples.missing.find((each) => each === asIs.tab)
  const way = parameters.has('provider') ? undefined : providerFor(without, chosen.provider)
  const { configuration, examples, tab } = way === undefined ? asIs : write({ ...chosen, ...way })
  const example = examples.examples.find((each) => each === tab)
  const shown = {
    task: { id: task, input: { shape: input, file, takesList: takesList(task) }, exampleParameters },
    /** Undefined for models of other tasks; `samples` are all messages that the form may show before an edit. */
    chat:
      task === 'conversational'
        ? {
            samples: exampleMessages(model),
            allowImages: ['image-text-to-text', 'any-to-any'].includes(model.pipeline_tag ?? ''),
          }
        : undefined,
    /** What the model might answer to the example input. */
    sampleOutput: exampleOutput?.(model),
    /** Whether the server lets its readers run the request from the page. */
    isRunOffered: IS_RUN_OFFERED,
    examples,
    /** The provider that was chosen because the language needs one. */
    needed:
      way?.provider === undefined || tab === undefined ? undefined : { language: tab.language, provider: way.provider },
    initial: {
      configuration,
      wanted: isAsked ? asked : { ...remembered, unknownLanguage: asked.unknownLanguage },
      clients: preferences.clients,
      remembered: kept,
    },
    highlighted: example && {
      code: example.content,
      lines: highlight(example.content, example.language, readPlatform(configuration.platform)),
    },
    highlightedBody: examples.request && highlightJson(bodyText(examples.request)),
  }
  return {
    shown,
    problems: asIs.examples.problems,
    /** A tab is a link for readers without scripts: following it is their choice, and is remembered. */
    cookie: isAsked && tab !== undefined ? choiceCookie(tab, preferences.clients) : undefined,
  }
}

const NO_TASK = { input: 'text', file: undefined, exampleParameters: undefined, exampleOutput: undefined } as const

const highlightJson = (code: string) => ({ code, lines: highlight(code, 'json') })
