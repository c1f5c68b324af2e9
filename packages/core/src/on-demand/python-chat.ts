export { PYTHON_CHAT as parts } from '../clients/python-chat.generated.ts'
export * from './chat.ts'
