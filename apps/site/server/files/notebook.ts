import { type LanguageRecord, languageRecord } from '@model-snippets/core'
import type { Example } from '../../app/domain/examples/build-examples.ts'
import { outcomeOf } from '../../app/domain/examples/outcome.ts'
import { type FileOptions, notebookProofLines, plainLine, title } from '../../app/domain/files/markdown.ts'
import { texts } from '../../app/ui/texts/en/examples.ts'

/** Reads a sample by its path in the package, `samples/cat.png`. */
export type ReadSample = (path: string) => Uint8Array

interface Cell {
  readonly type: 'code' | 'markdown'
  readonly text: string
}

type Kernel = NonNullable<LanguageRecord['notebook']>

const BASE64_LINE = 76

/**
 * An example as a Jupyter notebook (nbformat 4.5), which brings its sample file.
 *
 * @param example written as a cell of a notebook
 * @throws RangeError for an example in a language that has no notebooks
 */
export function notebookOf(
  id: string,
  example: Example,
  { task, isStreamed }: Pick<FileOptions, 'task' | 'isStreamed'>,
  readSample: ReadSample,
): string {
  const { language, install, env, files, content } = example
  const kernel = kernelOf(language)
  const outcome = outcomeOf(texts, task, isStreamed)
  const samples = files.filter(({ sample }) => sample !== undefined)
  const cells: Cell[] = [
    { type: 'markdown', text: [title(id), ...notebookProofLines(example)].join('\n\n') },
    ...(install === null ? [] : [{ type: 'code', text: kernel.install(install) } as const]),
    ...env.flatMap(({ name, description, url }): Cell[] => [
      { type: 'markdown', text: `${description}${url === undefined ? '' : `: <${url}>`}` },
      { type: 'code', text: kernel.askFor(name) },
    ]),
    ...samples.map(
      ({ name, sample }) =>
        ({ type: 'code', text: kernel.writeFile(name, base64Lines(readSample(sample ?? ''))) }) as const,
    ),
    ...(samples.length === files.length
      ? []
      : [{ type: 'markdown', text: 'Put your own file in the same folder as this notebook.' } as const]),
    { type: 'code', text: content },
    ...(outcome === undefined ? [] : [{ type: 'markdown', text: `It prints: ${outcome}` } as const]),
  ]
  return notebookText(kernel, cells)
}

/**
 * Parts of one program as a Jupyter notebook, each in a cell.
 *
 * @throws RangeError for a language that has no notebooks
 */
export function notebookOfParts(heading: string, language: string, parts: readonly string[]): string {
  return notebookText(kernelOf(language), [
    { type: 'markdown', text: `# ${plainLine(heading)}` },
    ...parts.map((text) => ({ type: 'code', text }) as const),
  ])
}

function kernelOf(language: string): Kernel {
  const { notebook } = languageRecord(language)
  if (notebook === undefined) throw new RangeError(`there are no notebooks for ${language}`)
  return notebook
}

function notebookText(kernel: Kernel, cells: readonly Cell[]): string {
  const notebook = {
    cells: cells.map(cellOf),
    metadata: {
      kernelspec: { display_name: kernel.displayName, language: kernel.language, name: kernel.name },
      language_info: { name: kernel.language },
    },
    nbformat: 4,
    nbformat_minor: 5,
  }
  return `${JSON.stringify(notebook, null, 1)}\n`
}

function cellOf({ type, text }: Cell, index: number) {
  const source = text.trimEnd().split(/(?<=\n)/)
  const common = { cell_type: type, id: `cell-${index + 1}`, metadata: {}, source }
  return type === 'code' ? { ...common, execution_count: null, outputs: [] } : common
}

function base64Lines(bytes: Uint8Array): string {
  const encoded = Buffer.from(bytes).toString('base64')
  return (encoded.match(new RegExp(`.{1,${BASE64_LINE}}`, 'g')) ?? []).join('\n')
}
