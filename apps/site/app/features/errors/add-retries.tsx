import { Link } from 'react-router'
import type { SeenClient } from '../../domain/errors/errors-page-data.ts'
import { FIRST_MODEL } from '../../domain/models/first-model.ts'
import { modelPath } from '../../domain/models/model-path.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts/errors.ts'

/** Leads to the client's example with retries. */
export function AddRetries({ client: { language, client } }: { readonly client: SeenClient }) {
  const texts = useTexts()
  return (
    <p className="mt-2">
      <Link
        prefetch="intent"
        to={`${modelPath(FIRST_MODEL)}?${new URLSearchParams({ retries: 'true', language, client })}`}
        className={buttonStyle({ size: 'small' })}
      >
        {texts.addRetries}
      </Link>
    </p>
  )
}
