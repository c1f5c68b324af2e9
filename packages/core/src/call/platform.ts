import { LANGUAGES_WITH } from './languages-with.generated.ts'

export const PLATFORMS = ['posix', 'powershell', 'cmd'] as const
/**
 * The shell of an operating system: POSIX, PowerShell (Windows PowerShell 5.1, or PowerShell 7 on Windows), or cmd.exe.
 */
export type Platform = (typeof PLATFORMS)[number]

/**
 * Joins commands on one line, each run only if the previous one succeeded. Windows PowerShell 5.1 has no `&&`, so there
 * all run.
 */
export const inTurn = (platform: Platform, ...commands: readonly string[]): string =>
  commands.join(platform === 'powershell' ? '; ' : ' && ')

/** Whether the platform affects a language’s examples or how they run. */
export const hasOwnForm = (language: string, platform: Platform): boolean =>
  platform !== 'posix' && LANGUAGES_WITH[platform].includes(language)
