import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLISHED_AS } from '../../packages/twin/src/oracle/published.ts'
import { type KnownBroken, languageOfDefect } from '../../packages/twin/src/services/defects/known-broken.ts'
import { ROOT } from '../commands.mjs'

/** Our id for a client that is published under another name. */
const nameOf = (client: KnownBroken['client']): string =>
  Object.entries(PUBLISHED_AS).find(([, published]) => published === client)?.[0] ?? client

/** The module that tells the site which features have no example because of a defect. */
export function renderWitnesses(defects: readonly KnownBroken[]): string {
  const entries = defects.flatMap((defect) =>
    defect.witnesses === undefined
      ? []
      : [
          {
            client: `${languageOfDefect(defect)}/${nameOf(defect.client)}`,
            program: {
              name: defect.file,
              text: readFileSync(join(ROOT, 'docs/known-client-defects', defect.file), 'utf8'),
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
