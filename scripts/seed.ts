/**
 * The seed of every sample in `npm test`. It's the same every day, so that only a change can make it fail. The
 * variable `SEED` selects another one, as in `npm run campaign`.
 */
export const SEED = Number(process.env['SEED'] ?? 20261129)
