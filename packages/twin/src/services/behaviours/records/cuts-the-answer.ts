import { type Behaviour, changeChoice, choiceOf, cutStream, type Fields, half, LOW_LIMIT } from '../behaviour.ts'

const cut = changeChoice((choice) => ({
  ...choice,
  message: { ...choice['message'], content: half(choice['message'].content ?? '') },
  finish_reason: 'length',
}))

const hasText = (chunk: Fields): boolean => (choiceOf(chunk)['delta']?.content ?? '') !== ''

export const cutsTheAnswer: Behaviour = {
  id: 'cuts-the-answer',
  does: 'Stops at the token limit in the middle of the text, with finish_reason length.',
  right:
    'Prints the reason and which limit to raise to standard error, and exits with an error; the text so far may be shown.',
  seen: [{ who: 'OpenAI', address: 'https://platform.openai.com/docs/api-reference/chat/object' }],
  apis: {
    'chat-completions': {
      recipes: ['plain', 'structured-output'],
      streamed: [false, true],
      outcome: 'incomplete',
      withRetries: true,
      options: LOW_LIMIT,
      whole: cut,
      events: cutStream(hasText),
    },
  },
}
