import type { Client } from '../clients/client.ts'
import { RENDERERS } from '../renderers.generated.ts'

/** Whether a client writes calls of a kind, by the name of its file. */
export const hasRenderer = ({ language, id }: Client, name: string): boolean =>
  RENDERERS[name]?.[language]?.some(({ client }) => client === id) === true
