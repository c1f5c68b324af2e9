import { DEFAULT_LOCALE, isLocale, type Locale } from './texts/locales.ts'
import { textsOf as siteTextsOf } from './texts/pages.ts'

interface PageFacts {
  readonly title: string
  readonly description: string
  /** The page's own address, without what only chooses among its states. */
  readonly path: string
  readonly locale: Locale
}

/** The language of a page's head, as the root of its data says. */
export const localeOf = (matches: readonly unknown[]): Locale => {
  const [root] = matches as readonly { readonly loaderData?: { readonly locale?: unknown } | undefined }[]
  return isLocale(root?.loaderData?.locale) ? root.loaderData.locale : DEFAULT_LOCALE
}

/** What a page says of itself to browsers, to search engines and to whoever shows a link to it. */
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
