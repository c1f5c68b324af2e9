import { ROUTER_CHAT_BASE_URL } from '@model-snippets/core'

/** The origin of the hub's router, the only other origin to which pages send requests. */
export const ROUTER_ORIGIN = new URL(ROUTER_CHAT_BASE_URL).origin
