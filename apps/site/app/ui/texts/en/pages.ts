import { LANGUAGE_RECORDS } from '@model-snippets/core'
import { DEFAULT_LABELS } from '@model-snippets/react'
import { formatOf, listed } from '../format.ts'

const labels = LANGUAGE_RECORDS.map(({ label }) => label)
const languages = listed(labels, 'and')
const { number, plural } = formatOf('en')

/** Texts of the frame, the list, the messages and the head of a model’s page, in English. */
export const texts = {
  labels: DEFAULT_LABELS,
  site: {
    show: 'Show',
    name: 'Model Snippets',
    skip: 'Skip to content',
    tagline: 'Model examples that say what was run',
    description: `Code examples that call hosted machine-learning models, in ${languages}. The pages say what was run of each.`,
    sections: 'Sections',
    models: 'Models',
    tasks: 'Tasks',
    libraries: 'Libraries',
    agents: 'Agents',
    api: 'API',
    errors: 'Errors',
    compatibility: 'Compatibility',
    locale: 'Language of this site',
    theme: 'Colour theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    loading: 'Loading',
    offline: 'You are offline. Your text stays here, and the page loads when you are back online.',
    pageNotLoaded: 'The page didn’t load. This one stays as it is.',
    partNotLoaded: 'Part of this page didn’t load. Your text stays here. Check your connection.',
    partBroke: 'This part of the page broke. Everything else works.',
    tryAgain: 'Try again',
    dismiss: 'Dismiss',
    footer:
      'Examples that call a provider are run against a stand-in of the service on our own machine, with each client’s published release. No provider has seen them.',
  },
  home: {
    language: 'Language',
    tasks: 'Popular tasks',
    title: 'Copy code that calls a model',
    lead: 'Pick a model and get a complete program for your language, your provider and your own input, with the commands that install and run it.',
    proof:
      // claim: catalogue-pages-ran
      'The provider calls that a catalogue model’s page opens with ran first, to the letter, against a stand-in of the service.',
    example: (client: string): string => `the ${client} example`,
    inLanguage: 'The same in',
    more: 'Change its provider, input and parameters',
    price: (input: string, output: string): string => `from ${input} in, ${output} out per million tokens`,
    searchLabel: 'Find a model',
    searchPlaceholder: 'Name or task',
    search: 'Search',
    gated: 'gated',
    // claim: uncalled-models-are-marked
    notCalled: 'no call of a provider',
  },
  palette: {
    open: 'Search',
    what: 'models, tasks and libraries',
    notLoaded: 'The search could not be loaded. Check your connection.',
  },
  notFound: {
    title: 'Nothing is here',
    page: 'This address belongs to no page.',
  },
  failed: {
    title: 'This page broke',
    lead: 'Something went wrong on our side. What you typed is still in the address: loading the page again may be enough.',
    home: 'To all models',
  },
  model: {
    heads: {
      '': {
        title: (id: string): string => `${id}: code examples`,
        description: (id: string): string => `Code that calls or runs ${id}, and what was run of each example.`,
      },
      'run-locally': {
        title: (id: string): string => `${id}: run it locally`,
        description: (id: string): string => `Run ${id} on your own machine, with a library or an app.`,
      },
      'coding-agents': {
        title: (id: string): string => `${id}: coding agents`,
        description: (id: string): string => `Use ${id} in Codex, Claude Code and other coding agents.`,
      },
    },
    noProvider: 'No inference provider is known to do this task, so there is no example that calls one.',
    belowAreOthers: 'What is below runs the model on your own machine. It says of each part how far it was tried.',
    // claim: uncalled-models-say-so
    nothing: 'There is no example for this model here, neither run nor checked.',
    whatItIs: 'What it is',
    whereItRuns: 'Where it can be run',
    unknownTask: 'Its record names no task.',
    ofTask: (task: string): string => `A model of the task ${task}.`,
    byLibrary: (library: string): string => `On your own machine, with the library ${library}.`,
    byItsCard: 'As its owner says on its page of the hub: its record names no library that has an example here.',
    onHub: 'Open the model’s page on the hub',
    copyName: 'the model’s name',
    ownTask: 'Its task is what you chose: no record of this model was found.',
    pages: 'Pages of this model',
    tabs: { '': 'API', 'run-locally': 'Run locally', 'coding-agents': 'Coding agents' },
    providers: (count: number): string => plural(count, { one: '1 provider', other: `${number(count)} providers` }),
    prices: (input: string, output: string): string => `from ${input} in, ${output} out per 1M tokens`,
    abilities: { tools: 'Tools', schema: 'Structured output' },
    context: (thousands: number): string => `${number(thousands)}k context`,
    callProvider: 'Call a provider',
    nothingLocal: 'No library or app here runs this model on your own machine.',
    nothingForAgents: 'Coding agents need a chat model, and this one isn’t.',
    toExamples: 'See the API examples',
    gatedTitle: 'Gated model.',
    gated: 'Your token counts only once you accepted',
    gatedLink: 'its terms on the hub',
  },
} as const
