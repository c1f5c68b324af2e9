import { readFile, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import { flac, jpeg, mp3, mp4, png, wav } from '../../services/media.ts'
import type { Program } from '../decide/programs.ts'
import { textOf } from '../decide/programs.ts'

/** A file for a program's folder. */
export interface Input {
  readonly path: string
  readonly bytes: Uint8Array
}

const FILE =
  /^(?:\.\/)?[\w][\w ./-]{0,120}\.(png|jpe?g|webp|gif|bmp|wav|flac|mp3|ogg|m4a|mp4|pdf|txt|md|csv|json|jsonl|yaml)$/i

/** Media that programs send. Their contents don't matter, only that they're what their names say. */
const SAMPLES: Readonly<Record<string, () => Uint8Array>> = {
  png: () => png('input').bytes,
  jpg: () => jpeg('input').bytes,
  jpeg: () => jpeg('input').bytes,
  webp: () => png('input').bytes,
  gif: () => png('input').bytes,
  bmp: () => png('input').bytes,
  wav: () => wav('input').bytes,
  flac: () => flac('input').bytes,
  mp3: () => mp3('input').bytes,
  ogg: () => flac('input').bytes,
  m4a: () => mp3('input').bytes,
  mp4: () => mp4('input').bytes,
}

const LARGEST = 20 * 1024 * 1024
const MOST = 20

/** The names of files that a program mentions. */
export function filesNamed(program: Program): string[] {
  const inShell =
    program.language === 'sh'
      ? [...textOf(program).matchAll(/@["']?([\w./-]+\.\w+)/g)].map(([, name = '']) => name)
      : program.facts.strings
  return [...new Set(inShell.filter((text) => FILE.test(text) && !text.includes('..')))].slice(0, MOST)
}

/**
 * Returns the files that a program reads: those next to the document or at the top of the repository, otherwise a sample
 * if it's an image, a sound, or a video.
 *
 * @param folders where to look; nothing outside of them is read
 */
export async function inputsFor(program: Program, folders: readonly string[]): Promise<Input[]> {
  const found: Input[] = []
  for (const path of filesNamed(program)) {
    const bytes = (await fromFolders(path, folders)) ?? sample(path)
    if (bytes !== undefined) found.push({ path, bytes })
  }
  return found
}

const sample = (path: string): Uint8Array | undefined => SAMPLES[path.split('.').at(-1)?.toLowerCase() ?? '']?.()

async function fromFolders(path: string, folders: readonly string[]): Promise<Uint8Array | undefined> {
  for (const folder of folders) {
    try {
      const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
      const inside = relative(root, file)
      // A link may lead to a private file.
      if (inside.startsWith('..') || isAbsolute(inside)) continue
      const { size } = await stat(file)
      if (size <= LARGEST) return await readFile(file)
    } catch {
      // It isn't there.
    }
  }
  return undefined
}
