import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const chronosForecasting: TwinLibrary = {
  key: 'chronos-forecasting',
  subjects: [{ record: catalogued('amazon/chronos-t5-small'), make: 't5', shows: [{ prints: /0\.9/ }] }],
}
