import type { ChatCall } from '../../../call/call.ts'
import type { Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'

/** Fails if there's no answer, for a library that hides why an answer ended. */
export const failEmpty = ({ limit }: ChatCall, isEmpty: Piece): Piece => code`
  if ${isEmpty}:
      raise SystemExit(${`No answer: raise ${limit} or rephrase`})
`
