import type { Assumption } from '@model-snippets/core'
import { TriangleAlert } from 'lucide-react'
import { useTexts } from '../../ui/texts/examples.ts'

/** An example's assumptions, shown instead of its proof, with how to check each and where to state it. */
export function AssumptionLines({ assumptions }: { readonly assumptions: readonly Assumption[] }) {
  const texts = useTexts()
  return (
    <div className="flex gap-2 text-sm">
      <TriangleAlert className="mt-0.5 size-4 flex-none text-danger" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-medium">{texts.assumed}</p>
        {assumptions.map(({ what, why, howToKnow, option }) => (
          <p key={what} className="text-muted">
            <span lang="en">
              {what} {why} {howToKnow}.
            </span>
            {option !== undefined && (
              <>
                {' '}
                <a href={`#${option}`} className="link text-ink">
                  {option === 'providerId' ? texts.giveId : texts.toField}
                </a>
              </>
            )}
          </p>
        ))}
      </div>
    </div>
  )
}
