import type { Task } from '../task.ts'

export const tableQuestionAnswering: Task = {
  id: 'table-question-answering',
  input: 'query-and-table',
  exampleInput: () => ({
    query: 'Which city has the most bridges?',
    table: { City: ['Aveiro', 'Coimbra', 'Porto'], Bridges: ['4', '3', '6'] },
  }),
  hubMethods: {
    python: { arguments: ['padding', 'sequential', 'truncation'], modelOnClient: true },
  },
}
