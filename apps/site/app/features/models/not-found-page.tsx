import { MessagePage } from '../../ui/message-page.tsx'
import { texts } from '../../ui/texts/pages.ts'
import { SearchForm } from './search-form.tsx'

/** For addresses of no page. */
export const NotFoundPage = () => (
  <MessagePage title={texts.notFound.title} lead={texts.notFound.page}>
    <SearchForm query="" />
  </MessagePage>
)
