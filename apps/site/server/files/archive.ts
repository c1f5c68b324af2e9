import { languageRecord, type ProgramFile, programFileOf } from '@model-snippets/core'
import type { Example } from '../../app/domain/examples/build-examples.ts'
import { outcomeOf } from '../../app/domain/examples/outcome.ts'
import {
  type FileOptions,
  fenced,
  fileSteps,
  labelOf,
  proofLines,
  title,
  tokenSteps,
} from '../../app/domain/files/markdown.ts'
import { texts } from '../../app/ui/texts/en/examples.ts'
import { manifestOf, type TextFile } from './manifest.ts'

/** A file of an archive: a text, or a sample by its path in the package. */
export type ArchiveFile = TextFile | { readonly name: string; readonly sample: string }

/** All that it takes to run an example, but the token and the reader's own files. */
export function archiveOf(id: string, example: Example, options: FileOptions): ArchiveFile[] {
  const manifest = manifestOf(example)
  return [
    { name: 'README.md', text: readme(id, example, manifest, options) },
    { name: example.fileName, text: example.content },
    ...(manifest === undefined ? [] : [manifest]),
    ...(example.env.length === 0
      ? []
      : [
          // A token is for nobody else.
          { name: '.gitignore', text: '.env\n' },
          { name: '.env.example', text: example.env.map(({ name }) => `${name}=your_token\n`).join('') },
        ]),
    ...example.files.flatMap(({ name, sample }) => (sample === undefined ? [] : [{ name, sample }])),
  ]
}

function readme(id: string, example: Example, manifest: TextFile | undefined, options: FileOptions): string {
  const { language, client, env, files, install, run } = example
  const record = languageRecord(language)
  const program = programFileOf(record, options.platform, example.typescript)
  const outcome = outcomeOf(texts, options.task, options.isStreamed)
  const ownFiles = files.filter(({ sample }) => sample === undefined)
  const installCommand = install === null ? undefined : ((manifest && record.manifest?.installCommand) ?? install)
  const runWithEnvFile = env.length > 0 ? program.runWithEnvFile : undefined
  const parts = [
    [title(id), `${labelOf(example)}, with ${client}.`],
    installCommand === undefined ? [] : ['## Install', fenced('sh', installCommand)],
    env.length === 0
      ? []
      : ['## Token', ...tokenSteps(example, options.platform).flat(), ...fromFile(program, options)],
    ownFiles.length === 0 ? [] : ['## Your file', ...fileSteps({ ...example, files: ownFiles }, program)],
    ['## Run', fenced('sh', run)],
    runWithEnvFile === undefined ? [] : ['Or, with the token in `.env`:', fenced('sh', runWithEnvFile)],
    outcome === undefined ? [] : ['## What it prints', outcome],
    proofLines(example),
  ]
  return `${parts.flat().join('\n\n')}\n`
}

/** Returns the steps for keeping the token in a file instead of the environment, and for reading it from there. */
function fromFile({ runWithEnvFile }: ProgramFile, { platform }: FileOptions): string[] {
  const copy = 'Or copy `.env.example` to `.env` and put your token there.'
  if (runWithEnvFile !== undefined) return [copy]
  return platform === 'posix' ? [copy, fenced('sh', 'set -a; . ./.env; set +a')] : []
}
