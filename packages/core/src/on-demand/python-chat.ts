import { PYTHON_CHAT } from '../clients/python-chat.generated.ts'
import { chatWith } from './chat.ts'

export const loadAnswering = chatWith(PYTHON_CHAT)
