import type { Platform } from '../../../../call/platform.ts'
import { installCommands, type RustCode } from '../main.ts'

/**
 * @param program what is installed for
 * @param api the feature of the client that holds its methods
 */
export const installOn = (
  platform: Platform,
  program: Pick<RustCode, 'imports'>,
  api: 'chat-completion' | 'completions',
): string =>
  installCommands(platform, program, [
    ...(program.imports.includes('serde::Deserialize') ? ['serde@1 --features derive'] : []),
    `async-openai@0.43 --features byot,${api},middleware`,
    `tokio@1 --features macros,rt-multi-thread${program.imports.includes('tokio::time::self') ? ',time' : ''}`,
    'tower@0.5 --features retry,util',
  ])
