import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * An order that starts with the slowest test files. Before its first run, Vitest starts with the largest files, so a
 * small file with slow tests would come last, and run alone.
 *
 * @param names the ends of their paths, slowest first
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
