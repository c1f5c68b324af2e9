import { TRANSFORMERS_SUBJECT, TRANSFORMERS_USED, type TwinLocalApp } from '../twin-local-app.ts'

export const transformersServe: TwinLocalApp = {
  id: 'transformers-serve',
  subjects: [TRANSFORMERS_SUBJECT],
  usedWith: TRANSFORMERS_USED,
}
