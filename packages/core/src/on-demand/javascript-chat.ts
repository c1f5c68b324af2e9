import { JS_CHAT } from '../clients/js-chat.generated.ts'
import { chatWith } from './chat.ts'

export const loadAnswering = chatWith(JS_CHAT)
