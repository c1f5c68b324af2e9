import { JS_CHAT } from '../clients/js-chat.generated.ts'
import { PYTHON_CHAT } from '../clients/python-chat.generated.ts'
import { SH_CHAT } from '../clients/sh-chat.generated.ts'
import { chatWith } from './chat.ts'

export const loadAnswering = chatWith([...PYTHON_CHAT, ...JS_CHAT, ...SH_CHAT])
