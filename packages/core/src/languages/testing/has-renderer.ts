import type { Client } from '../clients/client.ts'
import { RENDERERS } from '../renderers.generated.ts'

/** Checks whether a client has a renderer, by its file name. */
export const hasRenderer = ({ language, id }: Client, name: string): boolean =>
  RENDERERS[name]?.[language]?.some(({ client }) => client === id) === true
