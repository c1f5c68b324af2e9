/** Texts that end a literal, run a command, or may be changed in transit. Each would create a file CANARY if it ran. */
export const HOSTILE_TEXTS: readonly string[] = [
  "it's",
  "'; touch CANARY; echo '",
  "'\\''$(touch CANARY)'\\''",
  '"; touch CANARY; "',
  '$(touch CANARY)',
  '`touch CANARY`',
  '${HOME} $HOME $(id) $((1+1)) !! ~ * ? [a]',
  '\\',
  '\\\\',
  'ends in a backslash\\',
  '\\n is not a newline, \\u0041 no letter, \\x41 neither',
  'a\nb\r\nc\rd\te\u2028f\u2029g\u0085h',
  '\nstarts and ends with one\n',
  'EOF',
  'before\nEOF\ntouch CANARY\n',
  "before\n'EOF'\nbehind",
  '"""',
  "'''",
  '""""quoted""""',
  '{x} {{y}} {0} %s %(a)s %d {open("CANARY","w")}',
  '${require("fs").writeFileSync("CANARY","")}',
  '`${1+1}`',
  '</script><script>alert(1)</script><!--',
  '// no comment /* none */ # none either',
  '-- @CANARY',
  '@CANARY',
  '-o CANARY',
  '@-',
  '<%= 1 %> {{ 7*7 }} {% raw %}',
  '\u0000',
  'a\u0000b',
  '\u0001\u0007\u0008\u000b\u000c\u001b[31m\u007f',
  'é ü ß ñ — “quotes” … \u00a0\u200b\u200d\ufeff',
  '你好，世界 שלום مرحبا \u202eright to left\u202c',
  '🙂 👨‍👩‍👧‍👦 🇨🇭 \u{10ffff} \ufffe',
  '\ud800',
  'half \udc00 of a pair \ud83d',
  '\udc00\ud800',
  '',
  ' ',
  '\t',
  'true',
  'null',
  'None',
  '0',
  '-1e309',
  'data: [DONE]',
  '\n\ndata: {"choices": []}\n\n',
  'hf_token_placeholder not_hf_token_placeholder process.env.HF_TOKEN os.environ["HF_TOKEN"] $HF_TOKEN',
  'base64 json. requests. import os',
  '__proto__',
  'constructor',
  ']]>',
  '%0a%0d%00',
  'x'.repeat(100_000),
  'line\n'.repeat(2_000),
  `'"\`$\\`.repeat(2_000),
]

/** Generates integers below a limit. */
export type Random = (limit: number) => number

/** Returns a generator that produces the same numbers for the same seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return (limit) => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)] as Item

/** Returns a text of a few hostile parts and random Unicode characters. */
export function mixture(random: Random): string {
  let text = ''
  for (let part = random(4); part >= 0; part--) {
    if (random(3) === 0) text += String.fromCharCode(random(0x10000), random(0x80), random(0x300))
    else text += pick(random, HOSTILE_TEXTS)
  }
  return text
}
