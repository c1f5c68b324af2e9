import { sampled, type TwinLibrary } from '../twin-library.ts'

export const keras: TwinLibrary = {
  key: 'keras',
  subjects: [{ record: sampled('keras'), make: 'dense', shows: [{ prints: /Total params/ }] }],
}
