import { LIBRARIES } from '../../packages/core/src/libraries/index.ts'
import { LEFT_OUT } from '../../packages/core/src/libraries/testing/left-out.ts'
import { DELIBERATE_DIFFERENCES } from '../../packages/twin/src/peer/deliberate-differences.ts'
import { CONTRACTS } from '../../packages/twin/src/services/contracts.generated.ts'
import type { KnownBroken } from '../../packages/twin/src/services/defects/known-broken.ts'
import { KNOWN_BROKEN } from '../../packages/twin/src/services/registry.ts'
import { type Row, table, WRITTEN } from './markdown.ts'

/** The page with the intentional differences from the published generator's examples, generated from the records. */
export function renderDifferences(peer: { readonly package: string; readonly release: string } | undefined): string {
  const compared = peer === undefined ? '' : ` (\`${peer.package}\` ${peer.release}, with its library tables)`
  return [
    `# Where examples differ from the published generator\n\n${WRITTEN}`,
    `Our generator takes the same arguments as the one that Hugging Face publishes${compared}. This page lists where our examples differ on purpose, and why. It leaves out differences in inputs, wording, and layout, which are everywhere.\n`,
    '## What examples do\n',
    'For each row, tests generate both examples and check that they still differ this way. <!-- claim: differences-stand-today -->\n',
    table(
      ['subject', 'the published example', 'our example', 'why', 'source'],
      DELIBERATE_DIFFERENCES.map(({ what, published, ours, why, source }) => [what, published, ours, why, source]),
    ),
    '## Requests to providers\n',
    "The published generator writes the same requests as the Hugging Face clients. If these clients send something that the provider doesn't document, we follow the documentation. [The verification page](verification.md#what-providers-document) lists the sources for each provider.\n",
    table(
      ['provider', 'tasks', 'what the clients send', 'what the provider documents', 'our decision'],
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
    'Each defect links to a minimal program that shows it. [Known defects of released clients](known-client-defects/README.md) says when tests run these programs. <!-- claim: known-defects-still-show -->\n',
    table(['defect', 'provider', 'tasks', 'what we do about it'], KNOWN_BROKEN.map(rowOfDefect)),
    '## Which examples we offer\n',
    'If the last run of an example failed, we withhold the example and give the reason. The verification page lists [the withheld examples](verification.md#what-is-withheld) and [the cases that only the published generator offers](verification.md#compared-with-the-published-generator).\n',
    '## Library examples\n',
    'For each library, tests check that our examples import and call the names in a list of those in the published examples. <!-- claim: library-names-match-facts --> The examples of these libraries leave some of them out:\n',
    table(
      ['library', 'why'],
      Object.entries(LEFT_OUT).map(([key, { reason }]) => [LIBRARIES[key]?.prettyLabel ?? key, reason]),
    ),
  ].join('\n')
}

const rowOfDefect = ({ file, problem, provider, tasks, instead }: KnownBroken): Row => [
  `[${problem}](known-client-defects/${file})`,
  provider,
  tasks.join(', '),
  instead,
]
