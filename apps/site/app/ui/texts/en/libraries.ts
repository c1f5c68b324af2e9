import type { ServedWeights } from '@model-snippets/core/libraries'
import { formatOf } from '../format.ts'

const { day, number, plural } = formatOf('en')

/** Texts of the libraries’ pages and of library examples elsewhere, in English. */
export const texts = {
  list: {
    title: 'Libraries',
    pageTitle: (query: string): string => (query === '' ? 'Libraries' : `${query} · Libraries`),
    description:
      'Code examples for libraries that run machine-learning models on your own machine, with the releases we checked them against.',
    // claim: library-names-were-checked
    // claim: library-check-is-current
    // claim: library-runs-are-marked
    lead: 'Run a model on your own machine. Where a release is shown, we checked the imports, functions, and arguments in the examples against it. Examples that we also ran are marked.',
    searchLabel: 'Find a library',
    searchPlaceholder: 'Name or package',
    search: 'Search',
    filters: 'Filter libraries',
    filter: {
      example: 'with an example',
      downloads: 'with custom download counting',
      checked: 'checked against a release',
    },
    count: (count: number, all: number): string =>
      `${count === all ? '' : `${number(count)} of `}${number(all)} ${plural(all, { one: 'library', other: 'libraries' })}`,
    empty: 'No matching library.',
    emptyHint: 'Try part of the name or remove a filter.',
    showAll: 'Show all libraries',
    repo: 'Code',
    docs: 'Docs',
    repoOf: (label: string): string => `Source code of ${label}`,
    docsOf: (label: string): string => `Docs for ${label}`,
    noExample: 'No example',
    checked: (name: string, version: string, date: string): string =>
      `Checked against ${name} ${version}, released ${day(date)}`,
    notChecked: 'Not checked:',
  },
  page: {
    pageTitle: (label: string, hasExample: boolean): string => (hasExample ? `${label}: code examples` : label),
    description: (label: string, hasExample: boolean): string =>
      hasExample
        ? `Examples that run models with ${label}, and how we checked them.`
        : `About ${label}, a library for machine-learning models. We have no example for it yet.`,
    all: 'All libraries',
    facts: 'About the library',
    key: 'Key on Hugging Face',
    repository: 'Repository',
    documentation: 'Documentation',
    packageOn: (registry: string): string => `Package on ${registry}`,
    filter: 'Has a search filter on Hugging Face',
    yes: 'Yes',
    no: 'No',
    downloads: 'How downloads are counted',
    downloadsDefault: 'Hugging Face’s default',
    plainFile: (name: string): string => `Open as ${name}`,
    example: 'Example',
    noExample: 'We have no example for this library yet. See its documentation.',
    noExampleHere: 'This library has examples, but none of them applies to this model.',
    sample: 'The built-in catalog has no model for this library. This model name is made up: replace it with yours.',
    named: (id: string): string =>
      `${id} isn’t in the built-in catalog, so this example is based on its name alone. Its record on Hugging Face may call for different code.`,
    otherLibrary: (id: string, library: string | undefined): string =>
      library === undefined
        ? `The record of ${id} doesn’t name a library.`
        : `According to its record, ${id} is for ${library}.`,
    toModel: (id: string): string => `Go to ${id}`,
    models: 'Models for this library',
    allModels: (count: number): string => `All ${number(count)} models`,
  },
  model: { searchLabel: 'Model', searchPlaceholder: 'owner/name', search: 'Show' },
  check: {
    title: 'How we checked this',
    against: 'We checked the names in the code against',
    of: 'from',
    notChecked: 'Not checked against a release:',
    missing: (count: number): string => `This release lacks ${number(count)} of the names.`,
    note: 'Not the newest release:',
    summary: (found: number, all: number): string =>
      all === 0
        ? 'The examples use no names that we could look up.'
        : all === 1
          ? `The examples for this library use one name from a package. We ${found === 1 ? 'found' : 'didn’t find'} it in a published release.`
          : `The examples for this library use ${number(all)} names from packages. We found ${found === all ? 'all' : found === 0 ? 'none' : number(found)} of them in published releases.`,
    found: 'Defined in the release',
    foundByName: 'Defined in the release, matched by name only',
    notFound: 'Missing from the release',
    unchecked: 'Not looked up',
    names: (count: number): string => plural(count, { one: `${number(count)} name`, other: `${number(count)} names` }),
  },
  run: {
    ran: 'We ran this exact code with',
    ranFor: (model: string): string => `We ran this code with another model’s name, ${model}, using`,
    on: (runtime: string): string => `in ${runtime} on`,
    how: (weights: ServedWeights | undefined): string =>
      weights === undefined
        ? 'and got a result from a small test model'
        : weights === 'repeated'
          ? 'and got a result from a stand-in model (each weight tensor filled with one random number)'
          : // claim: library-parts-are-named
            'and got a result from a model file that contained some of the weights (the loader initialized the rest)',
    notRun: 'We haven’t run this code.',
  },
  use: {
    title: 'Use with a library',
    lead: 'Run the model on your own machine. Where a release is shown, we checked the imports, functions, and arguments in the examples against it. Examples that we also ran are marked.',
    toForm: 'Change the input in the form.',
  },
  code: (label: string, language: string): string => `the ${label} example in ${language}`,
  numbered: (name: string, number: number, count: number): string => `${name} (${number} of ${count})`,
  notTaken: 'This example ignores:',
  noCode: 'We can’t write code from the model’s record:',
  completed:
    'The model’s record doesn’t name the classes that load the model, so this code uses the usual ones for its task.',
  missing: {
    title: 'Library not found',
    lead: 'No library has this key. Use the key exactly as Hugging Face spells it.',
    near: 'Similar libraries',
  },
} as const
