import { PLATFORMS } from '@model-snippets/core'
import { highlight } from '@model-snippets/react/highlight'
import { DEFAULT_CONFIGURATION } from '../../app/domain/configuration/configuration.ts'
import { bodyText } from '../../app/domain/examples/body-text.ts'
import { buildExamples } from '../../app/domain/examples/build-examples.ts'
import { texts as problemTexts } from '../../app/ui/texts/en/problems.ts'

/** Highlights a little code at thread start, because the first use of a grammar is slow. */
export function prepareGrammars(): void {
  const model = { id: 'owner/name', pipeline_tag: 'text-generation', tags: ['conversational'] }
  const { request } = buildExamples(model, DEFAULT_CONFIGURATION, problemTexts)
  for (const platform of PLATFORMS) {
    const { examples } = buildExamples(model, { ...DEFAULT_CONFIGURATION, platform }, problemTexts)
    for (const { content, language } of examples) highlight(content, language, platform)
  }
  if (request !== undefined) highlight(bodyText(request), 'json')
}
