import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const transformersJs: TwinLibrary = {
  key: 'transformers.js',
  makersNeed: ['torch', 'transformers', 'onnx', 'onnxscript'],
  subjects: [{ record: catalogued('Xenova/all-MiniLM-L6-v2'), make: 'bert', shows: [{ prints: /\[ ?2, 32 ?\]/ }] }],
}
