import { CodeBlock, type CodeLines } from '@model-snippets/react'
import { Link } from 'react-router'
import { modelPath } from '../../domain/models/model-path.ts'
import { useTexts } from '../../ui/texts/pages.ts'

export interface HomeExampleData {
  readonly model: string
  readonly client: string
  readonly code: string
  readonly lines: CodeLines
  /** The other languages that the model has code in. */
  readonly languages: readonly { readonly id: string; readonly label: string }[]
}

/** The code of one model, and the ways to have it otherwise. */
export function HomeExample({ model, client, code, lines, languages }: HomeExampleData) {
  const texts = useTexts().home
  const path = modelPath(model)
  return (
    <div className="home-example min-w-0">
      <CodeBlock
        code={code}
        lines={lines}
        what={texts.example(client)}
        title={
          <Link to={path} prefetch="intent" className="link font-mono text-ink wrap-anywhere">
            {model}
          </Link>
        }
      />
      <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-[0.8125rem] text-muted">
        {texts.inLanguage}
        {languages.map(({ id, label }) => (
          <Link key={id} to={`${path}?language=${id}`} className="link">
            {label}
          </Link>
        ))}
      </p>
      <p className="mt-1 text-[0.8125rem]">
        <Link to={path} prefetch="intent" className="link">
          {texts.more}
        </Link>
      </p>
    </div>
  )
}
