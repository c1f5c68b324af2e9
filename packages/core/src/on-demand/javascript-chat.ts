import { JS_CHAT } from '../clients/js-chat.generated.ts'
import { chatWith } from './chat.ts'

export const answering = chatWith(JS_CHAT)
