import type { InferenceSnippet } from '@model-snippets/core'
import { clientFacts, languageOf } from '../languages/index.ts'
import { installedTools, installerIn, specifiersIn } from '../languages/install-command.ts'
import type { SourceFacts } from '../languages/source-facts.ts'
import type { InstalledPackage, Runtime } from '../languages/twin-language.ts'
import { type Finding, finding } from './finding.ts'

async function readInstall(
  { install, language }: InferenceSnippet,
  runtime: Runtime,
): Promise<readonly InstalledPackage[] | string> {
  if (install === null || installedTools(install).length > 0) return []
  const { packageManager } = languageOf(language)
  const installer = installerIn(install)
  if (installer !== packageManager) {
    const known = packageManager === undefined ? 'apt-get is' : `${packageManager} and apt-get are`
    return `uses ${installer}, and only ${known} known here`
  }
  const specifiers = specifiersIn(install)
  if (specifiers.length === 0 || specifiers.some((word) => word.startsWith('-'))) {
    return `cannot be read as a package manager's command: ${install}`
  }
  return await runtime.installed(specifiers)
}

async function judgeInstall(snippet: InferenceSnippet, facts: SourceFacts, runtime: Runtime): Promise<Finding[]> {
  const installed = await readInstall(snippet, runtime)
  if (typeof installed === 'string') return [finding(2, `install ${installed}`)]
  const needed = facts.packages
  const missing = needed.filter((name) => !installed.some((each) => each.name === name))
  const findings = missing.map((name) => finding(2, `imports ${name}, which the install command does not install`))
  for (const each of installed) {
    if (clientFacts(snippet).loadsWhenNeeded.includes(each.name)) continue
    if (!needed.includes(each.name)) findings.push(finding(2, `installs ${each.name}, which is not imported`))
    else if (!each.within) {
      findings.push(finding(2, `the install command’s range of ${each.name} does not include the release that ran`))
    }
  }
  return findings
}

function judgeVariables(snippet: InferenceSnippet, facts: SourceFacts, names: readonly string[]): Finding[] {
  const declared = snippet.env.map((variable) => variable.name)
  const findings = facts.readsWholeEnvironment
    ? [finding(2, 'reads environment variables whose names cannot be determined')]
    : []
  for (const name of facts.environment) {
    if (!declared.includes(name)) findings.push(finding(2, `reads the variable ${name}, which env does not declare`))
  }
  const wanted = names.length === 0 ? 'left out' : `called ${names.join(' or ')}`
  for (const name of declared) {
    const isRead = facts.environment.includes(name) || clientFacts(snippet).readsVariables?.includes(name)
    if (!isRead) findings.push(finding(2, `env declares ${name}, which is not read`))
    if (!names.includes(name)) {
      findings.push(finding(2, `the variable ${name} should be ${wanted}`))
    }
  }
  return findings
}

/**
 * Rule 2, as far as the text shows: `install` covers all imports, with a range that contains the tested release, and
 * nothing else; variables that are read are declared, and the other way around.
 *
 * @param variables the specification's names for this call's variables
 */
export async function judgeSetup(
  snippet: InferenceSnippet,
  facts: SourceFacts,
  variables: readonly string[],
  runtime: Runtime,
): Promise<Finding[]> {
  if (facts.error !== null) return []
  return [...(await judgeInstall(snippet, facts, runtime)), ...judgeVariables(snippet, facts, variables)]
}
