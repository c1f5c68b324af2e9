import type { ServedWeights } from '@model-snippets/core/libraries'
import { formatOf } from '../format.ts'

const { day, number, plural } = formatOf('en')

/** Texts of the libraries’ pages and of library examples elsewhere, in English. */
export const texts = {
  list: {
    title: 'Libraries',
    pageTitle: (query: string): string => (query === '' ? 'Libraries' : `${query} · Libraries`),
    description:
      'Libraries that run machine-learning models on your own machine: examples for a model of your choice, with the release that each was checked against.',
    // claim: library-names-were-checked
    // claim: library-check-is-current
    // claim: library-runs-are-marked
    lead: 'How to run a model on your own machine. These examples are checked by name against the library’s newest release: each import, function and argument has to exist there. Those that were run, too, say so.',
    searchLabel: 'Find a library',
    searchPlaceholder: 'Name or package',
    search: 'Search',
    filters: 'Show only libraries',
    filter: {
      example: 'with an example',
      downloads: 'that count downloads',
      checked: 'checked against a release',
    },
    count: (count: number, all: number): string =>
      `${count === all ? '' : `${number(count)} of `}${number(all)} ${plural(all, { one: 'library', other: 'libraries' })}`,
    empty: 'No library matches.',
    emptyHint: 'Search for a part of its name, or take a filter away.',
    showAll: 'Show all libraries',
    repo: 'Code',
    docs: 'Docs',
    repoOf: (label: string): string => `Code of ${label}`,
    docsOf: (label: string): string => `Docs of ${label}`,
    noExample: 'no example',
    checked: (name: string, version: string, date: string): string =>
      `checked against ${name} ${version} of ${day(date)}`,
    notChecked: 'not checked:',
  },
  page: {
    pageTitle: (label: string): string => `${label}: examples and checked release`,
    description: (label: string): string =>
      `Examples that run models with ${label}, and the release they were checked against.`,
    all: 'All libraries',
    facts: 'Facts',
    key: 'Key on the hub',
    repository: 'Repository',
    documentation: 'Documentation',
    packageOn: (registry: string): string => `Package on ${registry}`,
    filter: 'Search filter of the hub',
    yes: 'yes',
    no: 'no',
    downloads: 'What counts as a download',
    downloadsDefault: 'the hub’s general rule',
    plainFile: (name: string): string => `Open as ${name}`,
    example: 'Example',
    noExample: 'There is no example for this library yet. Its documentation is the place to go.',
    noExampleHere: 'The library has examples, but none for this model: they depend on what its record says.',
    modelLabel: 'Model',
    modelPlaceholder: 'owner/name',
    modelButton: 'Show',
    sample: 'No model of this library is in the catalogue. The name is made up: put in your own.',
    named: (id: string): string =>
      `The catalogue does not hold ${id}: its example is written from the name alone. What depends on the rest of its record may differ.`,
    otherLibrary: (id: string, library: string | undefined): string =>
      library === undefined
        ? `The record of ${id} names no library.`
        : `By its record, ${id} is a model of ${library}.`,
    toModel: (id: string): string => `To the page of ${id}`,
    models: 'Models of this library',
    allModels: (count: number): string => `All ${number(count)}`,
  },
  check: {
    title: 'How this was checked',
    against: 'Names checked against',
    of: 'of',
    notChecked: 'Not checked against a release:',
    missing: (count: number): string => `The newest release lacks ${number(count)} of its names.`,
    note: 'It is not the newest release:',
    summary: (found: number, all: number): string =>
      all === 0
        ? 'The examples use no name that could be looked up.'
        : all === 1
          ? `All examples of this library together use 1 name of a package${found === 1 ? ', and its newest release defines it.' : '.'}`
          : found === all
            ? `All examples of this library together use ${number(all)} names of packages, and the newest releases define each of them.`
            : `All examples of this library together use ${number(all)} names of packages. The newest releases define ${number(found)} of them.`,
    found: 'Defined in the release',
    foundByName: 'Defined there, matched by name alone',
    notFound: 'Missing in the release',
    unchecked: 'Not looked up',
    names: (count: number): string => plural(count, { one: `${number(count)} name`, other: `${number(count)} names` }),
  },
  run: {
    ran: 'This very text ran with',
    ranFor: (model: string): string => `This text, with ${model} as the name of the model, ran with`,
    on: (runtime: string): string => `in ${runtime} on`,
    how: (weights: ServedWeights | undefined): string =>
      weights === undefined
        ? 'on a small model made for the run, and showed a result'
        : weights === 'repeated'
          ? 'on a model in which each weight repeats one number, and showed a result'
          : // claim: library-parts-are-named
            'on a model of whose weights the file held a part, the others as the loader starts them, and showed a result',
    notRun: 'Not run: its names alone were checked.',
  },
  use: {
    title: 'Use with a library',
    lead: 'To run the model on your own machine. These examples are checked by name against the library’s release. Those that were run, too, say so.',
    toForm: 'What the examples ask is set in the form.',
    more: (label: string): string => `More about ${label}`,
  },
  code: (label: string, language: string): string => `the ${label} example in ${language}`,
  numbered: (name: string, number: number, count: number): string => `${name} (${number} of ${count})`,
  notTaken: 'This example does not take:',
  noCode: 'No code can be written from what the record says:',
  completed: 'The record does not say which classes load this model; these are the usual ones of its task.',
  missing: {
    title: 'No such library here',
    lead: 'No library has this key. Keys are those of the hub, in their exact spelling.',
    near: 'Did you mean',
  },
} as const
