import type { Platform } from '../../../../call/platform.ts'
import type { Body } from '../../../../providers/provider.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { type Crate, installCommands } from '../main.ts'
import { usesMacro } from './request.ts'

/** What a program asks of reqwest. */
interface Uses {
  readonly body: Body
  /** Whether reqwest reads the JSON of an answer. */
  readonly readsJson: boolean
}

/** @param crates that programs name beside reqwest and anyhow */
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

/** Whether a file of the body is sent as a text. */
export const encodesFile = (body: Body): boolean => filesIn(body).some(({ encoding }) => encoding !== 'bytes')
