import type { IncomingHttpHeaders } from 'node:http'
import { preferredLocale } from '../../app/domain/preferences/locale-cookie.ts'
import { LOCALES } from '../../app/ui/texts/locales.ts'
import { textsOf } from '../../app/ui/texts/pages.ts'
import type { ProblemError } from '../api/problem.ts'
import { PROBLEMS } from '../api/problem.ts'

/** Whether the request comes from a browser that opens a URL: it accepts HTML first. */
export const wantsPage = (path: string, { accept = '' }: IncomingHttpHeaders): boolean =>
  !/^\/(?:api|mcp)(?:\/|$)/.test(path) && /^\s*text\/html\b/i.test(accept)

/** A page for errors that the server handles without the site: the problem, and a link to go on. */
export function refusalPage(problem: ProblemError, { 'accept-language': languages }: IncomingHttpHeaders): string {
  const locale = preferredLocale(languages ?? null)
  const { site, failed } = textsOf(locale)
  const { title } = PROBLEMS[problem.kind]
  return `<!doctype html>
<html lang="${locale}" dir="${LOCALES[locale].direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(`${title} · ${site.name}`)}</title>
<h1 lang="en">${escaped(title)}</h1>
<p lang="en">${escaped(problem.message)}</p>
<p><a href="/">${escaped(failed.home)}</a></p>
</html>
`
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
