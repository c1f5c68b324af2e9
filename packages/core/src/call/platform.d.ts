export declare const PLATFORMS: readonly ['posix', 'powershell', 'cmd'];
/** A system's shell: POSIX, PowerShell (Windows PowerShell 5.1 or PowerShell 7 on Windows), or cmd.exe. */
export type Platform = (typeof PLATFORMS)[number];
/** Commands on one line, each run where the one before has worked. Windows PowerShell 5.1 has no `&&`: there all are run. */
export declare const inTurn: (platform: Platform, ...commands: readonly string[]) => string;
/** Whether a platform changes the examples of a language, or how they are run. */
export declare const hasOwnForm: (language: string, platform: Platform) => boolean;
