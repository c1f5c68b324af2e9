// Written by `npm run generate` from the files beside it. Do not edit.

/** The languages whose examples an option affects, so that code that reads options needs no language records. */
export const LANGUAGES_WITH: {
  readonly async: readonly string[]
  readonly typescript: readonly string[]
  readonly powershell: readonly string[]
  readonly cmd: readonly string[]
  readonly showsWholeAnswer: readonly string[]
} = {
  async: ['python'],
  typescript: ['js'],
  powershell: ['python', 'sh', 'go', 'java', 'rust'],
  cmd: ['python', 'sh'],
  showsWholeAnswer: ['sh'],
}
