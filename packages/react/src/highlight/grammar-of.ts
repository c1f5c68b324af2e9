import { languageRecord, type Platform, programFileOf } from '@model-snippets/core'
import type { CodeLanguage } from './lines.ts'

/** Returns the grammar of a language, which can depend on the platform. */
export const grammarOf = (language: CodeLanguage, platform: Platform = 'posix'): string =>
  language === 'json' ? language : programFileOf(languageRecord(language), platform).grammar
