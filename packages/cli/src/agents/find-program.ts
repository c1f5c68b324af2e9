import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'

/** Endings that Windows adds to a program's name. */
const ENDINGS = process.platform === 'win32' ? ['.exe', '.cmd', '.bat', '.ps1'] : ['']

/**
 * Finds a program in the folders of the `PATH`, without running it.
 *
 * @returns its path; `undefined` if it isn't installed
 */
export async function findProgram(name: string, path: string): Promise<string | undefined> {
  // A relative folder depends on where the command runs, and could hold anything.
  for (const folder of path.split(delimiter).filter(isAbsolute)) {
    for (const ending of ENDINGS) {
      const file = join(folder, `${name}${ending}`)
      if (await isProgram(file)) return file
    }
  }
  return undefined
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK)
    return (await stat(file)).isFile()
  } catch {
    return false
  }
}
