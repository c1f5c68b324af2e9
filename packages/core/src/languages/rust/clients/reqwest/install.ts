import type { Platform } from '../../../../call/platform.ts'
import type { Body } from '../../../../providers/provider.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { type Crate, installCommands } from '../main.ts'
import { usesMacro } from './request.ts'

/** @param crates that programs name beside reqwest and anyhow */
export const installOn = (platform: Platform, body: Body, ...crates: readonly (Crate | undefined)[]): string =>
  installCommands(platform, crates, [
    `reqwest@0.13 --features blocking${usesMacro(body) ? ',json' : ''}${body.kind === 'form' ? ',multipart' : ''}`,
  ])

/** Whether a file of the body is sent as a text. */
export const encodesFile = (body: Body): boolean => filesIn(body).some(({ encoding }) => encoding !== 'bytes')
