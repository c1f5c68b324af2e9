import { GRAMMARS_IN_PARTS } from './grammars-in-parts.generated.ts'
import { createHighlighter, type Grammar, type Highlight } from './highlighter.ts'

const highlighter = createHighlighter([])
const loading = new Map<string, Promise<void>>()

/** A module whose default is a grammar. */
type GrammarModule = () => Promise<{ readonly default: unknown }>

async function add(load: GrammarModule): Promise<void> {
  const { default: grammar } = await load()
  highlighter.add(grammar as Grammar)
}

/**
 * Returns the highlighter with a grammar loaded. Each grammar loads once; a failed one loads again the next time.
 *
 * @param grammar its name in the languages’ records; without it, no grammar is loaded
 */
export async function highlighterWith(grammar?: string): Promise<Highlight> {
  const load: GrammarModule | undefined =
    grammar !== undefined && Object.hasOwn(GRAMMARS_IN_PARTS, grammar)
      ? GRAMMARS_IN_PARTS[grammar as keyof typeof GRAMMARS_IN_PARTS]
      : undefined
  if (grammar !== undefined && load !== undefined) {
    const added = loading.get(grammar) ?? add(load)
    loading.set(grammar, added)
    await added.catch((error: unknown) => {
      loading.delete(grammar)
      throw error
    })
  }
  return highlighter.highlight
}
