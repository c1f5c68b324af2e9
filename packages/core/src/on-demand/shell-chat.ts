import { SH_CHAT } from '../clients/sh-chat.generated.ts'
import { chatWith } from './chat.ts'

export const loadAnswering = chatWith(SH_CHAT)
