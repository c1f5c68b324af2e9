import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const stanza: TwinLibrary = {
  key: 'stanza',
  subjects: [
    { record: catalogued('stanfordnlp/stanza-en'), make: 'processors', shows: [{ prints: /^born bear VERB$/m }] },
  ],
}
