/** `  9 | if (!answer.ok) {`, as Bun and rich tracebacks show the lines around a failure. */
const NUMBERED = /^[\s│|]{0,8}(?:❱ {0,3})?\d{1,6} [|│] /

/** `  File "ask.py", line 4, in <module>` */
const FRAME = /^[\s|+]{1,12}File "[^"]{0,1000}", line \d/

const CARETS = /^[\s^~]{0,1000}\^[\s^~]{0,1000}$/

/**
 * A text without the excerpts of programs that show the lines around the one that failed: what stands in those is of the
 * program, whatever has failed.
 */
export const withoutExcerpts = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !NUMBERED.test(line))
    .join('\n')

/** A text without the lines of code that a trace shows of its frames: `request_timeout=2` says of no time that it is over. */
export function withoutCode(text: string): string {
  const lines = text.split('\n')
  let inFrame = false
  return lines
    .filter((line, at) => {
      inFrame = inFrame && /^[\s|]{4}/.test(line) && !FRAME.test(line)
      const isCode = inFrame || CARETS.test(line) || CARETS.test(lines[at + 1] ?? '')
      inFrame = inFrame || FRAME.test(line)
      return !isCode
    })
    .join('\n')
}
