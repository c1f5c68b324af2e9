import type { Kind } from '../kind.ts'

/** The chats that are more than plain, by the name that the generator's `variantName` gives; a file each. */
export const CHAT_VARIANTS: { readonly [variant: string]: Kind } = {}
