import { ROUTER_CHAT_BASE_URL } from '@model-snippets/core'

/** Where the hub's router answers: the one place, beside the site's own, that a page may ask. */
export const ROUTER_ORIGIN = new URL(ROUTER_CHAT_BASE_URL).origin
