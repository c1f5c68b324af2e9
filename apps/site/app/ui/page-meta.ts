import { DEFAULT_LOCALE, isLocale, type Locale } from './texts/locales.ts'
import { textsOf as siteTextsOf } from './texts/pages.ts'

interface PageFacts {
  readonly title: string
  readonly description: string
  /** The page's URL, without the parameters of its state. */
  readonly path: string
  readonly locale: Locale
}

/** The language of a page's head, from the root's data. */
export const localeOf = (matches: readonly unknown[]): Locale => {
  const [root] = matches as readonly { readonly loaderData?: { readonly locale?: unknown } | undefined }[]
  return isLocale(root?.loaderData?.locale) ? root.loaderData.locale : DEFAULT_LOCALE
}

/** A page's metadata for browsers, search engines, and link previews. */
export const pageMeta = ({ title, description, path, locale }: PageFacts) => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: path },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:site_name', content: siteTextsOf(locale).site.name },
  { property: 'og:locale', content: locale },
  { property: 'og:type', content: 'website' },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/**
 * The same for a page whose title ends with the site's name.
 *
 * @param textsOf gives the page's own title, and its description
 */
export function namedPageMeta(
  matches: readonly unknown[],
  path: string,
  textsOf: (locale: Locale) => Pick<PageFacts, 'title' | 'description'>,
) {
  const locale = localeOf(matches)
  const { title, description } = textsOf(locale)
  return pageMeta({ title: `${title} · ${siteTextsOf(locale).site.name}`, description, path, locale })
}
