import { sampled, type TwinLibrary } from '../twin-library.ts'

export const bm25s: TwinLibrary = {
  key: 'bm25s',
  subjects: [{ record: sampled('bm25s'), make: 'index' }],
}
