/**
 * Where a file is, according to its path: next to the program, elsewhere, or under a home folder (`~`), which only
 * shells expand.
 */
export type FilePlace = 'beside' | 'elsewhere' | 'home'

const HOME = /^~[^/\\]*[/\\]/
const ELSEWHERE = /^(?:[/\\~]|\.\.[/\\]|[A-Za-z]:[/\\])/

/**
 * Returns where an example's file must be, according to its path.
 *
 * @param path one of a snippet's `files`, for any system
 * @example
 * placeOfFile('talk.wav') // 'beside': put it beside the program
 * placeOfFile('C:\\talk.wav') // 'elsewhere': the program reads it where it is
 * placeOfFile('~/talk.wav') // 'home': no program expands it, so the whole path has to be written
 */
export function placeOfFile(path: string): FilePlace {
  if (HOME.test(path)) return 'home'
  return ELSEWHERE.test(path) ? 'elsewhere' : 'beside'
}
