import { formatOf } from '../format.ts'

const { number, plural } = formatOf('en')

/** Texts of the list of models, its filters and what the hub adds, in English. */
export const texts = {
  chat: 'Chat',
  facets: { task: 'Task', library: 'Library', provider: 'Provider' },
  any: { task: 'Any task', library: 'Any library', provider: 'Any provider' },
  option: (label: string, count: number): string => `${label} (${number(count)})`,
  chosen: 'Active filters',
  remove: (facet: string, label: string): string => `Remove the filter ${facet}: ${label}`,
  removeAll: 'Remove all filters',
  count: (total: number, query: string): string =>
    `${number(total)} ${plural(total, { one: 'model', other: 'models' })}${query === '' ? '' : ` for “${query}”`}`,
  empty: (query: string): string => (query === '' ? 'No model matches all filters.' : `No model matches “${query}”.`),
  emptyHint: (size: number): string =>
    `The built-in catalog has ${number(size)} selected models. Try fewer words or filters.`,
  without: (label: string): string => `Search without “${label}”`,
  openModel: (id: string): string => `Open ${id}`,
  showAll: 'Show all models',
  near: 'Did you mean',
  providerNote: (label: string): string =>
    `These catalog models are for tasks that ${label} supports. The catalog doesn’t list which of them ${label} serves; Hugging Face does.`,
  prices: {
    found: (day: string): string =>
      `Prices are from the router on ${day}. Chat models with known prices show those of the live provider with the lowest price per output token.`,
    missing: 'Prices unavailable: the router hasn’t sent any for these models.',
    off: 'Prices unavailable: look-ups are turned off on this site.',
  },
  pages: 'Pages',
  page: (page: number, pages: number): string => `Page ${number(page)} of ${number(pages)}`,
  previous: 'Previous',
  next: 'Next',
  offline: 'You’re offline. These are the earlier results; the search continues when you’re back online.',
  retrying: 'The search failed. Trying again…',
  failed: 'The search failed. Your query hasn’t been lost.',
  again: 'Try again',
  hub: {
    title: 'On Hugging Face',
    served: (label: string): string => `Served by ${label}, according to Hugging Face`,
    idle: 'Search to find and open any public model on Hugging Face.',
    asking: 'Searching Hugging Face…',
    none: 'No other matches on Hugging Face.',
    more: 'More from Hugging Face',
    first: 'Back to the first results',
    unreachable: (size: number): string =>
      // claim: hub-outage-is-shown
      `The search on Hugging Face failed, so we only searched the ${number(size)} built-in models.`,
    late: (size: number): string =>
      `Hugging Face hasn’t responded yet. So far, we’ve searched only the ${number(size)} built-in models.`,
    busy: (size: number): string =>
      `Hugging Face is limiting our requests, so we only searched the ${number(size)} built-in models.`,
    refused: (size: number): string =>
      `Hugging Face rejected this site’s token, so we only searched the ${number(size)} built-in models.`,
    again: 'Try again',
  },
} as const
