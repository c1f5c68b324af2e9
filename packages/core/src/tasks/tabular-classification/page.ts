import type { TaskEntry } from '../pages/task-entry.ts'

export const tabularClassification = {
  id: 'tabular-classification',
  label: 'Tabular Classification',
  summary:
    'Tabular classification assigns each row of a table to a class, based on the values in its columns. Typical uses are credit checks, medical screening, and spam filters.',
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
      description: 'Decision trees that classify tumors as malignant or benign, based on measurements.',
    },
  ],
  datasets: [
    { id: 'inria-soda/tabular-benchmark', description: 'A collection of tables for comparing tabular models.' },
  ],
  metrics: [
    { id: 'accuracy', description: 'The share of rows that get the correct class.' },
    { id: 'recall', description: 'Of all rows that belong to a class, the share that the model finds.' },
    { id: 'precision', description: 'Of all rows that the model assigns to a class, the share that belongs to it.' },
    { id: 'f1', description: 'The harmonic mean of precision and recall.' },
  ],
  spaces: [
    { id: 'scikit-learn/tabular-playground', description: 'Classify tables with scikit-learn.' },
    { id: 'scikit-learn/classification', description: 'Try scikit-learn classifiers.' },
  ],
  libraries: ['sklearn'],
  widgetModels: ['scikit-learn/tabular-playground'],
} satisfies TaskEntry
