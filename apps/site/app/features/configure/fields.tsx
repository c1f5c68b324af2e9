import { createContext, type ReactNode, use } from 'react'
import { type Configuration, DEFAULT_CONFIGURATION } from '../../domain/configuration/configuration.ts'
import type { ConfigurationField, Problem } from '../../domain/configuration/options.ts'

/** The problem of each field, in the page's language or marked as English. */
export type FieldProblems = Partial<Record<ConfigurationField, ReactNode>>

export const fieldProblemsOf = (problems: readonly Problem[]): FieldProblems =>
  Object.fromEntries(
    problems.map(({ field, message, lang }) => [
      field,
      lang === undefined ? (
        message
      ) : (
        <span key={field} lang={lang}>
          {message}
        </span>
      ),
    ]),
  )

/** `typed` changes come one key at a time; `pressed` ones are complete decisions. */
export type ConfigurationChange = (changes: Partial<Configuration>, how: 'typed' | 'pressed') => void

interface Fields {
  readonly configuration: Configuration
  readonly problems: FieldProblems
  readonly onChange: ConfigurationChange
}

/** What every part of the form shows and changes. */
export const FieldsContext = createContext<Fields>({
  configuration: DEFAULT_CONFIGURATION,
  problems: {},
  onChange: () => undefined,
})

export const useFields = (): Fields => use(FieldsContext)
