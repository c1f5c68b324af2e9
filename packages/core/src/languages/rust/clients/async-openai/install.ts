import type { ChatCall } from '../../../../call/call.ts'
import type { Platform } from '../../../../call/platform.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { type Crate, installCommands } from '../main.ts'

/** What a program needs besides the client. */
interface Needs {
  readonly crates?: readonly (Crate | undefined)[]
  readonly derives?: boolean
  /** Whether it has its own retries. */
  readonly asksAgain?: boolean
}

/** @param api the client's feature with its methods */
export const installOn = (
  platform: Platform,
  api: 'chat-completion' | 'completions' | 'embedding' | 'image' | 'responses',
  { crates = [], derives = false, asksAgain = false }: Needs = {},
): string =>
  installCommands(
    platform,
    ['anyhow', ...crates, asksAgain ? 'reqwest' : undefined, 'serde_json'],
    [
      derives ? 'serde@1 --features derive' : undefined,
      `async-openai@0.43 --features byot,${api}${asksAgain ? ',middleware' : ''}`,
      `tokio@1 --features macros,rt-multi-thread${asksAgain ? ',time' : ''}`,
      asksAgain ? 'tower@0.5 --features retry,util' : undefined,
    ],
  )

/** @param derives whether the program has types that serde reads */
export const installForChat = ({ platform, request, variant, streaming }: ChatCall, derives = false): string =>
  installOn(platform, variant.api === 'responses' ? 'responses' : 'chat-completion', {
    crates: [
      filesIn(request.body).length === 0 ? undefined : 'base64',
      variant.retries ? 'fastrand' : undefined,
      streaming ? 'futures' : undefined,
    ],
    derives,
    asksAgain: variant.retries,
  })
