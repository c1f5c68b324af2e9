/** What most pages say, in one file: their texts come with one request. */
export * as configure from './de/configure.ts'
export * as examples from './de/examples.ts'
export * as models from './de/models.ts'
export * as pages from './de/pages.ts'
export * as problems from './de/problems.ts'
