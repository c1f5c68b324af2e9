import { words } from '../languages/install-command.ts'

const PIP = /(?:^(?:# )?|, then |, and |^# after |^# On Linux also: )pip install /

/** Where a command ends and a sentence goes on: at a bracket or a comma, a quoted text aside. */
function commandOf(text: string): readonly string[] {
  const end = /^(?:"[^"]*"|[^"(,])*/.exec(text)?.[0] ?? ''
  return words(end.replace(/ (?:inside|in Python) .*$/, ''))
}

/**
 * What `pip install` is told by the lines above an example, command after command.
 *
 * @param content `# pip install demo "numpy<2" (Python 3.10)`
 * @returns `[['demo', 'numpy<2']]`; empty where no line installs something
 */
export const pipCommandsIn = (content: string): readonly (readonly string[])[] =>
  content.split('\n').flatMap((line) => {
    const [, ...commands] = line.split(PIP)
    return commands.map(commandOf)
  })

/** The repository in whose clone an example is run; undefined for one that runs anywhere. */
export const cloneIn = (content: string): string | undefined =>
  /^# Run (?:this )?inside a clone of (https:\/\/[^\s,]+),?$/m.exec(content)?.[1]

/** What `npm install` is told by the first line of an example. */
export const npmPackagesIn = (content: string): readonly string[] =>
  words(/^\/\/ npm install (.+)$/m.exec(content)?.[1] ?? '')

/** The repositories that an example is installed from, and the one in whose clone it is run. */
export const repositoriesIn = (content: string): readonly string[] => [
  ...pipCommandsIn(content)
    .flat()
    .flatMap((word) => /^git\+(https:.+)$/.exec(word)?.[1] ?? []),
  ...[cloneIn(content) ?? []].flat(),
]
