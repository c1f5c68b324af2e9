import type { ErrorExplanation } from '@model-snippets/core/errors'

/** An explanation as a terminal or an agent shows it. */
export function explanationText({ cause }: ErrorExplanation): string {
  if (cause === null) {
    return 'This message is not known: no cause is named rather than a wrong one.\nThe causes that are known, and what each client prints, are listed at /errors of the site.\n'
  }
  const { id, title, meaning, action, source } = cause
  return `${title} (${id})\n\n${meaning}\n\nNext: ${action}\n\n${source.label}: ${source.url}\n`
}
