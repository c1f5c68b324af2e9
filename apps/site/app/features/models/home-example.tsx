import { CodeBlock } from '@model-snippets/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { printsText } from '../../domain/examples/outcome.ts'
import { modelPath } from '../../domain/models/model-path.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { useTexts as useExampleTexts } from '../../ui/texts/examples.ts'
import { useTexts } from '../../ui/texts/pages.ts'
import type { homeExample } from './home-example.server.ts'

/** The code of one model in all languages, and its output. */
export function HomeExample({ model, output, language, examples }: NonNullable<ReturnType<typeof homeExample>>) {
  const texts = useTexts().home
  const { sampleOutput } = useExampleTexts()
  const path = modelPath(model)
  const [chosen, setChosen] = useState<string>(language)
  const shown = examples.find(({ value }) => value === chosen) ?? examples[0]
  if (shown === undefined) return null
  return (
    <div className="home-example min-w-0 [&_pre]:text-xs [&_pre]:leading-5">
      <Segmented
        label={texts.language}
        name="example"
        choices={examples}
        chosen={shown.value}
        onChoice={setChosen}
        className="mb-2 flex flex-wrap max-sm:*:grow-0 noscript:hidden"
      />
      <CodeBlock
        code={shown.code}
        lines={shown.lines}
        what={texts.example(shown.client)}
        title={<span className="font-mono text-ink wrap-anywhere">{model}</span>}
      />
      {printsText(shown.value) ? (
        <p className="mt-3 text-sm">
          <span className="block text-xs text-muted">{sampleOutput}</span>
          <span lang="en">{output}</span>
        </p>
      ) : null}
      <p className="mt-2 hidden flex-wrap gap-x-3 gap-y-1 text-sm text-muted noscript:flex">
        {texts.inLanguage}
        {examples.map(({ value, label }) => (
          <Link key={value} to={`${path}?language=${value}`} className="link">
            {label}
          </Link>
        ))}
      </p>
      <p className="mt-2 text-sm">
        <Link to={`${path}?language=${shown.value}`} prefetch="intent" className="link">
          {texts.more}
        </Link>
      </p>
    </div>
  )
}
