import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const paddlenlp: TwinLibrary = {
  key: 'paddlenlp',
  subjects: [
    { record: catalogued('PaddlePaddle/uie-base'), make: 'ernie', shows: [{ prints: /Tensor\(shape=\[1, / }] },
  ],
}
