import type { ErrorExplanation } from '@model-snippets/core/errors'

/** Formats an explanation as text for a terminal or an agent. */
export function explanationText({ cause }: ErrorExplanation): string {
  if (cause === null) {
    return 'We don’t recognize this message, so we won’t guess.\nThe /errors page of the site lists every cause we know and what each client prints.\n'
  }
  const { id, title, meaning, action, source } = cause
  return `${title} (${id})\n\n${meaning}\n\nNext: ${action}\n\n${source.label}: ${source.url}\n`
}
