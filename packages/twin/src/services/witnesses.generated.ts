// Written by `npm run generate` from the files beside it. Do not edit.

import type { Witness } from './witness.ts'

/** What each provider itself documents, by provider. */
export const WITNESSES: { readonly [id: string]: Witness } = {
}
