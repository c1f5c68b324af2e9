/** Source lines around an error, as Bun and rich tracebacks show them: `  9 | if (!answer.ok) {`. */
const NUMBERED = /^[\s│|]{0,8}(?:❱ {0,3})?\d{1,6} [|│] /

/** A frame, such as `  File "ask.py", line 4, in <module>`. */
const FRAME = /^[\s|+]{1,12}File "[^"]{0,1000}", line \d/

const CARETS = /^[\s^~]{0,1000}\^[\s^~]{0,1000}$/

/** Removes source excerpts around errors, because they contain the program’s text, not the error’s. */
export const withoutExcerpts = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !NUMBERED.test(line))
    .join('\n')

/** Removes the source lines of traceback frames: `request_timeout=2` doesn’t mean that a request timed out. */
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

const TRACE = 'Traceback (most recent call last):'

/** Returns Python’s last error and everything after it. Earlier ones were handled, or led to it. */
export const lastErrorOf = (text: string): string => text.slice(Math.max(0, text.lastIndexOf(TRACE)))

/**
 * Log prefixes below error level: `2026-01-02 12:00:00,123 - openai - WARNING - `, `INFO:httpx:`, `[debug] `, `npm warn
 * `.
 */
const LOGGED =
  /^(?:\[?\d[\d\-/.:,TZ ]{7,30}\]?)?[^a-z"'{]{0,4}(?:[\w.]{1,40} - )?(?:\[?(?:DEBUG|INFO|WARN|WARNING|debug|info|warn|warning)\]?[:\s]|npm warn )/

/** Removes log lines below error level. */
export const withoutLog = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !LOGGED.test(line))
    .join('\n')
