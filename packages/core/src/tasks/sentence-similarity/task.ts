import type { Task } from '../task.ts'

export const sentenceSimilarity: Task = {
  id: 'sentence-similarity',
  input: 'sentences',
  exampleInput: () => ({
    source_sentence: 'The train was late again.',
    sentences: ['Our train did not arrive on time.', 'The train is painted blue.', 'She bakes bread on Sundays.'],
  }),
  hubMethods: {
    python: { arguments: [] },
  },
}
