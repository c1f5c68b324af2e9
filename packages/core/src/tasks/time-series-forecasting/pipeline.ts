import type { Pipeline } from '../pages/pipeline.ts'

export const timeSeriesForecasting = {
  order: 380,
  summary: 'Time series forecasting predicts the next values of a series measured over time.',
  data: {
    name: 'Time Series Forecasting',
    modality: 'tabular',
    subtasks: [
      { type: 'univariate-time-series-forecasting', name: 'Univariate Time Series Forecasting' },
      { type: 'multivariate-time-series-forecasting', name: 'Multivariate Time Series Forecasting' },
    ],
  },
} as const satisfies Pipeline
