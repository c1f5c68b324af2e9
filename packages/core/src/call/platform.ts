export const PLATFORMS = ['posix', 'powershell', 'cmd'] as const
/** A system's shell: POSIX, PowerShell (Windows PowerShell 5.1 or PowerShell 7 on Windows), or cmd.exe. */
export type Platform = (typeof PLATFORMS)[number]

/** Languages whose examples, or the commands that install and run them, are others than on POSIX systems. */
const WITH_OTHERS: { readonly [platform in Platform]: readonly string[] } = {
  posix: [],
  powershell: ['sh', 'python', 'go', 'java', 'rust'],
  cmd: ['sh', 'python'],
}

/** Whether a platform changes the examples of a language, or how they are run. */
export const hasOwnForm = (language: string, platform: Platform): boolean => WITH_OTHERS[platform].includes(language)
