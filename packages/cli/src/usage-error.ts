/** What the caller can put right: shown as one line, without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What could not be written to a file: shown as one line, without a stack. */
export class NotWrittenError extends Error {
  override readonly name = 'NotWrittenError'
}

/** A text of the caller's as it may stand in an error line: quoted, on one line, not endless. */
export function quoted(text: string): string {
  const short = text.length > 100 ? `${text.slice(0, 99)}…` : text
  return JSON.stringify(short)
}
