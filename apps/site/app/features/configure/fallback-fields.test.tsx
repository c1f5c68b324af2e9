import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DEFAULT_CONFIGURATION } from '../../domain/configuration/configuration.ts'
import { FallbackFields } from './fallback-fields.tsx'
import { FieldsContext } from './fields.tsx'

it.each([
  ['', 1],
  ['groq,together', 3],
  ['a,'.repeat(20_000), 10],
])('shows as many fields for %.20s as there may be providers', (fallbacks, count) => {
  const html = renderToStaticMarkup(
    <FieldsContext
      value={{ configuration: { ...DEFAULT_CONFIGURATION, fallbacks }, problems: {}, onChange: () => undefined }}
    >
      <FallbackFields providers={[]} />
    </FieldsContext>,
  )
  expect(html.match(/<select/g)).toHaveLength(count)
})
