import fc from 'fast-check'

/** Texts that have broken some generator, or that would run something if a quote were missing. */
const ATTACKS: readonly string[] = [
  "it's",
  '"',
  "'",
  '`',
  '\\',
  '\\\\',
  "\\'",
  "'''",
  '"""',
  "'; touch CANARY; '",
  '"; touch CANARY; "',
  '$(touch CANARY)',
  '`touch CANARY`',
  '${HOME}',
  '$HOME',
  '${process.exit(1)}',
  '#{1+1}',
  '{{ 7*7 }}',
  '{% raw %}',
  '%s %d %(name)s',
  '{0} {name}',
  '</script><script>alert(1)</script>',
  '<!-- -->',
  ']]>',
  'EOF',
  'EOF_',
  '\nEOF\n',
  'a\nEOF\ntouch CANARY\n',
  '\r\n',
  '\r',
  '\n',
  '\t\v\f\b',
  '\0',
  'a\0b',
  '\u001b[31mred\u001b[0m',
  '\u001b]0;title\u0007',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u202e reversed',
  '\u2066hidden\u2069',
  '\u2028',
  '\u2029',
  '\ufeff',
  '\ufffe',
  '\uffff',
  '\ud800',
  '\udfff',
  'a\ud83d',
  '\ude00b',
  '\ude00\ud83d',
  '😀👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'שלום עולם',
  '日本語 — “quotes” ‘single’',
  '!!',
  '!$',
  '-n',
  '--help',
  '@file',
  '@-',
  '~',
  '*',
  '?',
  '& del',
  '| cat',
  '> CANARY',
  '; rm -rf CANARY',
  'a=b',
  '=x',
  'True',
  'null',
  'NaN',
  '\\u0041',
  '\\x41',
  '\\N{BULLET}',
  '\\',
  'trailing\\',
  '# comment',
  '// comment',
  '/* */',
  '%PATH%',
  '^',
  '__proto__',
  'constructor',
  'base64',
  'json.',
]

const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
const asciiControl = fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCharCode(code))
const attack = fc.constantFrom(...ATTACKS)
const piece = fc.oneof(
  { weight: 4, arbitrary: attack },
  { weight: 2, arbitrary: fc.string({ unit: codeUnit, maxLength: 8 }) },
  { weight: 2, arbitrary: fc.string({ unit: asciiControl, maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
)

/** Any text: attacks, every code unit alone and in pairs, control characters, emoji, and mixtures of them. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map((all) => all.join(''))

/** A field name. */
const fieldName = fc.oneof(hostileText, fc.constantFrom('role', 'content', '__proto__', 'a b'))

/** Any JSON value with hostile texts and keys, and numbers of any size. */
export const hostileJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    hostileText,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.constantFrom(0, -0, 5e-324, 1.7976931348623157e308, 2 ** 53, -(2 ** 63), 1e21, 1e-7),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fieldName, tie('value'), { maxKeys: 4 }),
  ),
})).value

/** Returns a fixed sample for one run, with its seed for messages. `MODEL_SNIPPETS_SEED` repeats a run. */
export function sample<T>(arbitrary: fc.Arbitrary<T>, count: number): { seed: number; values: readonly T[] } {
  const seed = Number(process.env.MODEL_SNIPPETS_SEED ?? Math.floor(Math.random() * 2 ** 31))
  return { seed, values: fc.sample(arbitrary, { seed, numRuns: count }) }
}

/** A text of 100 kB with characters that are hard to escape. */
export const LONG_TEXT = `it's "long" \\ $(x) \`y\`\n\u0000\ud800😀`.repeat(4000)
