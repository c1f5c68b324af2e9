import type { Nonce } from '../result.ts'
import { json } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

const textOf = (nonce: Nonce): string => nonce.word('The ferry leaves at nine')

export const automaticSpeechRecognition: TwinTask = {
  answer: (nonce) => json({ text: textOf(nonce) }, textOf(nonce)),
  otherAnswer: (nonce) => {
    const text = textOf(nonce)
    return json({ text, chunks: [{ text, timestamp: [0, 1.2] }] }, text)
  },
}
