import { python } from '@model-snippets/core'
import { texts } from '../../ui/texts/en/examples.ts'
import type { Example } from '../examples/build-examples.ts'
import { outcomeOf } from '../examples/outcome.ts'
import { type MarkdownOptions, proofLine, title } from './markdown.ts'

/** Reads a sample by its path in the package, `samples/cat.png`. */
export type ReadSample = (path: string) => Uint8Array

interface Cell {
  readonly type: 'code' | 'markdown'
  readonly text: string
}

const BASE64_LINE = 76

/** A Python example as a Jupyter notebook (nbformat 4.5), which brings its sample file. */
export function notebookOf(
  id: string,
  example: Example,
  { task, isStreamed }: Pick<MarkdownOptions, 'task' | 'isStreamed'>,
  readSample: ReadSample,
): string {
  const { install, env, files, content, proof } = example
  const outcome = outcomeOf(texts, task, isStreamed)
  const samples = files.filter(({ sample }) => sample !== undefined)
  const cells: Cell[] = [
    { type: 'markdown', text: [title(id), ...(proof === undefined ? [] : [proofLine(proof)])].join('\n\n') },
    ...(install === null ? [] : [{ type: 'code', text: `%${install}` } as const]),
    ...env.flatMap(({ name, description, url }): Cell[] => [
      { type: 'markdown', text: `${description}${url === undefined ? '' : `: <${url}>`}` },
      { type: 'code', text: askForVariable(name) },
    ]),
    ...samples.map(({ name, sample }) => ({ type: 'code', text: writeFile(name, readSample(sample ?? '')) }) as const),
    ...(samples.length === files.length
      ? []
      : [{ type: 'markdown', text: 'Put your own file beside this notebook.' } as const]),
    { type: 'code', text: content },
    ...(outcome === undefined ? [] : [{ type: 'markdown', text: `What you will see: ${outcome}` } as const]),
  ]
  const notebook = {
    cells: cells.map(cellOf),
    metadata: {
      kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' },
      language_info: { name: 'python' },
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

const askForVariable = (name: string): string =>
  `import getpass
import os

if ${python.string(name)} not in os.environ:
    os.environ[${python.string(name)}] = getpass.getpass(${python.string(`${name}: `)})`

function writeFile(name: string, bytes: Uint8Array): string {
  const encoded = Buffer.from(bytes).toString('base64')
  const lines = encoded.match(new RegExp(`.{1,${BASE64_LINE}}`, 'g')) ?? []
  return `from base64 import b64decode
from pathlib import Path

Path(${python.string(name)}).write_bytes(b64decode("""
${lines.join('\n')}
"""))`
}
