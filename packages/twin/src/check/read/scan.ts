/** How a language writes comments and strings. */
export interface Spelling {
  readonly lineComments: readonly string[]
  readonly blockComments: readonly (readonly [start: string, end: string])[]
  /** Longer ones first; `raw` ones have no escapes. */
  readonly quotes: readonly { readonly mark: string; readonly raw?: true }[]
  /** The start of a heredoc, whose first group is the name that ends it. */
  readonly heredoc?: RegExp
  /** Set if `'` also starts names, such as Rust’s lifetimes. */
  readonly shortCharacters?: true
}

/** A text without its comments, and with numbers for its strings. */
export interface Scanned {
  /** Each string is `"#0"`, with its place in `strings`. Lines are those of the text. */
  readonly code: string
  readonly strings: readonly string[]
}

/** Characters of Rust, which are one character or one escape. */
const CHARACTER = /'(?:\\[^']{1,8}|[^\\'])'/y

/** Separates a text's code from its comments and strings, in one pass. */
export function scan(text: string, spelling: Spelling): Scanned {
  const strings: string[] = []
  const code: string[] = []
  let at = 0
  const lines = (from: number, to: number): string => '\n'.repeat(text.slice(from, to).split('\n').length - 1)
  const string = (content: string, end: number): void => {
    code.push(`"#${strings.length}"`, lines(at, end))
    strings.push(content)
    at = end
  }
  while (at < text.length) {
    if (spelling.lineComments.some((mark) => text.startsWith(mark, at))) {
      const end = text.indexOf('\n', at)
      at = end === -1 ? text.length : end
      continue
    }
    const comment = spelling.blockComments.find(([start]) => text.startsWith(start, at))
    if (comment !== undefined) {
      const [start, mark] = comment
      const found = text.indexOf(mark, at + start.length)
      const end = found === -1 ? text.length : found + mark.length
      code.push(' ', lines(at, end))
      at = end
      continue
    }
    const heredoc = heredocAt(text, at, spelling.heredoc)
    if (heredoc !== undefined) {
      string(heredoc.content, heredoc.end)
      continue
    }
    const quote = spelling.quotes.find(({ mark }) => text.startsWith(mark, at))
    if (quote === undefined || (quote.mark === "'" && spelling.shortCharacters && !isCharacter(text, at))) {
      code.push(text[at] ?? '')
      at++
      continue
    }
    const end = endOf(text, at + quote.mark.length, quote)
    string(text.slice(at + quote.mark.length, end), Math.min(text.length, end + quote.mark.length))
  }
  return { code: code.join(''), strings }
}

function isCharacter(text: string, at: number): boolean {
  CHARACTER.lastIndex = at
  return CHARACTER.test(text)
}

function endOf(text: string, from: number, { mark, raw }: Spelling['quotes'][number]): number {
  let at = from
  while (at < text.length && !text.startsWith(mark, at)) at += raw === undefined && text[at] === '\\' ? 2 : 1
  return Math.min(at, text.length)
}

function heredocAt(
  text: string,
  at: number,
  pattern: RegExp | undefined,
): { readonly content: string; readonly end: number } | undefined {
  if (pattern === undefined || text[at] !== '<' || text[at + 1] !== '<') return undefined
  const start = new RegExp(pattern, 'y')
  start.lastIndex = at
  const found = start.exec(text)
  const name = found?.[1]
  if (found === null || name === undefined) return undefined
  const first = text.indexOf('\n', at)
  let line = first
  while (line !== -1) {
    const end = text.indexOf('\n', line + 1)
    const each = text.slice(line + 1, end === -1 ? text.length : end)
    const rest = each.trimStart()
    if (rest.startsWith(name) && !/\w/.test(rest[name.length] ?? '')) {
      const content = text.slice(first + 1, line)
      return { content, end: line + 1 + (each.length - rest.length) + name.length }
    }
    line = end
  }
  return undefined
}
