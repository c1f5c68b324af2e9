import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { useTexts } from './texts/pages.ts'

interface PartBoundaryProps {
  readonly children: ReactNode
}

/** Keeps the rest of the page working if a part breaks. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <BrokenPart onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    )
  }
}

function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts().site
  return (
    <div role="alert" className="my-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>{texts.partBroke}</p>
      <Button size="small" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
