import { CodeBlock } from '@model-snippets/react'
import { texts } from '../../ui/texts/libraries.ts'
import type { ShownExample } from './library-use.ts'

interface LibraryExamplesProps {
  readonly label: string
  readonly examples: readonly ShownExample[]
}

/** Every example that a library writes for one model, in its order. */
export const LibraryExamples = ({ label, examples }: LibraryExamplesProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    {numbered(examples).map(({ example: { language, content, lines }, name }) =>
      language === 'text' ? (
        <p
          key={name}
          className="rounded-lg border border-line bg-surface p-4 text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {content}
        </p>
      ) : (
        <CodeBlock key={name} code={content} lines={lines} what={texts.code(label, name)} title={name} />
      ),
    )}
  </div>
)

/** Names each example by its language; several of one language are counted. */
function numbered(examples: readonly ShownExample[]): { example: ShownExample; name: string }[] {
  return examples.map((example) => {
    const alike = examples.filter(({ language }) => language === example.language)
    const name = texts.languages[example.language]
    return {
      example,
      name: alike.length === 1 ? name : texts.numbered(name, alike.indexOf(example) + 1, alike.length),
    }
  })
}
