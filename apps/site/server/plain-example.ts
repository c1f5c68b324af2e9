import { findModel } from '@model-snippets/core/catalogue'
import { answerPlainly, type PlainAnswer, readPlainPath, refusal } from '../app/features/examples/plain-text.ts'
import { type LookUp, lookUpModel } from '../app/features/hub/hub.server.ts'

/** Answers `/models/{id}.py` and its like; undefined when the address is a page. */
export async function plainExample(url: URL): Promise<Response | undefined> {
  let path: string
  try {
    path = decodeURIComponent(url.pathname.slice('/models/'.length))
  } catch {
    return respond(refusal(400, 'This address holds a broken percent encoding.'))
  }
  // A model may be called `something.py`: its page comes first.
  if (findModel(path) !== undefined) return undefined
  const asked = readPlainPath(path)
  if (asked === undefined) return undefined
  const found = await lookUpModel(asked.id)
  return respond(
    found.kind === 'found'
      ? answerPlainly(found.model, asked.form, url.searchParams)
      : refusal(found.hub === 'gated' ? 403 : 404, explain(asked.id, found)),
  )
}

const HUB_WORDS = {
  off: 'No hub is asked.',
  missing: 'The hub shows none, either.',
  gated: 'The hub shows its record only to those whom its owner let in.',
  unreachable: 'The hub did not answer.',
  refused: 'The hub refused the token of this site.',
} as const satisfies Record<Extract<LookUp, { kind: 'missing' }>['hub'], string>

function explain(id: string, { hub, near }: Extract<LookUp, { kind: 'missing' }>): string {
  const hint = near.length === 0 ? 'The list is at /.' : `Did you mean ${near.map((model) => model.id).join(', ')}?`
  return `No model ${JSON.stringify(id.slice(0, 200))} in the catalogue. ${HUB_WORDS[hub]} ${hint}`
}

const respond = ({ status, type, text }: PlainAnswer): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      // Code that a reader asked for is never a page of this site, whatever it says.
      'content-disposition': 'inline',
    },
  })
