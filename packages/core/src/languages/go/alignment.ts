import type { FieldLine } from '../printing/literal.ts'

/** Up to this size, names are aligned whatever their ratio. */
const SMALL = 40

/** A name so many times as long or as short as those before it starts a section of its own. */
const RATIO = 2.5

const bytesOf = (text: string): number => (/^[ -~]*$/.test(text) ? text.length : new TextEncoder().encode(text).length)

/**
 * The labels of fields, each on a line, with the spaces that gofmt puts behind them: values stand in one column within a
 * section. See `exprList` of go/printer: a value of several lines is a section of its own, and so is one whose name is
 * much longer or shorter than those before it.
 */
export function aligned(fields: readonly FieldLine[]): readonly string[] {
  const sections: FieldLine[][] = []
  let previous = 0
  let logarithms = 0
  let count = 0
  for (const field of fields) {
    // The name without its colon and space.
    const size = field.isOneLine ? bytesOf(field.label) - 2 : 0
    const goesOn =
      previous > 0 &&
      size > 0 &&
      (count === 0 || (previous <= SMALL && size <= SMALL) || isLike(size, Math.exp(logarithms / count)))
    if (goesOn) sections.at(-1)?.push(field)
    else {
      sections.push([field])
      logarithms = 0
      count = 0
    }
    if (size > 0) {
      logarithms += Math.log(size)
      count++
    }
    previous = size
  }
  return sections.flatMap((section) => {
    const width = Math.max(...section.map(({ label }) => [...label].length))
    return section.map(({ label }) => label + ' '.repeat(width - [...label].length))
  })
}

const isLike = (size: number, mean: number): boolean => RATIO * (size / mean) > 1 && size / mean < RATIO
