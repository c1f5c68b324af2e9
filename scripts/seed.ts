/**
 * The seed of every sample that `npm test` takes: the same on every day, so that a change fails by what it does. The
 * variable `SEED` gives another, as `npm run campaign` does.
 */
export const SEED = Number(process.env['SEED'] ?? 20261129)
