import type { ReactNode } from 'react'
import type { Configuration } from '../../domain/configuration/configuration.ts'
import type { ConfigurationField } from '../../domain/configuration/options.ts'

/** What is wrong with each field, in the language of the page or marked as English. */
export type FieldProblems = Partial<Record<ConfigurationField, ReactNode>>
/** `typed` changes come one key at a time, `pressed` ones are whole decisions. */
export type ConfigurationChange = (changes: Partial<Configuration>, how: 'typed' | 'pressed') => void

/** What every part of the form is given. */
export interface FieldsProps {
  readonly configuration: Configuration
  readonly problems: FieldProblems
  readonly onChange: ConfigurationChange
}
