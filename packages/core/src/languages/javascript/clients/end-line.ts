import type { ChatCall } from '../../../call/call.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'

export const END_LINE = code`process.stdout.write("\n");`

/** Ends the line of a streamed text. */
export const endLine = ({ showsMessage }: Pick<ChatCall, 'showsMessage'>): Piece | undefined =>
  when(!showsMessage, END_LINE)
