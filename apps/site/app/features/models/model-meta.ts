import { type ModelTab, modelTabPath } from '../../domain/models/model-path.ts'
import { localeOf, pageMeta } from '../../ui/page-meta.ts'
import { textsOf } from '../../ui/texts/pages.ts'

interface MetaArguments {
  readonly loaderData: { readonly model: { readonly id: string } } | undefined
  readonly matches: readonly unknown[]
}

/** The head of one of a model's pages; empty where the page has no data, as for an unknown model. */
export function modelMeta({ loaderData, matches }: MetaArguments, tab: ModelTab) {
  if (loaderData === undefined) return []
  const locale = localeOf(matches)
  const { title, description } = textsOf(locale).model.heads[tab]
  const { id } = loaderData.model
  return pageMeta({ title: title(id), description: description(id), path: modelTabPath(id, tab), locale })
}
