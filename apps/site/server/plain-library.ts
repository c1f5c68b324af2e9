import { languageRecord } from '@model-snippets/core'
import { fenced, plainLine } from '../app/features/downloads/markdown.ts'
import type { LibraryCheck } from '../app/features/libraries/library-check.ts'
import { codeIn, LIBRARY_CODE_FORMS } from '../app/features/libraries/library-code-forms.ts'
import { fenceOf } from '../app/features/libraries/library-language.ts'
import { hasLibrary, nearLibraries } from '../app/features/libraries/library-list-data.ts'
import { type LibraryPage, readLibraryPage } from '../app/features/libraries/library-page-data.ts'
import { texts } from '../app/ui/texts/en/libraries.ts'
import { plainResponse, readPlainName, unknownName } from './plain-response.ts'

/** Answers `/libraries/{key}.json`, `.md` and the endings of languages, with `?model=` for any model; undefined when it is a page. */
export async function plainLibrary(url: URL): Promise<Response | undefined> {
  const path = url.pathname.slice('/libraries/'.length)
  // A library may be called `something.js`: its page comes first.
  if (hasLibrary(path)) return undefined
  const asked = readPlainName(path, ['json', 'md', ...LIBRARY_CODE_FORMS.map(({ ending }) => ending)])
  if (asked === undefined) return undefined
  const { name, form } = asked
  if (!hasLibrary(name)) {
    const near = nearLibraries(name).map(({ key }) => key)
    return unknownName('library', name, near, '/libraries')
  }
  const page = await readLibraryPage(name, url.searchParams.get('model') ?? '')
  if (form === 'json') return plainResponse(form, asJson(page))
  if (form === 'md') return plainResponse(form, asMarkdown(page))
  const language = LIBRARY_CODE_FORMS.find(({ ending }) => ending === form)?.language ?? ''
  const { label } = languageRecord(language)
  const example = codeIn(page.examples, language)
  return example === undefined
    ? plainResponse('txt', `${page.label} has no example in ${label} for ${page.chosen.record.id}.\n`, 404)
    : plainResponse(form, example.content)
}

const asJson = ({ chosen, ...page }: LibraryPage): string =>
  `${JSON.stringify({ ...page, model: chosen.record.id }, null, 2)}\n`

/** How the examples were checked, in a sentence. */
function checkSentence({ release, whyNone }: LibraryCheck): string {
  return release === undefined
    ? `${texts.check.notChecked} ${whyNone ?? ''}. ${texts.check.notRun}`
    : `${texts.check.against} \`${release.package}\` ${release.version} ${texts.check.of} ${release.date}. ${texts.check.notRun}`
}

function asMarkdown({ label, repoUrl, docsUrl, check, chosen, examples }: LibraryPage): string {
  const parts = [
    `# ${label}`,
    [
      `- ${texts.page.repository}: <${repoUrl}>`,
      docsUrl === undefined ? [] : `- ${texts.page.documentation}: <${docsUrl}>`,
    ]
      .flat()
      .join('\n'),
    check === undefined ? texts.page.noExample : checkSentence(check),
    examples.length === 0 ? '' : `## ${texts.page.example}: ${plainLine(chosen.record.id)}`,
    ...examples.map(({ language, content }) => fenced(fenceOf(language), content)),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
