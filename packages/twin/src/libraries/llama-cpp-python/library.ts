import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const llamaCppPython: TwinLibrary = {
  key: 'llama-cpp-python',
  makersNeed: ['gguf'],
  subjects: [{ record: catalogued('Qwen/Qwen2.5-0.5B-Instruct-GGUF'), make: 'gguf qwen2.5-0.5b-instruct-q4_k_m.gguf' }],
}
