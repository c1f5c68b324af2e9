import type { ChatCall } from '../../../call/call.ts'

/** Ends the line that a streamed text left open. */
export const endLine = ({ showsMessage }: Pick<ChatCall, 'showsMessage'>): string =>
  showsMessage ? '' : 'process.stdout.write("\\n");\n'
