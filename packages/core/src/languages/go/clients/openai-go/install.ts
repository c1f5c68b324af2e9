import type { Platform } from '../../../../call/platform.ts'

const OPENAI = 'github.com/openai/openai-go/v3@v3.96.0'

/**
 * The command that makes a module with the client in it. Windows PowerShell has no `&&`.
 *
 * @param others further modules, each with its release
 */
export const installOn = (platform: Platform, ...others: readonly string[]): string =>
  `go mod init example${platform === 'powershell' ? '; ' : ' && '}go get ${[OPENAI, ...others].join(' ')}`
