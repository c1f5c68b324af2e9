/**
 * Spells a text as a double-quoted string that JSON, JavaScript and Python all read back as the same value.
 *
 * JSON's escapes (`\" \\ \b \f \n \r \t \uXXXX`) mean the same in the three languages, and a lone surrogate becomes an
 * escape. Beyond JSON, characters that nobody can see or that reorder the line on a screen are escaped too, so that
 * what the reader sees is what runs.
 */
export const quote = (text: string): string => (isUnescaped(text) ? `"${text}"` : escapeFrom(text))

/** Whether a text stands in a double-quoted string as it is. */
export function isUnescaped(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < SPACE || code >= DELETE || code === QUOTE || code === BACKSLASH) return false
  }
  return true
}

const SPACE = 0x20
const QUOTE = 0x22
const BACKSLASH = 0x5c
const DELETE = 0x7f

function escapeFrom(text: string): string {
  const quoted = JSON.stringify(text)
  for (let index = 0; index < quoted.length; index++) {
    const code = quoted.charCodeAt(index)
    if (code >= DELETE && isDeceptive(code)) return escapeDeceptive(quoted, index)
  }
  return quoted
}

function escapeDeceptive(quoted: string, from: number): string {
  let out = quoted.slice(0, from)
  let kept = from
  for (let index = from; index < quoted.length; index++) {
    const code = quoted.charCodeAt(index)
    if (code >= 0x7f && isDeceptive(code)) {
      out += `${quoted.slice(kept, index)}\\u${code.toString(16).padStart(4, '0')}`
      kept = index + 1
    }
  }
  return out + quoted.slice(kept)
}

/** Controls, line and paragraph separators, bidirectional marks, invisible operators, the byte order mark. */
function isDeceptive(code: number): boolean {
  if (code < 0xa0) return true
  if (code < 0x2000) return code === 0xad || code === 0x61c || code === 0x180e
  if (code < 0x2070) {
    // U+200C and U+200D stay: Persian, the Indic scripts and joined emoji need them.
    return (
      code === 0x200b ||
      code === 0x200e ||
      code === 0x200f ||
      (code >= 0x2028 && code <= 0x202e) ||
      (code >= 0x2060 && code <= 0x206f)
    )
  }
  return code === 0xfeff || code >= 0xfff9
}
