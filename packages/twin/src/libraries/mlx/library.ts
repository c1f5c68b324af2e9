import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const mlx: TwinLibrary = {
  key: 'mlx',
  subjects: [
    {
      record: catalogued('mlx-community/Llama-3.2-3B-Instruct-4bit'),
      make: 'llama',
      shows: [{ prints: /Generation: / }],
    },
  ],
}
