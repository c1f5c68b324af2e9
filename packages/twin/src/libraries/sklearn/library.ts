import { catalogued, sampled, type TwinLibrary } from '../twin-library.ts'

export const sklearn: TwinLibrary = {
  key: 'sklearn',
  makersNeed: ['skops'],
  subjects: [
    { record: catalogued('scikit-learn/Fish-Weight'), make: 'joblib sklearn_model.joblib' },
    {
      record: sampled('sklearn', {
        tags: ['skops'],
        config: { sklearn: { model: { file: 'model.skops' }, model_format: 'skops' } },
      }),
      make: 'skops model.skops',
    },
    {
      record: {
        ...sampled('sklearn', {
          tags: ['skops'],
          config: { sklearn: { model: { file: 'model.pkl' }, model_format: 'pickle' } },
        }),
        id: 'owner/pickled',
      },
      make: 'joblib model.pkl',
    },
  ],
}
