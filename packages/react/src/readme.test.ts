import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const readme = read('../README.md')

/** The properties that an interface declares by itself. */
const propertiesOf = (source: string, name: string): string[] => {
  const [, body = ''] = new RegExp(`interface ${name}\\b[^{]*\\{([^}]*)\\}`).exec(read(source)) ?? []
  return [...body.matchAll(/readonly (\w+)\??:/g)].map(([, property = '']) => property)
}

describe('the README', () => {
  it('lists the variables that the styles read, and no other', () => {
    const names = [...read('styles.css').matchAll(/var\(\s*(--ms-[\w-]+)/g)].map(([, name]) => name)
    const rows = [...readme.matchAll(/^\| `(--ms-[\w-]+)` \|/gm)].map(([, name]) => name)
    expect(rows.toSorted()).toEqual([...new Set(names)].toSorted())
  })

  it('has a row for each property of the panel, and no other', () => {
    const properties = [
      ...propertiesOf('panel-question.ts', 'PanelContent'),
      ...propertiesOf('panel-view.tsx', 'SnippetPanelProps'),
    ]
    expect(properties).toContain('prepared')
    const rows = [...readme.matchAll(/^\| `(\w+)` \|/gm)].map(([, property]) => property)
    expect(rows).toEqual(properties)
  })
})
