import { sampled, type TwinLibrary } from '../twin-library.ts'

export const saelens: TwinLibrary = {
  key: 'saelens',
  subjects: [{ record: sampled('saelens'), make: 'standard', shows: [{ prints: /torch\.Size\(\[1, 32\]\)/ }] }],
}
