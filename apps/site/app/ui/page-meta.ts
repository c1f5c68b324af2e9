import { texts } from './texts/pages.ts'

interface PageFacts {
  readonly title: string
  readonly description: string
  /** The page's own address, without what only chooses among its states. */
  readonly path: string
}

/** What a page says of itself to browsers, to search engines and to whoever shows a link to it. */
export const pageMeta = ({ title, description, path }: PageFacts) => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: path },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:site_name', content: texts.site.name },
  { property: 'og:type', content: 'website' },
  { name: 'twitter:card', content: 'summary' },
]
