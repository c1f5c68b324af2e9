import { CodeBlock, useHighlighted } from '@model-snippets/react'
import { explanationOf, isCode } from '../../domain/libraries/explanation.ts'
import { labelOf, recordOf } from '../../domain/libraries/library-language.ts'
import type { ShownExample } from '../../domain/libraries/library-use.ts'
import { useTexts } from '../../ui/texts/libraries.ts'
import { LibraryRunLine } from './library-run-line.tsx'

interface LibraryExamplesProps {
  readonly label: string
  readonly examples: readonly ShownExample[]
  readonly isCompleted: boolean
}

/** All examples of a library for one model, in its order. */
export const LibraryExamples = ({ label, examples, isCompleted }: LibraryExamplesProps) => {
  const texts = useTexts()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {numbered(texts, examples).map(({ example, name }) =>
        isCode(example) ? (
          <div key={name} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
            <ExampleCode example={example} what={texts.code(label, name)} title={name} />
            <LibraryRunLine run={example.run} />
          </div>
        ) : (
          <p key={name} className={EXPLANATION}>
            <span className="text-muted">{texts.noCode}</span> <span lang="en">{explanationOf(example)}</span>
          </p>
        ),
      )}
      {isCompleted ? <p className="max-w-[62ch] text-sm text-muted">{texts.completed}</p> : null}
    </div>
  )
}

interface ExampleCodeProps {
  readonly example: ShownExample
  readonly what: string
  readonly title: string
}

/** The code of one example, and what the form asks for that it does not take. */
function ExampleCode({ example: { language, content, lines, ignored = [] }, what, title }: ExampleCodeProps) {
  const texts = useTexts()
  const record = recordOf(language)
  const found = useHighlighted(content, record?.id ?? 'sh', { isShown: lines === undefined && record !== undefined })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <CodeBlock code={content} lines={lines ?? found} what={what} title={title} />
      {ignored.length === 0 ? null : (
        <p className="text-sm wrap-anywhere text-muted">
          {texts.notTaken} <code className="font-mono">{ignored.join(', ')}</code>
        </p>
      )}
    </div>
  )
}

const EXPLANATION = 'rounded-xl border border-line bg-surface p-4 text-sm whitespace-pre-wrap wrap-anywhere'

/** Labels each example by its language, numbered if there are several. */
function numbered(
  texts: ReturnType<typeof useTexts>,
  examples: readonly ShownExample[],
): { example: ShownExample; name: string }[] {
  return examples.map((example) => {
    const alike = examples.filter(({ language }) => language === example.language)
    const name = labelOf(example.language)
    return {
      example,
      name: alike.length === 1 ? name : texts.numbered(name, alike.indexOf(example) + 1, alike.length),
    }
  })
}
