import type { Language } from '@model-snippets/core'
import type { InputFile } from '../run/sandbox.ts'
import { type Answer, bytesAnswer, jsonAnswer } from './answer.ts'

/** What a malicious provider does in one run: all else that it answers is as it should be. */
export type MaliciousAnswer = {
  readonly name: string
  /** The language whose examples alone meet it; those of all where none is named. */
  readonly language?: Language
} & (
  | {
      /** `ticket`: addresses and ids of the job in the first answer. `address`: that of the finished file. */
      readonly at: 'ticket' | 'address'
      /** What stands in the place of the honest text. */
      readonly says: (honest: string) => string
      /** What the reader's folder holds from runs before. */
      readonly files?: readonly InputFile[]
      readonly harmless?: boolean
    }
  | {
      /** The first request, the questions how far the job is, or the download. */
      readonly at: 'submit' | 'status' | 'file'
      readonly answers: (url: URL) => Answer
      /** Set where the result is there all the same, and has to be shown. */
      readonly harmless?: boolean
    }
)

/** Where a client is led that takes an address, or part of one, as it comes. Nobody answers there. */
export const EVIL = 'evil.example'

/** Another host of the provider's, which answers without being told who asks. A token must never target it. */
export const ELSEWHERE = 'elsewhere.example'

/** Settings of curl, in a file that the run before has saved. */
const SAVED_CONFIG: InputFile = {
  name: 'image.png',
  bytes: Buffer.from(`url = "https://${EVIL}/steal"\noutput = "pwned"\n`),
}

/** More than examples fetch, as far as the client can be told so. */
const HUGE = 2 ** 31

/** How long an answer is that is broken off. */
const BROKEN = Buffer.alloc(1000)

const says = (
  at: 'ticket' | 'address',
  texts: Readonly<Record<string, (honest: string) => string>>,
): MaliciousAnswer[] => Object.entries(texts).map(([name, text]) => ({ at, name, says: text }))

/** `307` has a client repeat its request as it was, body included. */
const movedTo =
  (location: (url: URL) => string) =>
  (url: URL): Answer => ({
    ...bytesAnswer(307, 'text/plain; charset=utf-8', Buffer.from('It is elsewhere.\n')),
    headers: { location: location(url), 'content-length': '17' },
  })

const inTheClear = (url: URL): string => url.href.replace('https:', 'http:')

/** Texts that lead elsewhere whatever they are put behind, or are more than an address. */
const LEADING_ELSEWHERE: Readonly<Record<string, (honest: string) => string>> = {
  file: () => 'file:///etc/passwd',
  ftp: () => `ftp://${EVIL}/steal`,
  gopher: () => `gopher://${EVIL}:70/_steal`,
  'no-scheme': () => `//${EVIL}/steal`,
}

/** What a provider can do to those who follow its answers. */
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
  // One address, whatever it is to curl; to others it is none.
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

/** Its name, unique among all: where it is, and what. */
export const nameOfMaliciousAnswer = ({ at, name }: MaliciousAnswer): string => `${at}-${name}`

/** @throws Error when there is no malicious answer of that name */
export function maliciousAnswerNamed(name: string): MaliciousAnswer {
  const malicious = MALICIOUS_ANSWERS.find((each) => nameOfMaliciousAnswer(each) === name)
  if (malicious === undefined) throw new Error(`No malicious answer is called ${name}`)
  return malicious
}

/** An answer to a first request with other texts where it names the job. */
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
