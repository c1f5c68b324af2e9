import { words } from '../languages/install-command.ts'

const PIP = /(?:^(?:# )?|, then |, and |^# after |^# On Linux also: )pip install /

/** A command ends at a bracket or comma outside quotes, where the sentence continues. */
function commandOf(text: string): readonly string[] {
  const end = /^(?:"[^"]*"|[^"(,])*/.exec(text)?.[0] ?? ''
  return words(end.replace(/ (?:inside|in Python) .*$/, ''))
}

/**
 * Returns the arguments of each `pip install` in the lines above an example.
 *
 * @param content `# pip install demo "numpy<2" (Python 3.10)`
 * @returns `[['demo', 'numpy<2']]`; empty if no line installs anything
 */
export const pipCommandsIn = (content: string): readonly (readonly string[])[] =>
  content.split('\n').flatMap((line) => {
    const [, ...commands] = line.split(PIP)
    return commands.map(commandOf)
  })

/** Returns the repository in whose clone an example runs; undefined if it runs anywhere. */
export const cloneIn = (content: string): string | undefined =>
  /^# Run (?:this )?inside a clone of (https:\/\/[^\s,]+),?$/m.exec(content)?.[1]

/** Returns the arguments of `npm install` in an example's first line. */
export const npmPackagesIn = (content: string): readonly string[] =>
  words(/^\/\/ npm install (.+)$/m.exec(content)?.[1] ?? '')

/** Returns the repositories from which an example is installed, and the one in whose clone it runs. */
export const repositoriesIn = (content: string): readonly string[] => [
  ...pipCommandsIn(content)
    .flat()
    .flatMap((word) => /^git\+(https:.+)$/.exec(word)?.[1] ?? []),
  ...[cloneIn(content) ?? []].flat(),
]
