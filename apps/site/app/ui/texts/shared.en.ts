/** What most pages say, in one file: their texts come with one request. */
export * as configure from './en/configure.ts'
export * as examples from './en/examples.ts'
export * as models from './en/models.ts'
export * as pages from './en/pages.ts'
export * as problems from './en/problems.ts'
