import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { holdsProviderId, type ModelRecord } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { parseConfiguration } from '../../app/domain/configuration/configuration.ts'
import { STATE_FIELD } from '../../app/domain/configuration/state-field.ts'
import { parseChoice } from '../../app/domain/examples/choice.ts'
import { type LookUp, lookUpModel, statusOfMissing, withServing } from '../../app/domain/hub/hub.server.ts'
import { providersOf, withTools } from '../../app/domain/hub/router.server.ts'
import { ignoredHeader } from '../api/answer.ts'
import { zipOf } from '../files/zip.ts'
import { BODY_LIMITS, excessOfSearch, refuseTooMuchWriting } from '../limits/work-limits.ts'
import { TOO_MANY_LOOK_UPS } from './find-anywhere.ts'
import { answerPlainly, PLAIN_FORMS, type PlainAnswer, readPlainPath, refusal } from './plain-text.ts'

const PACKAGE_FOLDER = dirname(createRequire(import.meta.url).resolve('@model-snippets/core/package.json'))
/** The paths of samples, as examples name them: `samples/cat.png`. */
export const readSample = (path: string): Uint8Array => readFileSync(join(PACKAGE_FOLDER, path))

/**
 * Responds to `/models/{id}.py` and the like; `undefined` if the URL is a page.
 *
 * @param parameters the state that is asked for, where it came in a body
 */
export async function plainExample(url: URL, parameters = url.searchParams): Promise<Response | undefined> {
  let path: string
  try {
    path = decodeURIComponent(url.pathname.slice('/models/'.length))
  } catch {
    return respond(refusal(400, 'The URL isn’t valid: it contains an invalid percent-encoding.'))
  }
  // A model’s name may end in .py; then the page wins.
  if (findModel(path) !== undefined) return undefined
  const asked = readPlainPath(path)
  if (asked === undefined) return undefined
  const found = await lookUpModel(asked.id, parameters.get('task'))
  if (found.kind === 'missing' && found.isLimited) throw TOO_MANY_LOOK_UPS
  if (found.kind === 'missing') {
    return respond(refusal(statusOfMissing(found.hub), explain(asked.id, found)), asked.id)
  }
  const model = await served(found.model, parameters)
  const providers = asked.form === 'md' ? await providersOf(model, { isPatient: true }) : undefined
  return respond(answerPlainly(model, asked.form, parameters, readSample, providers), asked.id)
}

/**
 * The same for parameters that are too long for a URL: they come in a form, and the response is a download.
 *
 * @param body a form with the one field `state`, an address's parameters as they would stand in it
 */
export async function postedExample(url: URL, body: string): Promise<Response | undefined> {
  const state = new URLSearchParams(body).get(STATE_FIELD) ?? ''
  const excess = excessOfSearch(state, BODY_LIMITS)
  if (excess !== undefined) return respond(refusal(400, `The form can’t contain ${excess}.`))
  const parameters = new URLSearchParams(state)
  const { language = LANGUAGE_OF_FORM.get(url.pathname.slice(url.pathname.lastIndexOf('.') + 1)), client } =
    parseChoice(parameters)
  refuseTooMuchWriting(JSON.stringify([...parameters.values()].map(asValue)), { language, client })
  const file = await plainExample(url, parameters)
  if (file?.status !== 200) return file
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1).replace(/[^\w.-]/g, '_')
  const headers = new Headers(file.headers)
  headers.set('content-disposition', `attachment; filename="${name}"`)
  headers.set('cache-control', 'no-store')
  return new Response(file.body, { headers })
}

const LANGUAGE_OF_FORM = new Map(PLAIN_FORMS.map(({ ending, language }) => [ending, language]))

/** Parses JSON in a parameter, so that its values can be counted. */
function asValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Adds the providers that serve the model, if the examples depend on them. */
async function served(model: ModelRecord, parameters: URLSearchParams): Promise<ModelRecord> {
  const { provider, providerId, directRequest, endpointUrl, recipe } = parseConfiguration(parameters)
  const needsServing =
    providerId === '' && holdsProviderId(model, provider, { directRequest, endpointUrl: endpointUrl || undefined })
  const served = needsServing ? (await withServing(model, { isPatient: true })).model : model
  const asked = {
    recipe: recipe === 'tool-loop' ? 'tool-loop' : undefined,
    endpointUrl: endpointUrl || undefined,
  } as const
  return await withTools(served, provider, asked)
}

const HUB_WORDS = {
  off: 'Look-ups on Hugging Face are disabled.',
  missing: 'We couldn’t find it on Hugging Face either.',
  gated: 'Hugging Face shows this model’s record only to accounts with access.',
  unreachable: 'The request to Hugging Face failed.',
  refused: 'Hugging Face rejected this site’s token.',
} as const satisfies Record<Extract<LookUp, { kind: 'missing' }>['hub'], string>

function explain(id: string, { hub, near }: Extract<LookUp, { kind: 'missing' }>): string {
  const hint =
    near.length === 0 ? 'The page / lists all models.' : `Did you mean ${near.map((model) => model.id).join(', ')}?`
  return `There’s no model called ${JSON.stringify(id.slice(0, 200))} in the catalog. ${HUB_WORDS[hub]} ${hint}`
}

function respond({ status, type, text, files, ignored = [] }: PlainAnswer, id = ''): Response {
  // The same parameters give the same bytes: nothing in an archive depends on the time.
  const name = id.slice(id.lastIndexOf('/') + 1).replace(/[^\w.-]/g, '_')
  const body = files === undefined ? text : new Uint8Array(zipOf(files, name, readSample))
  return new Response(body, {
    status,
    headers: {
      'content-type': files === undefined ? `${type}; charset=utf-8` : type,
      'cache-control': 'no-cache',
      // Notebook services and assistants read these files from their own pages.
      'access-control-allow-origin': '*',
      ...ignoredHeader(ignored),
      // A browser must never treat generated code as a page of this site.
      'content-disposition': files === undefined ? 'inline' : `attachment; filename="${name}.zip"`,
    },
  })
}
