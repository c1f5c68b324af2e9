import { type Zippable, zipSync } from 'fflate'
import type { ArchiveFile } from './archive.ts'
import type { ReadSample } from './notebook.ts'

/** The earliest time that ZIP archives support, in local time, which they store. */
const NO_TIME = new Date(1980, 0, 1)
const UNIX = 3
const REGULAR_FILE = 0o100_644
const PROGRAM = 0o100_755

/** Creates an archive of an example's files in one folder. */
export function zipOf(files: readonly ArchiveFile[], folder: string, readSample: ReadSample): Uint8Array {
  return zipOfFiles(
    files.map((file) => [`${folder}/${file.name}`, 'text' in file ? toBytes(file.text) : readSample(file.sample)]),
  )
}

/** Creates an archive of files with these paths. The same files give the same bytes. */
export function zipOfFiles(files: readonly (readonly [path: string, bytes: Uint8Array])[]): Uint8Array {
  const entries = files.map(([path, bytes]) => {
    const mode = path.endsWith('.sh') ? PROGRAM : REGULAR_FILE
    return [path, [bytes, { mtime: NO_TIME, os: UNIX, attrs: mode * 0x1_00_00 }]] as const
  })
  return zipSync(Object.fromEntries(entries) as unknown as Zippable, { level: 6 })
}

export const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text)
