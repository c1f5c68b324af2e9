import { taskOf } from '@model-snippets/core'
import { parseQuery } from '@model-snippets/core/catalogue'
import { withToolFacts } from '@model-snippets/hub/without-tools'
import { data, redirect } from 'react-router'
import { parseConfiguration } from '../../domain/configuration/configuration.ts'
import { withoutWrong } from '../../domain/configuration/without-wrong.ts'
import { buildExamples, type Examples } from '../../domain/examples/build-examples.ts'
import { parseChoice } from '../../domain/examples/choice.ts'
import {
  hasOwner,
  lookUpModel,
  type MissingModelData,
  modelPageOnHub,
  statusOfMissing,
  withServing,
} from '../../domain/hub/hub.server.ts'
import { TASK_CHOICES } from '../../domain/hub/own-task.ts'
import { providersOf } from '../../domain/hub/router.server.ts'
import { listPath, NO_FILTERS } from '../../domain/models/filters.ts'
import { type ModelTab, modelTabPath } from '../../domain/models/model-path.ts'
import { summarize } from '../../domain/models/summary.ts'
import { readPreferences } from '../../domain/preferences/cookies.ts'
import { readLocale } from '../../domain/preferences/locale-cookie.ts'
import { textsOf } from '../../ui/texts/problems.ts'
import { rememberedFor } from '../configure/remembered.ts'
import { addressOf } from '../examples/use-page-state.ts'

/** What all pages of one model need, with what the address and the cookies say. */
export type AskedModelPage = Awaited<ReturnType<typeof readModelPage>>
/** The same for the page; `search` is what the address asks for, without what is wrong of it, as the query of a link. */
export type ModelPage = AskedModelPage['page'] & { readonly search: string }

/**
 * Looks up the model of an address.
 *
 * @param params `name` is missing for models without an owner
 * @throws a redirect where the model has another address, and an answer that holds `MissingModelData` where there is none
 */
export async function readModelPage(
  request: Request,
  params: { readonly owner: string; readonly name?: string | undefined },
  tab: ModelTab,
) {
  const hasName = params.name !== undefined && params.name !== NO_NAME
  const id = hasName ? `${params.owner}/${params.name}` : params.owner
  const { search, searchParams } = new URL(request.url)
  const found = await lookUpModel(id, searchParams.get('task'))
  if (found.kind === 'missing') {
    // An owner's name leads to their models.
    if (!hasName && hasOwner(id)) throw redirect(listPath({ ...NO_FILTERS, query: id }))
    const { hub, near } = found
    const hubPage = hub === 'gated' ? modelPageOnHub(id) : undefined
    const tasks = parseQuery(id).id === id ? TASK_CHOICES : []
    const missing: MissingModelData = { asked: id.slice(0, 300), hub, hubPage, near, tasks }
    throw data(missing, statusOfMissing(hub))
  }
  // The page doesn't wait for the hub: unknown data comes later.
  const { model: served, state: serving } = await withServing(found.model, { isPatient: false })
  // The hub has renamed it.
  if (served.id !== id) throw redirect(modelTabPath(served.id, tab) + search)

  const preferences = readPreferences(request.headers.get('cookie'))
  const { providers, providerFacts } = await providersOf(served, { isPatient: false })
  const model = withToolFacts(
    served,
    providers.flatMap(({ facts = [] }) => facts),
  )
  const kept = rememberedFor(preferences, taskOf(model) ?? '', providers)
  const parsed = parseConfiguration(searchParams, kept)
  const isOwnTask = found.source === 'reader'
  // The reader's task only counts for unknown models, and only their links keep it.
  const configuration = isOwnTask ? parsed : { ...parsed, task: '' }
  return {
    page: { model, summary: summarize(model), isOwnTask, providers, serving, providerFacts },
    configuration,
    preferences,
    kept,
  }
}

/**
 * What an address asks for, without what is wrong in it, as the query of a link.
 *
 * @param problems what is wrong; it is found by writing one example where the page writes none
 */
export function searchOf(
  { page, configuration, kept }: AskedModelPage,
  request: Request,
  { problems }: Pick<Examples, 'problems'> = buildExamples(
    page.model,
    configuration,
    textsOf(readLocale(request)),
    undefined,
    ANY_EXAMPLE,
  ),
): string {
  const { language, client = '' } = parseChoice(new URL(request.url).searchParams)
  const wanted = { language, client: /^[\w./-]{1,40}$/.test(client) ? client : undefined }
  return addressOf({ configuration: withoutWrong(configuration, problems), wanted, remembered: kept }).search
}

const ANY_EXAMPLE = { language: 'sh', client: 'curl' } as const

/** Replaces the name of a model without an owner. No name on the hub begins with a hyphen. */
const NO_NAME = '-'
