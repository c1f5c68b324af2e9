import { explainOrRefuse } from './explain-or-refuse.ts'
import { highlight } from './highlight/index.ts'
import { chosenSnippet, keyOf, type PanelContent, type PreparedPanel, panelQuestion } from './panel-question.ts'

/**
 * Prepares the initial content of a `SnippetPanel` with highlighting, so that both are in the first HTML. For servers
 * and React server components: it loads the highlighter and returns plain data for the browser.
 *
 * @param content the panel’s props
 * @returns the panel's `prepared` prop
 * @example
 * import { preparePanel } from '@model-snippets/react/prepare'
 *
 * const content = { model: { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] } }
 * export const props = { ...content, prepared: preparePanel(content) }
 */
export function preparePanel(content: PanelContent): PreparedPanel {
  const { initialProvider = 'auto', initialChoice, options } = content
  const question = panelQuestion(content, initialProvider, options?.streaming === true, options?.typescript === true)
  const answer = explainOrRefuse(question)
  const shown = chosenSnippet(answer, initialChoice)
  return {
    key: keyOf(question) ?? '',
    answer,
    highlighted:
      shown === undefined
        ? undefined
        : { code: shown.content, lines: highlight(shown.content, shown.language, options?.platform) },
  }
}
