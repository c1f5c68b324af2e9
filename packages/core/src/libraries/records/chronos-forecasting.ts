import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const chronosForecasting: Library = {
  key: 'chronos-forecasting',
  prettyLabel: 'Chronos',
  repoName: 'Chronos',
  repoUrl: 'https://github.com/amazon-science/chronos-forecasting',
  releases: { registry: 'pypi', package: 'chronos-forecasting', module: 'chronos' },
  // The series is generated here instead of read from a file, so nothing is downloaded before the first forecast.
  examples: (model) => [
    { language: 'sh', content: 'pip install chronos-forecasting' },
    {
      language: 'python',
      content: python.program(code`
        import pandas as pd
        from chronos import BaseChronosPipeline

        pipeline = BaseChronosPipeline.from_pretrained(${model.id}, device_map="auto")

        # Five years of monthly sales: a slow rise and a peak every December
        months = pd.date_range("2020-01-01", periods=60, freq="MS")
        history = pd.DataFrame(
            {
                "shop": "Mill Lane",
                "month": months,
                "sales": [200 + 2 * step + (80 if month.month == 12 else 0) for step, month in enumerate(months)],
            }
        )

        forecast = pipeline.predict_df(
            history,
            prediction_length=12,
            quantile_levels=[0.1, 0.5, 0.9],
            id_column="shop",
            timestamp_column="month",
            target="sales",
        )
        print(forecast)
      `),
    },
  ],
}
