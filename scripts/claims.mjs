/**
 * @typedef {object} Claim the check of a statement in the documentation or on a page, which fails if that is false
 * @property {string} check a test file; `scripts/test.mjs` for a step of `npm test`
 * @property {string} test the title of the test or its group, or the start of a title, with its placeholders; or the
 *   name of the step
 *
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 *
 * @typedef {object} Ran the results of a run of `npm test`
 * @property {ReadonlyMap<string, readonly { titles: readonly string[], outcome: Outcome }[]>} tests by file, from the
 *   repository's root: each test with its own title and those of its groups
 * @property {ReadonlyMap<string, Outcome>} steps by name
 */

/** The file with the steps that aren't test files. */
export const STEPS_FILE = 'scripts/test.mjs'

/** `%s`, `${name}`, and `$name`, which are in the code's titles, but not in a report. */
const PLACEHOLDER = /%[a-z]|\$\{[^}]*\}|\$[a-z]\w*/gi

/** @param {string} title as written in the code */
const titlePattern = (title) =>
  new RegExp(
    `^${title
      .split(PLACEHOLDER)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}`,
    's',
  )

/**
 * Returns whether each claim's check ran and passed.
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
