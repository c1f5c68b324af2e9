/**
 * @typedef {object} Claim what fails when a statement in the documentation or on a page is false
 * @property {string} check a file of tests; `scripts/test.mjs` for a step of `npm test`
 * @property {string} test the title of the test or of its group, or how it begins, with its placeholders; or the
 *   name of the step
 *
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 *
 * @typedef {object} Ran what a run of `npm test` did
 * @property {ReadonlyMap<string, readonly { titles: readonly string[], outcome: Outcome }[]>} tests by file, from the
 *   repository's root: each test by its own title and those of its groups
 * @property {ReadonlyMap<string, Outcome>} steps by name
 */

/** The file in which a step stands that is no file of tests. */
export const STEPS_FILE = 'scripts/test.mjs'

/** `%s`, `${name}` and `$name`, which a title has in the code and not in a report. */
const PLACEHOLDER = /%[a-z]|\$\{[^}]*\}|\$[a-z]\w*/gi

/** @param {string} title as the code spells it */
const titlePattern = (title) =>
  new RegExp(
    `^${title
      .split(PLACEHOLDER)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}`,
    's',
  )

/**
 * Whether the check of each claim ran and passed.
 *
 * @param {Readonly<Record<string, Claim>>} claims by id
 * @param {Ran} ran
 * @returns {ReadonlyMap<string, Outcome>} by id; a claim whose check isn't in the run has failed
 * @example
 * checkClaims({ 'tests-run': { check: 'a.test.ts', test: 'runs' } }, { tests: new Map(), steps: new Map() })
 * // Map { 'tests-run' => 'failed' }
 */
export function checkClaims(claims, { tests, steps }) {
  return new Map(
    Object.entries(claims).map(([id, { check, test }]) => {
      if (check === STEPS_FILE) return [id, steps.get(test) ?? 'failed']
      const pattern = titlePattern(test)
      const named = (tests.get(check) ?? []).filter(({ titles }) => titles.some((title) => pattern.test(title)))
      return [id, worst(named.map(({ outcome }) => outcome))]
    }),
  )
}

/** @param {readonly Outcome[]} outcomes @returns {Outcome} */
const worst = (outcomes) =>
  outcomes.length === 0 || outcomes.includes('failed') ? 'failed' : outcomes.includes('passed') ? 'passed' : 'skipped'
