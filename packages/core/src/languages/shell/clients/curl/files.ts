import type { TaskCall } from '../../../../call/call.ts'
import type { FileNode } from '../../../../values/value.ts'

/** The tool that reads JSON in a shell; the example needs it where the result is inside a response. */
export const needsJq = ({ result }: TaskCall): boolean =>
  result.kind === 'json' ? result.at !== undefined : result.kind !== 'bytes' || result.orBase64 !== undefined

/** A name that starts with a hyphen would be an option, and `-` standard input. */
const localName = (file: FileNode): string => (file.location.startsWith('-') ? `./${file.location}` : file.location)

/** The name under which a remote file lies until it is sent. */
export const downloadName = (file: FileNode): string => `${file.variable}.download`

/** Where a file lies when it is sent. */
export const pathOf = (file: FileNode): string => (file.remote ? downloadName(file) : localName(file))
