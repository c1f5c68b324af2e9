import type { InferenceSnippet } from '@model-snippets/core'
import { NPM_CLIENTS, npmRelease, PYTHON_CLIENTS } from '../environment/releases.ts'
import type { PythonWorker } from '../run/python-worker.ts'
import { type Finding, finding } from './finding.ts'
import type { SourceFacts } from './source-facts.ts'
import { npmRangeContains } from './version-range.ts'

/** A package that an install command names. */
interface Installed {
  readonly name: string
  /** Whether the range in the command contains the release that the example was run with. */
  readonly within: boolean
}

const words = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((found) => found[1] ?? found[2] ?? found[3] ?? '')

function readNpm(specifiers: readonly string[]): Installed[] {
  return specifiers.map((specifier) => {
    const at = specifier.lastIndexOf('@')
    const name = at > 0 ? specifier.slice(0, at) : specifier
    const known = NPM_CLIENTS.find((client) => client === name)
    const range = at > 0 ? specifier.slice(at + 1) : ''
    return { name, within: known !== undefined && npmRangeContains(range, npmRelease(known)) }
  })
}

/** Command-line tools that an install command brings. */
export function installedTools(install: string | null): string[] {
  const found = /^(?:sudo )?apt-get install (?:-y )?(.+)$/.exec(install ?? '')
  return found?.[1] === undefined ? [] : words(found[1])
}

async function readInstall(install: string | null, python: PythonWorker): Promise<Installed[] | string> {
  if (install === null || installedTools(install).length > 0) return []
  const [tool, verb, ...rest] = words(install)
  if (verb !== 'install' || rest.length === 0 || rest.some((word) => word.startsWith('-'))) {
    return `cannot be read as a package manager's command: ${install}`
  }
  if (tool === 'npm') return readNpm(rest)
  if (tool !== 'pip') return `uses ${tool}, and only pip, npm and apt-get are known here`
  const answer = await python.do({ kind: 'requirements', arguments: rest })
  return answer.error === null ? [...answer.requirements] : answer.error
}

/** Packages that a client imports by itself for some of its results, and does not bring. */
const LOADED_WHEN_NEEDED: Readonly<Record<string, readonly string[]>> = { huggingface_hub: ['numpy', 'pillow'] }

async function judgeInstall(snippet: InferenceSnippet, facts: SourceFacts, python: PythonWorker): Promise<Finding[]> {
  const installed = await readInstall(snippet.install, python)
  if (typeof installed === 'string') return [finding(2, `install ${installed}`)]
  const needed = facts.packages.map((name) =>
    snippet.language === 'python' ? (PYTHON_CLIENTS[name] ?? name).toLowerCase() : name,
  )
  const missing = needed.filter((name) => !installed.some((each) => each.name === name))
  const findings = missing.map((name) => finding(2, `imports ${name}, which install does not bring`))
  for (const each of installed) {
    if (needed.some((name) => LOADED_WHEN_NEEDED[name]?.includes(each.name))) continue
    if (!needed.includes(each.name)) findings.push(finding(2, `install brings ${each.name}, which is not imported`))
    else if (!each.within) {
      findings.push(finding(2, `install asks for a range of ${each.name} that the release it was run with is not in`))
    }
  }
  return findings
}

function judgeVariables(snippet: InferenceSnippet, facts: SourceFacts, names: readonly string[]): Finding[] {
  const declared = snippet.env.map((variable) => variable.name)
  const findings = facts.readsWholeEnvironment
    ? [finding(2, 'reads environment variables whose names cannot be told')]
    : []
  for (const name of facts.environment) {
    if (!declared.includes(name)) findings.push(finding(2, `reads the variable ${name}, which env does not declare`))
  }
  for (const name of declared) {
    if (!facts.environment.includes(name)) findings.push(finding(2, `env declares ${name}, which is not read`))
    if (!names.includes(name)) {
      findings.push(finding(2, `the variable ${name} should be called ${names.join(' or ') || 'nothing'}`))
    }
  }
  return findings
}

/**
 * Rule 2, as far as reading tells: `install` covers what is imported, with a range that contains the release it was
 * run with, and names nothing else; variables that are read are declared, and the other way round.
 *
 * @param variables names that the specification gives the variables of this call
 */
export async function judgeSetup(
  snippet: InferenceSnippet,
  facts: SourceFacts,
  variables: readonly string[],
  python: PythonWorker,
): Promise<Finding[]> {
  if (facts.error !== null) return []
  return [...(await judgeInstall(snippet, facts, python)), ...judgeVariables(snippet, facts, variables)]
}
