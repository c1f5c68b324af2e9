export const PLATFORMS = ['posix', 'powershell', 'cmd'] as const
/** A system's shell: POSIX, PowerShell (Windows PowerShell 5.1 or PowerShell 7 on Windows), or cmd.exe. */
export type Platform = (typeof PLATFORMS)[number]
