import { DIFFERENCES } from '../../packages/core/src/libraries/fixtures/differences.ts'
import { LIBRARIES } from '../../packages/core/src/libraries/index.ts'
import { DELIBERATE_DIFFERENCES } from '../../packages/twin/src/peer/deliberate-differences.ts'
import { CONTRACTS } from '../../packages/twin/src/services/contracts.generated.ts'
import type { KnownBroken } from '../../packages/twin/src/services/known-broken.ts'
import { KNOWN_BROKEN } from '../../packages/twin/src/services/registry.ts'
import { type Row, table, WRITTEN } from './markdown.ts'

/** The page that says where examples differ from those of the published generator on purpose, made of the records alone. */
export function renderDifferences(peer: { readonly package: string; readonly release: string } | undefined): string {
  const compared = peer === undefined ? '' : `, ${peer.package} ${peer.release} with its tables of libraries`
  return [
    `# Where examples differ from the published generator\n\n${WRITTEN}`,
    `Our generator takes the same arguments as the one Hugging Face publishes${compared}. Where our examples differ on purpose, the reasons are below. Inputs, wording, and layout differ everywhere and aren’t listed.\n`,
    '## In what examples do\n',
    'Tests ask both generators for each line: the quoted code must appear in today’s examples. <!-- claim: differences-stand-today -->\n',
    table(
      ['what', 'the published example', 'ours', 'why', 'source'],
      DELIBERATE_DIFFERENCES.map(({ what, published, ours, why, source }) => [what, published, ours, why, source]),
    ),
    '## What providers are sent\n',
    "The published generator writes its requests like the Hugging Face clients. Where these send something that the provider doesn't document, the provider is right. [The verification page](verification.md#what-providers-document) lists the sources for each provider.\n",
    table(
      ['provider', 'tasks', 'what is sent', 'what is documented', 'decision'],
      Object.values(CONTRACTS).flatMap(({ provider, disagreements = [] }) =>
        disagreements.map(({ tasks, sent, documented, decision }) => [
          provider,
          tasks.join(', '),
          sent,
          documented,
          decision,
        ]),
      ),
    ),
    '## Defects of released clients\n',
    'Each link is a minimal program that shows the defect; tests run it. <!-- claim: known-defects-still-show -->\n',
    table(['defect', 'provider', 'tasks', 'what the examples do'], KNOWN_BROKEN.map(rowOfDefect)),
    '## In what is offered\n',
    'An example whose last run failed is withheld, with the reason. The verification page lists these, and the cases that only the published generator offers, under [what is withheld](verification.md#what-is-withheld) and [the comparison](verification.md#compared-with-the-published-generator).\n',
    '## In examples of libraries\n',
    'Tests compare the names that each library’s examples import and call with the published ones. <!-- claim: library-names-match-facts --> They differ here:\n',
    table(
      ['library', 'why'],
      Object.entries(DIFFERENCES).map(([key, { reason }]) => [LIBRARIES[key]?.prettyLabel ?? key, reason]),
    ),
  ].join('\n')
}

const rowOfDefect = ({ file, problem, provider, tasks, instead }: KnownBroken): Row => [
  `[${problem}](known-client-defects/${file})`,
  provider,
  tasks.join(', '),
  instead,
]
