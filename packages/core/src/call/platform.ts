import { LANGUAGES_WITH } from './languages-with.generated.ts'

export const PLATFORMS = ['posix', 'powershell', 'cmd'] as const
/**
 * The shell of an operating system: POSIX, PowerShell (Windows PowerShell 5.1, or PowerShell 7 on Windows), or cmd.exe.
 */
export type Platform = (typeof PLATFORMS)[number]

/** Commands on one line, each run where the one before has worked. Windows PowerShell 5.1 has no `&&`: there all are run. */
export const inTurn = (platform: Platform, ...commands: readonly string[]): string =>
  commands.join(platform === 'powershell' ? '; ' : ' && ')

/** Whether a platform changes the examples of a language, or how they are run. */
export const hasOwnForm = (language: string, platform: Platform): boolean =>
  platform !== 'posix' && LANGUAGES_WITH[platform].includes(language)
