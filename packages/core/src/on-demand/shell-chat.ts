import { SH_CHAT } from '../clients/sh-chat.generated.ts'
import { chatWith } from './chat.ts'

export const answering = chatWith(SH_CHAT)
