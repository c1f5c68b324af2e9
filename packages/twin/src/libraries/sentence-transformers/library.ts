import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const sentenceTransformers: TwinLibrary = {
  key: 'sentence-transformers',
  subjects: [
    { record: catalogued('sentence-transformers/all-MiniLM-L6-v2'), make: 'encoder', shows: [{ prints: /\d/ }] },
    { record: catalogued('BAAI/bge-small-en-v1.5'), make: 'encoder' },
    { record: catalogued('cross-encoder/ms-marco-MiniLM-L6-v2'), make: 'reranker', shows: [{ prints: /\[.*\d/ }] },
  ],
}
