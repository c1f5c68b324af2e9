import type { Platform } from '../../../../call/platform.ts'
import type { Body } from '../../../../providers/provider.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { type Crate, installCommands } from '../main.ts'
import { usesMacro } from './request.ts'

/** What a program uses of reqwest. */
interface Uses {
  readonly body: Body
  /** Whether reqwest parses a response's JSON. */
  readonly readsJson: boolean
}

/** @param crates that programs use besides reqwest and anyhow */
export function installOn(
  platform: Platform,
  { body, readsJson }: Uses,
  ...crates: readonly (Crate | undefined)[]
): string {
  const features = [
    'blocking',
    ...(readsJson || usesMacro(body) ? ['json'] : []),
    ...(body.kind === 'form' ? ['multipart'] : []),
  ]
  return installCommands(platform, crates, [`reqwest@0.13 --features ${features.join(',')}`])
}

/** Checks whether some file in the body is sent as a string. */
export const encodesFile = (body: Body): boolean => filesIn(body).some(({ encoding }) => encoding !== 'bytes')
