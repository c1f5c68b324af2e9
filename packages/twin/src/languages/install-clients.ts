import { CLIENTS, type Language } from '@model-snippets/core'
import { InstallError, RuntimeMissingError } from './twin-language.ts'

/**
 * Types the install command of each client of a language once; those of frameworks are typed when an example is run.
 *
 * @param typeCommand does so, unless it was done before
 * @throws RuntimeMissingError when one fails: then nothing can be run here
 */
export async function installClients(language: Language, typeCommand: (install: string) => Promise<unknown>) {
  try {
    for (const client of CLIENTS) {
      const isNeeded = client.language === language && client.framework === undefined
      if (isNeeded && client.install !== null) await typeCommand(client.install)
    }
  } catch (error) {
    throw error instanceof InstallError ? new RuntimeMissingError(error.message) : error
  }
}
