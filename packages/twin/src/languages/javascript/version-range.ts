/** The three numbers of a release; what is missing is undefined, `x` and `*` count as missing. */
function numbers(text: string): (number | undefined)[] {
  return text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : undefined))
}

/**
 * Whether an npm range contains a release. Knows what an install command would carry: nothing or `latest`, a release
 * or its beginning (`7`, `7.55`), and `^` or `~` before one. Anything else is not contained.
 */
export function npmRangeContains(range: string, release: string): boolean {
  if (range === '' || range === 'latest' || range === '*') return true
  const parts = /^([\^~]?)(\d+(?:\.(?:\d+|x|\*)){0,2})$/.exec(range)
  if (parts === null) return false
  const [, sign, text = ''] = parts
  const wanted = numbers(text)
  const found = numbers(release)
  const given = wanted.filter((part) => part !== undefined).length
  // Where a range ends: `^` at the first number that is not zero, `~` at the second, a bare release where it stops.
  const firstNonZero = wanted.findIndex((part) => part !== 0)
  const kept = sign === '^' ? Math.max(firstNonZero, 0) + 1 : sign === '~' ? Math.min(2, given) : given
  for (let index = 0; index < 3; index++) {
    const want = wanted[index]
    const have = found[index] ?? 0
    if (want === undefined || have === want) continue
    return index >= kept && have > want
  }
  return true
}
