import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * An order of test files that begins with those that take longest. Vitest begins with the largest file where it has not
 * seen a run; a short file whose tests take a minute would be left for the end, and run alone.
 *
 * @param names ends of their paths, the longest first
 */
export const longestFirst = (names: readonly string[]): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification): number => {
        const found = names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
        return found === -1 ? names.length : found
      }
      return (await super.sort(files)).sort((a, b) => place(a) - place(b))
    }
  }
