import { type Zippable, zipSync } from 'fflate'
import type { ArchiveFile } from './archive.ts'
import type { ReadSample } from './notebook.ts'

/** The earliest time that ZIP archives support, in local time, which they store. */
const NO_TIME = new Date(1980, 0, 1)
const UNIX = 3
const REGULAR_FILE = 0o100_644
const PROGRAM = 0o100_755

/** Creates an archive of files in one folder. The same files give the same bytes. */
export function zipOf(files: readonly ArchiveFile[], folder: string, readSample: ReadSample): Uint8Array {
  const entries = files.map((file) => {
    const bytes = 'text' in file ? new TextEncoder().encode(file.text) : readSample(file.sample)
    const mode = file.name.endsWith('.sh') ? PROGRAM : REGULAR_FILE
    return [`${folder}/${file.name}`, [bytes, { mtime: NO_TIME, os: UNIX, attrs: mode * 0x1_00_00 }]] as const
  })
  return zipSync(Object.fromEntries(entries) as unknown as Zippable, { level: 6 })
}
