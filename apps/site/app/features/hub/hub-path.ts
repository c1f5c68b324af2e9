import { parseQuery } from '@model-snippets/core/catalogue'

/** Other two-part paths of the hub and of this site. */
const NO_OWNERS: ReadonlySet<string> = new Set(
  'agents api assets blog collections datasets docs libraries locale mcp models organizations papers samples spaces tasks theme'.split(
    ' ',
  ),
)

/** The length up to which a path is read. The hub's IDs have less than half of it. */
const LONGEST_PATH = 500

/**
 * The id of the model that has its page at this path on the hub, `/openai/gpt-oss-120b`; undefined for any other path.
 *
 * @param path of an address, with its first slash
 */
export function idOfHubPath(path: string): string | undefined {
  const [before, owner = '', name = ''] = path.slice(0, LONGEST_PATH).split('/')
  const id = `${owner}/${name}`
  return before === '' && !NO_OWNERS.has(owner.toLowerCase()) && parseQuery(id).id === id ? id : undefined
}
