import { languageRecord } from '@model-snippets/core'
import type { LibraryExample } from '@model-snippets/core/libraries'
import { NOTEBOOKS, POSIX_FORMS } from '../../app/domain/examples/plain-forms.ts'
import { fenced, plainLine } from '../../app/domain/files/markdown.ts'
import { isCode } from '../../app/domain/libraries/explanation.ts'
import type { LibraryCheck } from '../../app/domain/libraries/library-check.ts'
import { codeIn, notebookParts } from '../../app/domain/libraries/library-code-forms.ts'
import { fenceOf } from '../../app/domain/libraries/library-language.ts'
import { hasLibrary, nearLibraries } from '../../app/domain/libraries/library-list-data.ts'
import { type LibraryPage, readLibraryPage } from '../../app/domain/libraries/library-page-data.ts'
import type { RunExample } from '../../app/domain/libraries/library-run.ts'
import { texts } from '../../app/ui/texts/en/libraries.ts'
import { notebookOfParts } from '../files/notebook.ts'
import { EXAMPLE_FORMS, plainResponse, readPlainName, unknownName } from './plain-response.ts'

/**
 * Responds to `/libraries/{key}.json`, `.md`, `.ipynb`, and language extensions, with `?model=` for any model;
 * `undefined` if the URL is a page.
 */
export async function plainLibrary(url: URL): Promise<Response | undefined> {
  const path = url.pathname.slice('/libraries/'.length)
  // A library’s key may end in .js; then the page wins.
  if (hasLibrary(path)) return undefined
  const asked = readPlainName(path, EXAMPLE_FORMS)
  if (asked === undefined) return undefined
  const { name, form } = asked
  if (!hasLibrary(name)) {
    const near = nearLibraries(name).map(({ key }) => key)
    return unknownName('library', name, near, '/libraries')
  }
  const page = await readLibraryPage(name, url.searchParams.get('model') ?? '')
  if (form === 'json') return plainResponse(form, asJson(page))
  if (form === 'md') return plainResponse(form, asMarkdown(page))
  const { record } = page.chosen
  const code = codeOf(form, page.examples, `${page.label}: ${record.id}`)
  return code === undefined
    ? plainResponse(
        'txt',
        `${page.problem ?? `${page.label} has no example ${inLanguage(form)} for ${record.id}.`}\n`,
        404,
      )
    : plainResponse(form, code)
}

/** Returns a library’s examples as one file; `undefined` if there are none in the language. */
export function codeOf(form: string, examples: readonly LibraryExample[], heading: string): string | undefined {
  if (form !== 'ipynb') return codeIn(examples, languageOf(form))?.content
  const parts = notebookParts(examples)
  const [first] = parts
  return first === undefined
    ? undefined
    : notebookOfParts(
        heading,
        first.language,
        parts.map(({ content }) => content),
      )
}

/** Returns the language of a code format. */
export const languageOf = (form: string): string =>
  (form === 'ipynb' ? NOTEBOOKS?.id : POSIX_FORMS.find(({ ending }) => ending === form)?.language) ?? ''

/** `in JavaScript` */
export const inLanguage = (form: string): string => `in ${languageRecord(languageOf(form)).label}`

const asJson = ({ chosen, ...page }: LibraryPage): string =>
  `${JSON.stringify({ ...page, model: chosen.record.id }, null, 2)}\n`

/** Says how the examples were checked. */
function checkSentence({ release, whyNone }: LibraryCheck): string {
  return release === undefined
    ? `${texts.check.notChecked} ${whyNone ?? ''}.`
    : `${texts.check.against} \`${release.package}\` ${release.version} ${texts.check.of} ${release.date}.`
}

/** Says what an example ran with. */
export function runSentence({ run }: RunExample): string {
  if (run === undefined) return texts.run.notRun
  const { otherModel, package: name, release, runtime, date, weights } = run
  const text = otherModel === undefined ? texts.run.ran : texts.run.ranFor(otherModel)
  return `${text} \`${name}\` ${release} ${texts.run.on(runtime)} ${date}, ${texts.run.how(weights)}.`
}

function asMarkdown({ label, repoUrl, docsUrl, check, chosen, examples, problem }: LibraryPage): string {
  const parts = [
    `# ${label}`,
    [
      `- ${texts.page.repository}: <${repoUrl}>`,
      docsUrl === undefined ? [] : `- ${texts.page.documentation}: <${docsUrl}>`,
    ]
      .flat()
      .join('\n'),
    check === undefined ? texts.page.noExample : checkSentence(check),
    problem === undefined ? '' : plainLine(problem),
    examples.length === 0 ? '' : `## ${texts.page.example}: ${plainLine(chosen.record.id)}`,
    ...examples.flatMap((example) => [
      fenced(fenceOf(example.language), example.content),
      isCode(example) ? runSentence(example) : '',
    ]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
