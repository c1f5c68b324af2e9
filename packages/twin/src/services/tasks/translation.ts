import { json } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

export const translation: TwinTask = {
  parameters: { src_lang: 'eng_Latn', tgt_lang: 'deu_Latn', clean_up_tokenization_spaces: true },
  answer: (nonce) => {
    const text = nonce.word('Où est la gare')
    return json([{ translation_text: text }], text)
  },
}
