import { inTurn, type Platform } from '../../../../call/platform.ts'

const OPENAI = 'github.com/openai/openai-go/v3@v3.96.0'

/**
 * The command that creates a module with the client.
 *
 * @param others further modules, each with its release
 */
export const installOn = (platform: Platform, ...others: readonly string[]): string =>
  inTurn(platform, 'go mod init example', `go get ${[OPENAI, ...others].join(' ')}`)
