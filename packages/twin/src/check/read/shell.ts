import type { CodeFacts } from './code-facts.ts'

/** Words that start a command line. */
const COMMAND = /(?:^|[;&|(]|\$\(|\b(?:then|do|else|sudo|time)\s)\s*(?:[A-Za-z_]\w*=\S*\s+)*([a-zA-Z][\w.-]*)/g

/** Variables that every shell sets. */
const BUILT_IN = new Set(['HOME', 'PATH', 'PWD', 'USER', 'SHELL', 'HOSTNAME', 'RANDOM', 'LANG', 'TMPDIR', 'OLDPWD'])

/** Reads the commands of a shell script: line by line, since no part of it decides about more than that. */
export function readShell(text: string): CodeFacts {
  const joined = text.replaceAll('\\\n', ' ').replace(/^\s*#.*$/gm, '')
  const calls = new Set<string>()
  const defines = new Set<string>()
  for (const line of joined.split('\n')) {
    for (const [, command = ''] of line.slice(0, 5000).matchAll(COMMAND)) calls.add(command)
    for (const [, name = ''] of line.matchAll(
      /(?:^|[;&\s])(?:export\s+|local\s+|read\s+(?:-\w+\s+)*)?([A-Za-z_]\w*)=/g,
    )) {
      defines.add(name)
    }
    // The variables of jq.
    for (const [, name = ''] of line.matchAll(/\s--(?:arg|argjson|slurpfile|rawfile)\s+(\w+)/g)) defines.add(name)
    const loop = /\bfor\s+(\w+)\s+in\b/.exec(line)?.[1]
    if (loop !== undefined) defines.add(loop)
  }
  const variables = new Set<string>()
  for (const [, name = ''] of joined.matchAll(/\$\{?([A-Za-z_]\w*)(?![\w]*:-)/g)) {
    if (!defines.has(name) && !BUILT_IN.has(name)) variables.add(name)
  }
  return {
    defines,
    needs: new Set(),
    imports: [],
    strings: [...joined.matchAll(/https?:\/\/[^\s"'\\<>|]+/g)].map(([url]) => url),
    variables: [...variables],
    calls,
    leavesOut: /(?:^|\s)(?:\.\.\.|…)(?:\s|$)|[[{:,]\s*(?:\.\.\.|…)/m.test(joined),
    awaitsAtTop: false,
  }
}
