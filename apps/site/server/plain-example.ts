import { findModel, suggestModels } from '@model-snippets/core/catalogue'
import { answerPlainly, type PlainAnswer, readPlainPath, refusal } from '../app/features/examples/plain-text.ts'

/** Answers `/models/{id}.py` and its like; undefined when the address is a page. */
export function plainExample(url: URL): Response | undefined {
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
  const model = findModel(asked.id)
  if (model !== undefined) return respond(answerPlainly(model, asked.form, url.searchParams))
  const near = suggestModels(asked.id)
  const hint = near.length === 0 ? 'The list is at /.' : `Did you mean ${near.join(', ')}?`
  return respond(refusal(404, `No model ${JSON.stringify(asked.id.slice(0, 200))} in the catalogue. ${hint}`))
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
