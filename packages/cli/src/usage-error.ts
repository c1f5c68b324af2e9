/** What the caller can put right: shown as one line, without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What could not be written to a file: shown as one line, without a stack. */
export class NotWrittenError extends Error {
  override readonly name = 'NotWrittenError'
}

const REASONS: { readonly [code: string]: string } = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the device',
  EDQUOT: 'disk quota exceeded',
  EFBIG: 'the file is larger than the system allows',
}

/** Why something could not be written, as the end of a sentence. */
export const reasonOf = ({ code = '', message }: NodeJS.ErrnoException): string => REASONS[code] ?? message

/** What is said where standard input is a folder, or broken: never that it has ended. */
export const unreadableInput = ({ code }: NodeJS.ErrnoException): UsageError =>
  new UsageError(`standard input can’t be read (${code})`)

/** A text of the caller's as it may stand in an error line: quoted, on one line, not endless. */
export function quoted(text: string): string {
  const short = text.length > 100 ? `${text.slice(0, 99)}…` : text
  return JSON.stringify(short)
}
