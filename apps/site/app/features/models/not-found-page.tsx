import { MessagePage } from '../../ui/message-page.tsx'
import { useTexts } from '../../ui/texts/pages.ts'
import { SearchForm } from './search-form.tsx'

/** For addresses of no page. */
export const NotFoundPage = () => {
  const texts = useTexts()
  return (
    <MessagePage title={texts.notFound.title} lead={texts.notFound.page}>
      <SearchForm query="" />
    </MessagePage>
  )
}
