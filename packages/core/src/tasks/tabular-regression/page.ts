import type { TaskEntry } from '../pages/task-entry.ts'

export const tabularRegression = {
  id: 'tabular-regression',
  label: 'Tabular Regression',
  summary:
    'Tabular regression predicts a number for each row of a table from the values in its columns. It estimates prices, demand, weight, or the time until something fails.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        table: [
          ['Species', 'Length (cm)', 'Height (cm)'],
          ['perch', '24', '6.5'],
          ['pike', '61', '10.0'],
          ['bream', '33', '13.5'],
        ],
      },
    ],
    outputs: [{ type: 'tabular', table: [['Weight (g)'], ['182'], ['2390'], ['640']] }],
  },
  models: [
    { id: 'scikit-learn/Fish-Weight', description: 'Predicts the weight of a fish from its species and measures.' },
  ],
  datasets: [
    { id: 'inria-soda/tabular-benchmark', description: 'A choice of tables to compare models for tabular data.' },
  ],
  metrics: [
    {
      id: 'mse',
      description: 'Mean squared error: the squared distance between prediction and truth, averaged. Lower is better.',
    },
    {
      id: 'r-squared',
      description: 'The share of the variation in the truth that the predictions explain: 1 is perfect.',
    },
  ],
  spaces: [
    { id: 'scikit-learn/fish-weight-prediction', description: 'Enter the measures of a fish and read its weight.' },
  ],
  libraries: ['sklearn'],
  widgetModels: ['scikit-learn/Fish-Weight'],
} satisfies TaskEntry
