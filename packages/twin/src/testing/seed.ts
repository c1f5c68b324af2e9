/** The seed of tests whose inputs are others each day, `20261122`; the variable `SEED` repeats those of another day. */
export const SEED_OF_THE_DAY = Number(process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''))
