import type { Call } from '../../../call/call.ts'

/** The group of the standard library, for a program that needs it only where the token is read from the environment. */
export const importOs = ({ token }: Pick<Call, 'token'>): string => (typeof token === 'string' ? '' : 'import os\n\n')

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'the client writes UTF-8, which has no form for a lone surrogate' : undefined
