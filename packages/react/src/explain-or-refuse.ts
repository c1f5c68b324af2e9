import { explainInferenceSnippets } from '@model-snippets/core'
import { type PanelAnswer, type PanelQuestion, refusal } from './panel-question.ts'

/** The generator's answer, or what it says is wrong with the question. */
export function explainOrRefuse({ model, provider, mapping, options }: PanelQuestion): PanelAnswer {
  try {
    return explainInferenceSnippets(model, provider, mapping, options)
  } catch (error) {
    return refusal(error)
  }
}
