import type { ModelRecord } from '@model-snippets/core'
import type { Configuration } from '../../domain/configuration/configuration.ts'
import { parseChoice } from '../../domain/examples/choice.ts'
import { libraryRequest } from '../../domain/libraries/library-request.ts'
import { readLibraryUses } from '../../domain/libraries/library-use.ts'
import type { Preferences } from '../../domain/preferences/cookies.ts'
import type { ProblemTexts } from '../../ui/texts/problems.ts'
import type { AskedMachine } from '../local-apps/asking-programs.ts'
import { readLocalApps } from '../local-apps/local-app-use.ts'
import { CONTEXT_LENGTH, QUANTIZATION } from '../local-apps/machine-parameters.ts'

export type OwnMachineUses = Awaited<ReturnType<typeof readOwnMachine>>

/** How to run a model on the reader's machine, for a URL's choices. */
export async function readOwnMachine(
  model: ModelRecord,
  parameters: URLSearchParams,
  configuration: Configuration,
  preferences: Preferences,
  texts: ProblemTexts,
) {
  const { language = preferences.language, client } = parseChoice(parameters)
  const asking = {
    configuration,
    language,
    client: client ?? (language === undefined ? undefined : preferences.clients[language]),
  }
  const libraryUses = await readLibraryUses(model, libraryRequest(model, configuration, texts))
  const localApps = readLocalApps(model, machineOf(parameters, configuration), asking, texts)
  const isEmpty = libraryUses.length + localApps.apps.length === 0
  return { libraryUses, localApps, isForApps: isForApps(model), isEmpty }
}

/** Checks whether a model is mainly for local apps, because they read its files. */
export const isForApps = ({ library_name: library, tags }: ModelRecord): boolean =>
  library === 'gguf' || library === 'llama-cpp-python' || tags?.includes('gguf') === true

/** The machine that commands are for, according to a URL. */
const machineOf = (parameters: URLSearchParams, { platform }: Configuration): AskedMachine => ({
  quantization: parameters.get(QUANTIZATION) || undefined,
  isWindows: !['', 'posix'].includes(platform),
  contextLength: parameters.get(CONTEXT_LENGTH)?.trim() ?? '',
})
