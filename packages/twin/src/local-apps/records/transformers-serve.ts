import { TRANSFORMERS_SUBJECT, type TwinLocalApp } from '../twin-local-app.ts'

export const transformersServe: TwinLocalApp = { id: 'transformers-serve', subjects: [TRANSFORMERS_SUBJECT] }
