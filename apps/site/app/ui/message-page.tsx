import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageTitle } from './page-title.tsx'
import { useTexts } from './texts/pages.ts'

interface MessagePageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page that says why there's no other, and where to go from here. */
export const MessagePage = ({ title, lead, children }: MessagePageProps) => {
  const texts = useTexts()
  return (
    <div>
      <title>{`${title} · ${texts.site.name}`}</title>
      <PageTitle title={title} lead={lead} />
      <div className="mt-6">{children}</div>
    </div>
  )
}

/** The page for errors of ours. */
export const FailedPage = () => {
  const texts = useTexts()
  return (
    <MessagePage title={texts.failed.title} lead={texts.failed.lead}>
      <Link to="/" className="link">
        {texts.failed.home}
      </Link>
    </MessagePage>
  )
}
