import { explainInferenceSnippets } from '@model-snippets/core'
import { type PanelAnswer, type PanelQuestion, refusal } from './panel-question.ts'

/** Returns the generator’s result, or the problem with the request. */
export function explainOrRefuse({ model, provider, mapping, options }: PanelQuestion): PanelAnswer {
  try {
    return explainInferenceSnippets(model, provider, mapping, options)
  } catch (error) {
    return refusal(error)
  }
}
