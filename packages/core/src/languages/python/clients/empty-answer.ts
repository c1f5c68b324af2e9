import type { ChatCall } from '../../../call/call.ts'
import type { Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'

/** Fails without an answer, for a library that keeps back why one ended: what can be seen is whether there is one. */
export const failEmpty = ({ limit }: ChatCall, isEmpty: Piece): Piece => code`
  if ${isEmpty}:
      raise SystemExit(${`No answer: raise ${limit} or rephrase`})
`
