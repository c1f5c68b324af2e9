// Written by `npm run generate` from the files beside it. Do not edit.

import type { ClientForm } from './clients/client.ts'

/** How clients write chats of each form, by language and form. */
export const CHAT_FORMS: { readonly [languageAndForm: string]: readonly ClientForm[] } = {
}
