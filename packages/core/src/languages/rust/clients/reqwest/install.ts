import type { Platform } from '../../../../call/platform.ts'
import { installCommands, type RustCode } from '../main.ts'

/** @param program what is installed for */
export function installOn(platform: Platform, program: Pick<RustCode, 'imports'>): string {
  const features = [
    'blocking',
    ...(program.imports.includes('serde_json::json') ? ['json'] : []),
    ...(program.imports.some((path) => path.includes('::multipart')) ? ['multipart'] : []),
  ]
  return installCommands(platform, program, [`reqwest@0.13 --features ${features.join(',')}`])
}
