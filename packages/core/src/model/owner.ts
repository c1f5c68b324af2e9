import type { ModelRecord } from './model-record.ts'

/** Returns a model's owner: the part of its id before the slash, or `''`. */
export const ownerOf = ({ id }: Pick<ModelRecord, 'id'>): string => id.slice(0, Math.max(0, id.indexOf('/')))
