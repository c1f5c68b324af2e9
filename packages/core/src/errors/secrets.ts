/** What stands in the place of a secret. */
const BLOT = '***'

/** How tokens of the hub begin. In no word of a language it stands inside, so it is looked for there, too. */
const HUB_PREFIX = 'hf_'

/** How keys of services begin that readers paste; what follows is random. */
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

/** Words behind which a secret stands: `Bearer …`, `X-Api-Key: …`, `"token": "…"`, `HF_TOKEN=…`. */
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

/** So many characters a secret has at least; shorter words are words. */
const SHORTEST = 8

/** A word without a break that is longer, of letters and digits, is a secret or an id: nobody misses it. */
const LONGEST_NAME = 31

/** Runs of characters that keys are made of. Each character is looked at once. */
const WORDS = /[A-Za-z0-9_~+\-.]+/g

/** What may stand between an announcing word and its secret. */
const BETWEEN = /^["'`]?\s{0,3}[:=]{0,2}>?\s{0,3}["'`]?$/

/**
 * A text with every key, token and password in it blotted out: those that begin as keys of services do, those that an
 * announcing word stands before, and long random words.
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

/** How languages name what holds the variables of the environment. */
const READS_VARIABLE = /^(?:os\.environ|os\.getenv|process\.env(?:\.[A-Z_]{1,60})?)$/

/** Words of a sentence and names of variables, which tell what is missing: `Bearer authentication`, `key 'HF_TOKEN'`. */
const isName = (word: string): boolean =>
  /^[A-Za-z]{1,16}\.?$/.test(word) || /^[A-Z][A-Z_]+$/.test(word) || READS_VARIABLE.test(word) || announces(word)

const isRandom = (word: string): boolean =>
  word.length > LONGEST_NAME && /^[A-Za-z0-9_]+$/.test(word) && /\d/.test(word) && /[A-Za-z]/.test(word)
