import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const peft: TwinLibrary = {
  key: 'peft',
  subjects: [{ record: catalogued('ybelkada/opt-350m-lora'), make: 'lora', others: { 'facebook/opt-350m': 'base' } }],
}
