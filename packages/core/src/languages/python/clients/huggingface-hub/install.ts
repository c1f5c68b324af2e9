import type { ChatCall } from '../../../../call/call.ts'

export const install = 'pip install huggingface_hub~=2.4'

/** What a chat imports beside the client: with retries, the exceptions of what the client sends requests with. */
export const installOf = ({ variant }: ChatCall, ...packages: readonly string[]): string =>
  [install, ...packages, ...(variant.retries ? ['httpx2~=2.16'] : [])].join(' ')
