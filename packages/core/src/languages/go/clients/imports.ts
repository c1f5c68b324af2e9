import type { Call } from '../../../call/call.ts'

/** What a program needs to read the token, where that is not written into it. */
export const importsOfToken = ({ token }: Pick<Call, 'token'>): readonly string[] =>
  typeof token === 'string' ? [] : ['errors', 'os']

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'encoding/json writes UTF-8, which has no form for a lone surrogate' : undefined
