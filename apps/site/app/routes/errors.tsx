import { explainError } from '@model-snippets/core/errors'
import { errorsPageData } from '../domain/errors/errors-page-data.ts'
import { CauseList } from '../features/errors/cause-list.tsx'
import { ExplainField } from '../features/errors/explain-field.tsx'
import { readForm } from '../features/preferences/read-form.ts'
import { ChoiceMenus } from '../ui/choice-menus.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { namedPageMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { textsOf, useTexts } from '../ui/texts/errors.ts'
import type { Route } from './+types/errors.ts'

export const loader = ({ request }: Route.LoaderArgs) => errorsPageData(new URL(request.url).searchParams)

/** Explains a message to readers without scripts. It isn't stored. */
export async function action({ request }: Route.ActionArgs) {
  const message = (await readForm(request)).get('message')
  // Browsers send the line ends of Windows.
  return typeof message === 'string' ? explainError(message.replaceAll('\r\n', '\n')) : undefined
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

export const meta: Route.MetaFunction = ({ matches }) => namedPageMeta(matches, '/errors', textsOf)

export default function Errors({ loaderData, actionData }: Route.ComponentProps) {
  const { languages, clients, shown, causes } = loaderData
  const texts = useTexts()
  return (
    <div>
      <PageTitle title={texts.heading} lead={texts.lead} />

      <div className="mt-6">
        <ExplainField client={shown} sent={actionData} />
      </div>

      <h2 className="mt-10 heading">{texts.asSeen}</h2>
      <div className="mt-3">
        <ChoiceMenus
          menus={[
            { label: texts.language, parameter: 'language', choices: languages, chosen: shown?.language },
            { label: texts.client, parameter: 'client', choices: clients, chosen: shown?.key },
          ]}
        />
      </div>
      {shown === undefined ? null : (
        <>
          <p className="mt-3 mb-4 text-sm text-muted">{texts.ran(shown.release, shown.runtime, shown.date)}</p>
          <CauseList causes={causes} client={shown} />
        </>
      )}
    </div>
  )
}
