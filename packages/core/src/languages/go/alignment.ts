import type { FieldLine } from '../printing/literal.ts'

/** Up to this size, names are aligned whatever their ratio. */
const SMALL = 40

/** A name that is this many times longer or shorter than those before it starts a new section. */
const RATIO = 2.5

const bytesOf = (text: string): number => (/^[ -~]*$/.test(text) ? text.length : new TextEncoder().encode(text).length)

/**
 * Returns the labels of fields on separate lines, with the spaces that gofmt puts after them: within a section, values
 * start in the same column. See `exprList` in go/printer: a value on several lines is its own section, and so is one
 * whose name is much longer or shorter than those before it.
 */
export function aligned(fields: readonly FieldLine[]): readonly string[] {
  const sections: FieldLine[][] = []
  let previous = 0
  let logarithms = 0
  let count = 0
  for (const field of fields) {
    // The name's length, without its colon and space.
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
