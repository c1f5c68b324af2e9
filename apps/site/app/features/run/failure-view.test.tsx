import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { FailureView } from './failure-view.tsx'

it('calls a connection that ended early lost, not an error that the service reported', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <FailureView failure={{ kind: 'cut' }} />
    </MemoryRouter>,
  )
  expect(page).toContain('Connection lost')
  expect(page).toContain('href="/errors#connection-lost"')
})
