/** An error that the caller can fix: shown on one line, without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A failure to write a file: shown on one line, without a stack trace. */
export class NotWrittenError extends Error {
  override readonly name = 'NotWrittenError'
}

const REASONS: { readonly [code: string]: string } = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOENT: 'no such folder',
  ENOSPC: 'no space left on the device',
  EDQUOT: 'disk quota exceeded',
  EFBIG: 'the file is larger than the system allows',
}

/** Returns why something couldn’t be written, as the end of a sentence. */
export const reasonOf = ({ code = '', message }: NodeJS.ErrnoException): string => REASONS[code] ?? message

/** Creates the error for standard input that can’t be read, such as a folder. */
export const unreadableInput = ({ code }: NodeJS.ErrnoException): UsageError =>
  new UsageError(`can’t read standard input (${code}); redirect a file to it, or pipe text into it`)

/** Quotes the caller’s text for an error message: on one line, and shortened if it’s long. */
export function quoted(text: string): string {
  const short = text.length > 100 ? `${text.slice(0, 99)}…` : text
  return JSON.stringify(short)
}
