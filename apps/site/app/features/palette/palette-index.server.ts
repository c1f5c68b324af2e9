import { describedModel, searchModels } from '@model-snippets/core/catalogue'
import { CAUSES, type CauseId } from '@model-snippets/core/errors'
import { LISTED } from '../../domain/libraries/library-list-data.ts'
import { summarize } from '../../domain/models/summary.ts'
import { describedTask } from '../../domain/search/described.ts'
import { pipelineOf, TASK_IDS } from '../../domain/tasks/task-list-data.ts'
import { textsOf as errorTextsOf } from '../../ui/texts/errors.ts'
import { DEFAULT_LOCALE, type Locale } from '../../ui/texts/locales.ts'
import { textsOf as pageTextsOf } from '../../ui/texts/pages.ts'
import type { IndexEntry, PaletteIndex } from './entries.ts'

/** Further search terms of a cause. */
const OTHER_WORDS: Readonly<Partial<Record<CauseId, readonly string[]>>> = {
  'missing-variable': ['HF_TOKEN', 'environment variable', 'KeyError'],
  unauthorized: ['invalid API key', 'AuthenticationError'],
  'payment-required': ['billing', 'quota'],
  forbidden: ['permission denied'],
  'not-served': ['model not supported'],
  'too-long': ['context length'],
  'invalid-request': ['BadRequestError', 'unprocessable'],
  'rate-limited': ['rate limit', 'RateLimitError'],
  unavailable: ['overloaded', 'bad gateway'],
  timeout: ['408', 'timed out'],
  'connection-lost': ['broken stream', 'ECONNRESET'],
  'no-host': ['DNS', 'ENOTFOUND'],
  'connection-refused': ['ECONNREFUSED', 'localhost'],
  'no-connection': ['fetch failed', 'APIConnectionError', 'Failed to fetch', 'CORS'],
  certificate: ['SSL', 'TLS', 'x509', 'PKIX'],
  'missing-module': ['ModuleNotFoundError', 'ImportError'],
  'managed-python': ['externally-managed-environment', 'PEP 668', 'break-system-packages'],
  'old-client': ['ImportError', 'outdated'],
}

/** Pages of the site that aren't lists, with further search terms. */
const PAGES: readonly [id: 'agents' | 'api' | 'compatibility' | 'errors', words: readonly string[]][] = [
  ['compatibility', ['matrix', 'clients and providers', 'what works with what']],
  ['agents', ['coding agents', 'Claude Code', 'Codex', 'OpenCode']],
  ['errors', ['troubleshooting', 'explain a message']],
  ['api', ['OpenAPI', 'REST', 'MCP']],
]

const indexes = new Map<Locale, PaletteIndex>()

/** Everything that the palette finds, in one language of the site. Built once. */
export function paletteIndex(locale: Locale = DEFAULT_LOCALE): PaletteIndex {
  const known = indexes.get(locale)
  if (known !== undefined) return known
  const written = writeIndex(locale)
  indexes.set(locale, written)
  return written
}

function writeIndex(locale: Locale): PaletteIndex {
  const { causes } = errorTextsOf(locale)
  const { site } = pageTextsOf(locale)
  const { site: english } = pageTextsOf(DEFAULT_LOCALE)
  return {
    models: searchModels('').map((model): IndexEntry => {
      const { id, task = '' } = summarize(model)
      return [id, task, describedModel(model).kinds ?? []]
    }),
    tasks: TASK_IDS.map((id): IndexEntry => [id, pipelineOf(id).name, describedTask(id).kinds ?? []]),
    libraries: LISTED.map(({ key, label, described }): IndexEntry => [key, label, described.kinds ?? []]),
    errors: CAUSES.map(({ id, title }): IndexEntry => named(id, causes[id].title, title, OTHER_WORDS[id] ?? [])),
    pages: PAGES.map(([id, words]): IndexEntry => named(id, site[id], english[id], words)),
  }
}

/** English words work in every language. */
const named = (id: string, title: string, english: string, words: readonly string[]): IndexEntry => [
  id,
  title,
  title === english ? words : [english, ...words],
]
