import { formatOf } from '../format.ts'

const { number, plural } = formatOf('en')

/** Texts of the list of models, its filters and what the hub adds, in English. */
export const texts = {
  chat: 'Chat',
  facets: { task: 'Task', library: 'Library', provider: 'Provider' },
  any: { task: 'Any task', library: 'Any library', provider: 'Any provider' },
  option: (label: string, count: number): string => `${label} (${number(count)})`,
  apply: 'Filter',
  chosen: 'Chosen filters',
  remove: (facet: string, label: string): string => `Remove the filter ${facet}: ${label}`,
  removeAll: 'Remove all filters',
  count: (total: number, query: string): string =>
    `${number(total)} ${plural(total, { one: 'model', other: 'models' })}${query === '' ? '' : ` for “${query}”`}`,
  empty: (query: string): string => (query === '' ? 'No model has all of these.' : `No model matches “${query}”.`),
  emptyHint: (size: number): string =>
    `The catalogue is a selection of ${number(size)} models that works without a network. Try fewer words or filters.`,
  without: (label: string): string => `Without “${label}”`,
  openModel: (id: string): string => `Open the page of ${id}`,
  showAll: 'Show all models',
  near: 'Did you mean',
  providerNote: (label: string): string =>
    `Models of the tasks that ${label} does, from the catalogue. Which of them it serves, only the hub knows.`,
  prices: {
    found: (day: string): string =>
      `Prices are those of the provider whose answers cost least, as the router told them on ${day}.`,
    missing: 'Prices are those of the router, which has not told them yet.',
    off: 'Prices are those of the router, which was not asked.',
  },
  pages: 'Pages',
  page: (page: number, pages: number): string => `Page ${number(page)} of ${number(pages)}`,
  previous: 'Previous',
  next: 'Next',
  searching: 'Searching',
  offline: 'You are offline. Below is what was found before; the search goes on when you are back.',
  retrying: 'The search got no answer and is being repeated.',
  failed: 'The search got no answer. What you typed is kept.',
  again: 'Try again',
  hub: {
    title: 'On the hub',
    served: (label: string): string => `Served by ${label}, as the hub says`,
    idle: 'Every other model of the hub can be opened, too: search for it.',
    asking: 'Asking the hub',
    none: 'The hub has nothing else that fits.',
    more: 'More from the hub',
    first: 'Back to its first models',
    unreachable: (size: number): string =>
      // claim: hub-outage-is-shown
      `The hub did not answer: only the ${number(size)} embedded models were searched.`,
    late: (size: number): string =>
      `The hub has not answered yet: so far only the ${number(size)} embedded models were searched.`,
    busy: (size: number): string => `The hub asks us to wait: only the ${number(size)} embedded models were searched.`,
    refused: (size: number): string =>
      `The hub refused the token that this site was given: only the ${number(size)} embedded models were searched.`,
    again: 'Ask again',
  },
} as const
