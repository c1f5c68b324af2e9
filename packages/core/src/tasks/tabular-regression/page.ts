import type { TaskEntry } from '../pages/task-entry.ts'

export const tabularRegression = {
  id: 'tabular-regression',
  label: 'Tabular Regression',
  summary:
    'Tabular regression predicts a number for each row of a table, based on the values in its columns. It’s used to estimate prices, demand, weight, or the time until something fails.',
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
    { id: 'scikit-learn/Fish-Weight', description: 'Predicts the weight of a fish from its species and measurements.' },
  ],
  datasets: [
    { id: 'inria-soda/tabular-benchmark', description: 'A collection of tables for comparing tabular models.' },
  ],
  metrics: [
    {
      id: 'mse',
      description:
        'Mean squared error: the average squared difference between predicted and actual values. Lower is better.',
    },
    {
      id: 'r-squared',
      description: 'The share of the variation in the actual values that the predictions explain: 1 is perfect.',
    },
  ],
  spaces: [
    {
      id: 'scikit-learn/fish-weight-prediction',
      description: 'Enter the measurements of a fish to predict its weight.',
    },
  ],
  libraries: ['sklearn'],
  widgetModels: ['scikit-learn/Fish-Weight'],
} satisfies TaskEntry
