/** Replaces a secret. */
const BLOT = '***'

/** The prefix of Hugging Face tokens. No ordinary word contains it, so it’s also found within words. */
const HUB_PREFIX = 'hf_'

/** Prefixes of services’ keys, followed by random characters. */
const PREFIXES = [
  'api_org_',
  'sk-',
  'sk_',
  'key-',
  'key_',
  'pk-',
  'gsk_',
  'fw_',
  'fpk_',
  'tgp_',
  'r8_',
  'xai-',
  'nvapi-',
  'csk-',
  'rc_',
  'AIza',
  'AKIA',
  'ghp_',
  'gho_',
  'ghs_',
  'github_pat_',
  'glpat-',
  'pypi-',
  'npm_',
  'eyJ',
] as const

/** Words before a secret: `Bearer …`, `X-Api-Key: …`, `"token": "…"`, `HF_TOKEN=…`. */
const ANNOUNCING = [
  'bearer',
  'basic',
  'token',
  'apikey',
  'api_key',
  'api-key',
  'key',
  'secret',
  'password',
  'authorization',
]

/** Minimum length of a secret; anything shorter is a word. */
const SHORTEST = 8

/** Maximum length of a name. A longer run of letters and digits is a secret or an ID and gets masked. */
const LONGEST_NAME = 31

/** Runs of characters that keys consist of. Each character is read once. */
const WORDS = /[A-Za-z0-9_~+\-.]+/g

/** Text between such a word and its secret. */
const BETWEEN = /^["'`]?\s{0,3}[:=]{0,2}>?\s{0,3}["'`]?$/

/**
 * Masks keys, tokens, and passwords: those with a known prefix, those after a word such as `Bearer`, and long random
 * words.
 *
 * @example
 * withoutSecrets('Authorization: Bearer hf_abcdefgh') // Authorization: Bearer ***
 */
export function withoutSecrets(text: string): string {
  let before = { word: '', end: 0 }
  return text.replace(WORDS, (word: string, at: number) => {
    const isAnnounced = announces(before.word) && BETWEEN.test(text.slice(before.end, Math.min(at, before.end + 12)))
    before = { word, end: at + word.length }
    return blotted(word, isAnnounced)
  })
}

const announces = (word: string): boolean => {
  const name = word.toLowerCase()
  return ANNOUNCING.some((each) => name === each || name.endsWith(`_${each}`) || name.endsWith(`-${each}`))
}

function blotted(word: string, isAnnounced: boolean): string {
  const at = word.indexOf(HUB_PREFIX)
  if (at >= 0 && word.length >= at + HUB_PREFIX.length + SHORTEST) return `${word.slice(0, at)}${HUB_PREFIX}${BLOT}`
  const prefix = PREFIXES.find((each) => word.startsWith(each))
  if (prefix !== undefined && word.length >= prefix.length + SHORTEST) return `${prefix}${BLOT}`
  if (isAnnounced && word.length >= SHORTEST && !isName(word)) return BLOT
  return isRandom(word) ? BLOT : word
}

/** How languages access environment variables. */
const READS_VARIABLE = /^(?:os\.environ|os\.getenv|process\.env(?:\.[A-Z_]{1,60})?)$/

/** Ordinary words and variable names, which say what’s missing: `Bearer authentication`, `key 'HF_TOKEN'`. */
const isName = (word: string): boolean =>
  /^[A-Za-z]{1,16}\.?$/.test(word) || /^[A-Z][A-Z_]+$/.test(word) || READS_VARIABLE.test(word) || announces(word)

const isRandom = (word: string): boolean =>
  word.length > LONGEST_NAME && /^[A-Za-z0-9_]+$/.test(word) && /\d/.test(word) && /[A-Za-z]/.test(word)
