import { languageRecord, type Platform, programFileOf } from '@model-snippets/core'
import type { CodeLanguage } from './lines.ts'

/** The grammar of a language, which may be another for each platform. */
export const grammarOf = (language: CodeLanguage, platform: Platform = 'posix'): string =>
  language === 'json' ? language : programFileOf(languageRecord(language), platform).grammar
