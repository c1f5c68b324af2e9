/** The seed of samples in tests and `--check`. */
export { SEED } from '../../../../scripts/seed.ts'

/**
 * Seeds of cases in which a campaign found a problem, as the campaign printed them. Tests run these cases in addition
 * to their samples; add one with each fix.
 */
export const FOUND: { readonly [campaign in 'hostile' | 'tools' | 'schemas' | 'models']: readonly number[] } = {
  hostile: [],
  tools: [],
  schemas: [],
  models: [],
}
