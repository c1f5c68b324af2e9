import { closeSync, createReadStream, fstatSync, writeSync } from 'node:fs'
import { type Readable, Writable } from 'node:stream'
import { isatty } from 'node:tty'

/**
 * Writes all bytes to a file.
 *
 * @throws NodeJS.ErrnoException the system’s error if a byte can’t be written
 */
export function writeAll(fd: number, bytes: Uint8Array): void {
  // One call may write only a part: when a disk fills up, only the next call fails.
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at)
}

/** A stream to an open file that fails if a byte isn’t written, and closes the file when it ends. */
export class FileOutput extends Writable {
  /** @param failureOf turns the system’s error into the one that the stream fails with */
  constructor(fd: number, failureOf: (error: NodeJS.ErrnoException) => Error = (error) => error) {
    const after = (work: () => void, done: (error?: Error) => void): void => {
      try {
        work()
      } catch (error) {
        done(failureOf(error as NodeJS.ErrnoException))
        return
      }
      done()
    }
    super({
      write: (bytes: Uint8Array, _encoding, done) => after(() => writeAll(fd, bytes), done),
      // Some file systems report a full disk only on close.
      final: (done) => after(() => closeSync(fd), done),
    })
  }
}

/** Whether a descriptor is a file or a device, and no terminal, pipe or socket. */
function isFile(fd: number): boolean {
  const stats = fstatSync(fd)
  return !isatty(fd) && (stats.isFile() || stats.isCharacterDevice() || stats.isBlockDevice())
}

/** Standard output. For files, Node.js’s own stream silently loses what doesn’t fit on the disk. */
export const standardOutput: Writable = isFile(1) ? new FileOutput(1) : process.stdout

const input = fstatSync(0)

/** Standard input. Node.js’s own stream treats a folder or a disk as empty input; this one reports an error. */
export const standardInput: Readable =
  input.isDirectory() || input.isBlockDevice() ? createReadStream('', { fd: 0 }) : process.stdin
