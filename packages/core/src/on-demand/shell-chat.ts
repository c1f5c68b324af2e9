export { SH_CHAT as parts } from '../clients/sh-chat.generated.ts'
export * from './chat.ts'
