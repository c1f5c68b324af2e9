import { LiveSearchForm } from '../../ui/live-search-form.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { useTexts } from '../../ui/texts/pages.ts'

/** The page for unknown URLs. */
export const NotFoundPage = () => {
  const texts = useTexts()
  return (
    <MessagePage title={texts.notFound.title} lead={texts.notFound.page}>
      <LiveSearchForm action="/" query="" texts={texts.home} />
    </MessagePage>
  )
}
