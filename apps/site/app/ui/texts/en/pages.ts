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
    tagline: 'Code examples for models, with a record of what we ran',
    description: `Examples in ${languages} for calling hosted machine-learning models. Each model’s page shows which code we ran.`,
    sections: 'Sections',
    models: 'Models',
    tasks: 'Tasks',
    libraries: 'Libraries',
    agents: 'Agents',
    api: 'API',
    errors: 'Errors',
    compatibility: 'Compatibility',
    locale: 'Site language',
    theme: 'Color theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    loading: 'Loading',
    offline: 'You’re offline. Your text stays here, and the page loads when you’re back online.',
    pageNotLoaded: 'The page didn’t load, so you’re still on this one.',
    partNotLoaded: 'Part of this page didn’t load. Your text stays here. Check your connection.',
    partBroke: 'This part of the page failed. The rest still works.',
    tryAgain: 'Try again',
    dismiss: 'Dismiss',
    footer:
      'We run our provider examples against a local mock of the service, with each client’s published release. We haven’t run them against the providers themselves.',
  },
  home: {
    language: 'Language',
    tasks: 'Popular tasks',
    title: 'Copy code that calls a model',
    lead: 'Pick a model and get a complete program for your language, provider, and input, with the commands to install and run it.',
    proof:
      // claim: catalogue-pages-ran
      'We ran the first API example on each catalog model’s page, exactly as shown, against a local mock of the service.',
    example: (client: string): string => `the ${client} example`,
    inLanguage: 'Same example in',
    more: 'Change provider, input, and parameters',
    price: (input: string, output: string): string => `${input} input, ${output} output per million tokens`,
    searchLabel: 'Find a model',
    searchPlaceholder: 'Name or task',
    search: 'Search',
    gated: 'gated',
    // claim: uncalled-models-are-marked
    notCalled: 'no API example',
  },
  palette: {
    open: 'Search',
    what: 'models, tasks, and libraries',
    notLoaded: 'Search didn’t load. Check your connection.',
  },
  notFound: {
    title: 'Page not found',
    page: 'There’s no page at this address.',
  },
  failed: {
    title: 'Something went wrong',
    lead: 'This is an error on our side. Try reloading the page: your input is in the URL, unless it’s very long.',
    home: 'All models',
  },
  model: {
    heads: {
      '': {
        title: (id: string): string => `${id}: code examples`,
        description: (id: string): string => `Code that calls or runs ${id}, and how we checked each example.`,
      },
      'run-locally': {
        title: (id: string): string => `Run ${id} locally`,
        description: (id: string): string => `Run ${id} on your own machine, with a library or an app.`,
      },
      'coding-agents': {
        title: (id: string): string => `${id}: coding agents`,
        description: (id: string): string => `Use ${id} in Codex, Claude Code, and other coding agents.`,
      },
    },
    noProvider: 'No inference provider we know of supports this task, so there’s no example that calls one.',
    belowAreOthers: 'The examples below run the model on your own machine. Each one says how we checked it.',
    // claim: uncalled-models-say-so
    nothing: 'We have no example for this model.',
    whatItIs: 'Type',
    whereItRuns: 'Where it runs',
    unknownTask: 'The model’s record doesn’t name a task.',
    ofTask: (task: string): string => `A model for ${task}.`,
    byLibrary: (library: string): string => `On your own machine, with ${library}.`,
    byItsCard:
      'See the model card on Hugging Face: the model’s record doesn’t name a library that we have an example for.',
    onHub: 'Open the model’s page on Hugging Face',
    copyName: 'the model’s name',
    ownTask: 'We found no record of this model, so this page uses the task you chose.',
    pages: 'Pages for this model',
    tabs: { '': 'API', 'run-locally': 'Run locally', 'coding-agents': 'Coding agents' },
    providers: (count: number): string => plural(count, { one: '1 provider', other: `${number(count)} providers` }),
    prices: (input: string, output: string): string => `from ${input} input, ${output} output per 1M tokens`,
    abilities: { tools: 'Tools', schema: 'Structured output' },
    context: (thousands: number): string => `${number(thousands)}k context`,
    callProvider: 'Call a provider',
    nothingLocal: 'We don’t know of a library or app that runs this model on your own machine.',
    nothingForAgents: 'Coding agents need a chat model, and this isn’t one.',
    toExamples: 'See the API examples',
    gatedTitle: 'Gated model.',
    gated: 'Your Hugging Face token works once you have access. To request it, accept',
    gatedLink: 'the model’s terms on Hugging Face',
  },
} as const
