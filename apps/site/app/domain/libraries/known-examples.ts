import type { ShownExample } from './library-use.ts'

/**
 * What the form asks for, with the run and the colours of each text that the server wrote as well: a choice that changes
 * no text, such as another provider, takes nothing back of what is said of it.
 */
export function withKnown(written: readonly ShownExample[], before: readonly ShownExample[]): readonly ShownExample[] {
  const known = new Map(before.map((example) => [textOf(example), example]))
  return written.map((example) => {
    const { run, lines } = known.get(textOf(example)) ?? {}
    return { ...example, ...(run === undefined ? {} : { run }), ...(lines === undefined ? {} : { lines }) }
  })
}

const textOf = ({ language, content }: ShownExample): string => `${language}\n${content}`
