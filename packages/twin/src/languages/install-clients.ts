import { CLIENTS, type Language } from '@model-snippets/core'
import { InstallError, RuntimeMissingError } from './twin-language.ts'

/**
 * Runs the install command of each client of a language once. Commands of frameworks run with the first example.
 *
 * @param typeCommand runs the command unless it has already run
 * @throws RuntimeMissingError if one fails, because then no example can run here
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
