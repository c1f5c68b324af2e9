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
    `The examples take the arguments of the generator that the hub publishes${compared}. Where they differ from its own, they do so for the reasons below. Inputs, wording and layout are their own throughout, and are not listed.\n`,
    '## In what examples do\n',
    'Both generators are asked for each line in the tests: what is said of either has to stand in its example of today. <!-- claim: differences-stand-today -->\n',
    table(
      ['what', 'the published example', 'ours', 'why', 'source'],
      DELIBERATE_DIFFERENCES.map(({ what, published, ours, why, source }) => [what, published, ours, why, source]),
    ),
    '## In what providers are sent\n',
    "Where the hub's clients, by which the published generator writes its requests, send what the provider does not document, the provider is right. The sources of each provider stand on [the page of the verification](verification.md#who-says-what-a-provider-is-sent).\n",
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
    '## By defects of released clients\n',
    'Each link is the least program that shows the defect; the tests run it. <!-- claim: known-defects-still-show -->\n',
    table(['defect', 'provider', 'tasks', 'what the examples do'], KNOWN_BROKEN.map(rowOfDefect)),
    '## In what is offered\n',
    'An example whose last run failed is withheld, with the reason; which those are, and which cases the published generator alone offers, stands on the page of the verification under [what is withheld](verification.md#what-is-withheld) and [the comparison](verification.md#compared-with-the-published-generator).\n',
    '## In examples of libraries\n',
    'The names that the examples of each library import and call are held to those of the published ones. <!-- claim: library-names-match-facts --> Where they differ:\n',
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
