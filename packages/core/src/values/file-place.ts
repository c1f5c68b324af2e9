/**
 * Where a path says that a file is: beside the program, elsewhere, or below a home folder (`~`), which only shells
 * expand.
 */
export type FilePlace = 'beside' | 'elsewhere' | 'home'

const HOME = /^~[^/\\]*[/\\]/
const ELSEWHERE = /^(?:[/\\~]|\.\.[/\\]|[A-Za-z]:[/\\])/

/**
 * Returns where a file of an example must be, by its path on any system.
 *
 * @param path one of a snippet's `files`
 * @example
 * placeOfFile('talk.wav') // 'beside': put it beside the program
 * placeOfFile('C:\\talk.wav') // 'elsewhere': the program reads it where it is
 * placeOfFile('~/talk.wav') // 'home': no program expands it, so the whole path has to be written
 */
export function placeOfFile(path: string): FilePlace {
  if (HOME.test(path)) return 'home'
  return ELSEWHERE.test(path) ? 'elsewhere' : 'beside'
}
