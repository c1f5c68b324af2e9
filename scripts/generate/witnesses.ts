import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KnownBroken, languageOfDefect } from '../../packages/twin/src/services/known-broken.ts'
import { ROOT } from '../commands.mjs'

/** Clients that the catalogue calls otherwise than their packages. */
const NAMES: Readonly<Partial<Record<KnownBroken['client'], string>>> = { '@huggingface/inference': 'huggingface.js' }

/** The module by which the site knows what a defect leaves without an example. */
export function renderWitnesses(defects: readonly KnownBroken[], root = ROOT): string {
  const entries = defects.flatMap((defect) =>
    defect.witnesses === undefined
      ? []
      : [
          {
            client: `${languageOfDefect(defect)}/${NAMES[defect.client] ?? defect.client}`,
            program: {
              name: defect.file,
              text: readFileSync(join(root, 'docs/known-client-defects', defect.file), 'utf8'),
            },
            witnesses: defect.witnesses,
          },
        ],
  )
  return [
    '// Written by `npm run generate` from the known defects of clients. Do not edit.\n',
    "import type { Defect } from './defect.ts'\n",
    `export const DEFECTS: readonly Defect[] = ${JSON.stringify(entries, null, 2)}\n`,
  ].join('\n')
}
