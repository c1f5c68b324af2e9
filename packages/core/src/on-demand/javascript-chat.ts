export { JS_CHAT as parts } from '../clients/js-chat.generated.ts'
export * from './chat.ts'
