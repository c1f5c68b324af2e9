import type { ChatCall } from '../../../../call/call.ts'
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
  /** Whether it has types that serde reads. */
  readonly derives?: boolean
}

/** @param crates that programs use besides reqwest and anyhow */
export function installOn(
  platform: Platform,
  { body, readsJson, derives = false }: Uses,
  ...crates: readonly (Crate | undefined)[]
): string {
  const features = [
    'blocking',
    ...(readsJson || usesMacro(body) ? ['json'] : []),
    ...(body.kind === 'form' ? ['multipart'] : []),
  ]
  return installCommands(platform, crates, [
    derives ? 'serde@1 --features derive' : undefined,
    `reqwest@0.13 --features ${features.join(',')}`,
  ])
}

/** Checks whether some file in the body is sent as a string. */
export const encodesFile = (body: Body): boolean => filesIn(body).some(({ encoding }) => encoding !== 'bytes')

/** Returns the install command for a chat without retries. */
export const installForChat = ({ platform, request: { body } }: ChatCall, derives = false): string =>
  installOn(
    platform,
    { body, readsJson: true, derives },
    'anyhow',
    encodesFile(body) ? 'base64' : undefined,
    'serde_json',
  )
