import { sampled, type TwinLibrary } from '../twin-library.ts'

export const adapterTransformers: TwinLibrary = {
  key: 'adapter-transformers',
  subjects: [{ record: sampled('adapter-transformers'), make: 'adapter', others: { 'owner/base-model': 'base' } }],
}
