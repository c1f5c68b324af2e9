import type { TaskEntry } from '../pages/task-entry.ts'

export const tabularClassification = {
  id: 'tabular-classification',
  label: 'Tabular Classification',
  summary:
    'Tabular classification puts each row of a table into a class, from the values in its columns. Credit checks, medical screening, and spam filters are typical uses.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        table: [
          ['Length (cm)', 'Weight (g)', 'Stripes'],
          ['24', '180', 'yes'],
          ['61', '2400', 'no'],
          ['22', '150', 'yes'],
        ],
      },
    ],
    outputs: [{ type: 'tabular', table: [['Species'], ['perch'], ['pike'], ['perch']] }],
  },
  models: [
    {
      id: 'scikit-learn/cancer-prediction-trees',
      description: 'Decision trees that tell harmful from harmless tumours by measurements.',
    },
  ],
  datasets: [
    { id: 'inria-soda/tabular-benchmark', description: 'A choice of tables to compare models for tabular data.' },
  ],
  metrics: [
    { id: 'accuracy', description: 'The share of rows that get the right class.' },
    { id: 'recall', description: 'Of all rows that belong to a class, the share that the model finds.' },
    { id: 'precision', description: 'Of all rows that the model puts into a class, the share that belongs there.' },
    { id: 'f1', description: 'One number for precision and recall together: their harmonic mean.' },
  ],
  spaces: [
    { id: 'scikit-learn/tabular-playground', description: 'Try classification of tables with scikit-learn.' },
    { id: 'scikit-learn/classification', description: 'Try classifiers of scikit-learn.' },
  ],
  libraries: ['sklearn'],
  widgetModels: ['scikit-learn/tabular-playground'],
} satisfies TaskEntry
