import type { InputFile } from '../services/input-file.ts'
import { sampleFile } from '../services/samples.ts'
import type { CaseRun, Chosen, Scenario } from './case.ts'

/* Chats with the user's files in messages. The expected requests are hand-written, independent of the generator. */

/** The runs with files, and with missing files. */
export const WITH_FILES = 'with files'
const WITHOUT_FILES = 'files missing'

/** Whether a chat's files are missing, so that nothing is sent. */
export const lacksFiles = (scenario: Scenario): boolean => 'lacksFiles' in scenario && scenario.lacksFiles === true

interface PartWithFile {
  readonly file: InputFile
  /** The part as the user gives it. */
  readonly given: object
  /** The part with the file's content, as chat completions document it. */
  readonly sent: object
}

const inBase64 = ({ bytes }: InputFile): string => Buffer.from(bytes).toString('base64')

const named = (name: string, sample: string): InputFile => ({ name, bytes: sampleFile(sample).bytes })

/** A name with characters that are special in every language, and one that looks like an option. */
const PHOTO = named('it\'s "my" $(photo) `1` \\n – größe 🙂.png', 'shapes.png')
const STREET: InputFile = {
  name: '-street view.JPEG',
  bytes: Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'),
}
const VOICE: InputFile = { name: '-my voice (1)&.wav', bytes: Buffer.from('RIFF\0\0\0\0WAVEfmt \xff\xfe\n', 'latin1') }
const REPORT: InputFile = {
  name: "the reader's report #2.pdf",
  bytes: Buffer.from('%PDF-1.7\n\xe2\xe3\xcf\xd3\r\n', 'latin1'),
}

const photo: PartWithFile = {
  file: PHOTO,
  given: { type: 'image_url', image_url: { url: `./${PHOTO.name}` } },
  sent: { type: 'image_url', image_url: { url: `data:image/png;base64,${inBase64(PHOTO)}` } },
}
const street: PartWithFile = {
  file: STREET,
  given: { type: 'image_url', image_url: { url: STREET.name } },
  sent: { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${inBase64(STREET)}` } },
}
const voice: PartWithFile = {
  file: VOICE,
  given: { type: 'input_audio', input_audio: { data: VOICE.name } },
  sent: { type: 'input_audio', input_audio: { data: inBase64(VOICE), format: 'wav' } },
}
const report: PartWithFile = {
  file: REPORT,
  given: { type: 'file', file: { file_data: REPORT.name } },
  sent: {
    type: 'file',
    file: { filename: REPORT.name, file_data: `data:application/pdf;base64,${inBase64(REPORT)}` },
  },
}

/** Images, the first of them twice, then files that not every service supports. */
const PARTS: readonly PartWithFile[] = [photo, street, photo, voice, report]

const QUESTION = { type: 'text', text: 'What is in "these"?' }

const messageOf = (parts: readonly object[]): readonly object[] => [{ role: 'user', content: [QUESTION, ...parts] }]

/**
 * Returns the runs of a chat with files.
 *
 * @param takes whether the service documents a message
 * @param sentAs converts the messages for APIs other than chat completions
 */
export function fileRuns(
  scenario: Scenario & { readonly kind: 'chat' | 'chat-api' },
  takes: (messages: readonly object[]) => boolean,
  sentAs: (messages: readonly object[]) => readonly object[] = (messages) => messages,
): readonly CaseRun[] {
  const parts = PARTS.filter(({ sent }) => takes(messageOf([sent])))
  const chosen: Chosen = {
    options: { messages: messageOf(parts.map(({ given }) => given)) as NonNullable<Chosen['options']>['messages'] },
    sentMessages: sentAs(messageOf(parts.map(({ sent }) => sent))),
    files: [...new Set(parts.map(({ file }) => file))],
  }
  return [
    { name: WITH_FILES, chosen, scenario, plainest: true },
    { name: WITHOUT_FILES, chosen, scenario: { ...scenario, lacksFiles: true } },
  ]
}

/** What an example must do if a file is missing. */
export const LACKS_FILES = {
  attempts: { least: 0, most: 0 },
  ending: { kind: 'failure', told: {} },
} as const
