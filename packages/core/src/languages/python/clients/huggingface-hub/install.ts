import type { ChatCall } from '../../../../call/call.ts'

export const install = 'pip install huggingface_hub~=2.4'

/**
 * Returns the install command of a chat. With retries, it includes the client's HTTP library, whose exceptions the
 * example catches.
 */
export const installOf = ({ variant }: ChatCall, ...packages: readonly string[]): string =>
  [install, ...packages, ...(variant.retries ? ['httpx2~=2.16'] : [])].join(' ')
