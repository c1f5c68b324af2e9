import type { ErrorExplanation } from '@model-snippets/core/errors'

/** An explanation as a terminal or an agent shows it. */
export function explanationText({ cause }: ErrorExplanation): string {
  if (cause === null) {
    return 'We don’t recognize this message, so we won’t guess.\nFor all causes we know, and what each client prints, see /errors on the site.\n'
  }
  const { id, title, meaning, action, source } = cause
  return `${title} (${id})\n\n${meaning}\n\nNext: ${action}\n\n${source.label}: ${source.url}\n`
}
