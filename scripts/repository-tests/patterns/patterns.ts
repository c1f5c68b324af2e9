import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Folders with code that gets users' texts: every published package, and the site. */
const FOLDERS = [
  'packages/core/src',
  'packages/cli/src',
  'packages/hub/src',
  'packages/react/src',
  'apps/site/app',
  'apps/site/server',
]

/** A regular expression in the code. */
export interface Pattern {
  /** Its first place, such as `packages/core/src/options/value.ts:7`. */
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** The distinct regular expressions in the code, and the places that compose one from parts. */
export interface FoundPatterns {
  readonly patterns: readonly Pattern[]
  readonly composed: readonly string[]
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|m?js)$/.test(path) && !/\.test\.tsx?$|(?:^|\/)(?:fixtures|testing)\//.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
).sort()

/** Reads all literals, and texts that are passed to `RegExp`. */
export function readPatterns(): FoundPatterns {
  const found = files.flatMap((file) => patternsIn(file))
  const isWhole = (each: Pattern | { readonly place: string }): each is Pattern => 'source' in each
  const patterns = new Map(
    found
      .filter(isWhole)
      .map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern] as const)
      .reverse(),
  )
  return {
    patterns: [...patterns.values()].reverse(),
    composed: found.filter((each) => !isWhole(each)).map(({ place }) => place),
  }
}

export function patternsIn(
  file: string,
  text = readFileSync(join(ROOT, file), 'utf8'),
): readonly (Pattern | { readonly place: string })[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const found: (Pattern | { readonly place: string })[] = []
  const visit = (node: ts.Node): void => {
    const placeOf = (): string => `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ place: placeOf(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(source) === 'RegExp'
    ) {
      const [pattern, flags] = node.arguments ?? []
      const isText = pattern !== undefined && ts.isStringLiteralLike(pattern)
      const hasFlags = flags === undefined || ts.isStringLiteralLike(flags)
      found.push(
        isText && hasFlags
          ? { place: placeOf(), source: pattern.text, flags: flags?.text ?? '' }
          : { place: placeOf() },
      )
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
