import type { ValuePath } from '../../values/path.ts'
import { quote } from '../printing/escape.ts'
import { printJson } from '../printing/json-text.ts'

/** Words that jq up to release 1.6 doesn't accept as a field name after a dot. */
const KEYWORDS: ReadonlySet<string> = new Set(
  'def module import include if then else elif end as reduce foreach try catch label and or not __loc__'.split(' '),
)

const isPlain = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name)

/** Returns a field access: `.name` or `["image-url"]`. */
function field(name: string): string {
  return isPlain(name) ? `.${name}` : `[${quote(name)}]`
}

/** Writes jq filters. No other code writes names in jq. */
export const jq = {
  /**
   * Returns the value at a path; a missing value is `null`.
   *
   * @param from where the path starts; the default is the whole input
   * @example
   * jq.at(['data', 0, 'image-url']) // .data[0]["image-url"]
   */
  at(path: ValuePath, from = ''): string {
    let filter = from
    for (const step of path) {
      // A filter starts with a dot, which a field access includes.
      const base = filter
      const of = (name: string): string => (base === '' && !isPlain(name) ? `.${field(name)}` : base + field(name))
      if (typeof step === 'number') filter = `${base === '' ? '.' : base}[${step}]`
      else if (typeof step === 'string') filter = of(step)
      else filter = `(${of(step[0])} // ${of(step[1])})`
    }
    return filter === '' ? '.' : filter
  },

  /** Returns JSON for a filter. Its strings aren't interpolated, because a backslash is always escaped. */
  literal: printJson,

  /** Returns a filter for texts that start in one of these ways. */
  startingWith: (starts: readonly string[]): string =>
    ` | select(${starts.map((start) => `startswith(${quote(start)})`).join(' or ')})`,
}
