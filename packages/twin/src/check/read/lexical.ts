import type { CodeFacts, Import } from './code-facts.ts'
import { type Scanned, type Spelling, scan } from './scan.ts'

/** Languages that are read by their words: programs in them are mostly whole, so less depends on it. */
export type LexicalLanguage = 'go' | 'java' | 'rust' | 'php' | 'ruby'

const C_COMMENTS = { lineComments: ['//'], blockComments: [['/*', '*/']] } as const

interface Reading {
  readonly spelling: Spelling
  /** What's imported; strings stand as their numbers. */
  readonly imports: (scanned: Scanned) => readonly string[]
  /** Reads of environment variables; the group is the string’s number. */
  readonly reads: RegExp
  readonly sets?: RegExp
  /** Names that it defines, and those that it uses, where blocks continue one another by them. */
  readonly names?: (code: string) => { readonly defines: ReadonlySet<string>; readonly uses: ReadonlySet<string> }
}

const groupsOf = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap((found) => found.slice(1).filter((each) => each !== undefined))

const named = ({ strings }: Scanned, numbers: readonly string[]): string[] =>
  numbers.map((number) => strings[Number(number)] ?? '')

/** Roots of paths in Rust that name no crate. */
const RUST_OWN = new Set(['std', 'core', 'alloc', 'crate', 'self', 'super', 'use', 'pub', 'in'])

const PHP_DEFINES = [
  /(\$\w+)\s*(?:\[[^\]\n]{0,100}\]\s*)?(?:\?\?|[.+*/-])?=(?![=>])/g,
  /\bas\s+&?(\$\w+)(?:\s*=>\s*&?(\$\w+))?/g,
  /\b(?:global|static|catch\s*\([^$)]{0,200})\s*(\$\w+)/g,
]
const PHP_SUPER = /^\$(?:this|GLOBALS|argv|argc|_[A-Z]+|http_response_header|php_errormsg)$/

function phpNames(code: string) {
  const defines = new Set(PHP_DEFINES.flatMap((pattern) => groupsOf(code, pattern)))
  // Parameters, and what’s taken apart: `[$a, $b] = …`.
  for (const list of groupsOf(code, /\b(?:function|fn)\b[^({\n]{0,100}\(([^)]{0,1000})\)/g)) {
    for (const name of list.match(/\$\w+/g) ?? []) defines.add(name)
  }
  for (const list of groupsOf(code, /(?:\[|\blist\()([^[\]()=]{0,300})[\])]\s*=(?!=)/g)) {
    for (const name of list.match(/\$\w+/g) ?? []) defines.add(name)
  }
  // A function may set what it’s given: `curl_exec`, `preg_match($pattern, $text, $found)`.
  for (const name of groupsOf(
    code,
    /\b(?:preg_match|preg_match_all|exec|curl_multi_exec)\([^;]{0,300}?,\s*(\$\w+)\s*\)/g,
  )) {
    defines.add(name)
  }
  const properties = new Set(groupsOf(code, /(?:\b(?:public|private|protected|readonly|var)\s[^$;(]{0,60}|::)(\$\w+)/g))
  const uses = groupsOf(code, /(?<![\\$:\w])(\$[A-Za-z_]\w*)/g)
  return { defines, uses: new Set(uses.filter((name) => !PHP_SUPER.test(name) && !properties.has(name))) }
}

const RUBY_DEFINES = [
  /(?:^|[\s;(])([a-z_]\w*)\s*(?:\|\||[+-])?=(?![=~>])/gm,
  /\bdef\s+(?:self\.)?([a-z_]\w*)/g,
  /\b(?:rescue\b[^\n=]{0,100}=>|for)\s*([a-z_]\w*)/g,
]

function rubyNames(code: string) {
  const defines = new Set(RUBY_DEFINES.flatMap((pattern) => groupsOf(code, pattern)))
  const lists = [
    ...groupsOf(code, /(?:\{|\bdo)\s*\|([^|\n]{0,200})\|/g),
    ...groupsOf(code, /\bdef\s+(?:self\.)?\w+[?!]?\s*\(?([^)\n]{0,300})/g),
    ...groupsOf(code, /(?:^|\n)\s*([a-z_][\w, *]{0,200})\s*=(?![=~>])/g),
  ]
  for (const list of lists) for (const name of list.match(/[a-z_]\w*/g) ?? []) defines.add(name)
  // Only receivers: a bare word may be a method of any library.
  const uses = groupsOf(code, /(?<![\w.@$:"&])([a-z_]\w*)(?=(?:\.|&\.)[a-z])/g)
  return { defines, uses: new Set(uses.filter((name) => !RUBY_OWN.has(name))) }
}

const RUBY_OWN = new Set(['self', 'super', 'it', 'puts', 'gets', 'nil', 'binding', 'method', 'caller', 'end', 'yield'])

const READINGS: Readonly<Record<LexicalLanguage, Reading>> = {
  go: {
    spelling: { ...C_COMMENTS, quotes: [{ mark: '"' }, { mark: '`', raw: true }, { mark: "'" }] },
    imports: (scanned) => {
      const groups = groupsOf(scanned.code, /\bimport\s*\(([^)]*)\)|\bimport\s+(?:[\w.]+\s+)?("#\d+")/g)
      return named(
        scanned,
        groups.flatMap((group) => groupsOf(group, /"#(\d+)"/g)),
      )
    },
    reads: /\bos\.(?:Getenv|LookupEnv)\(\s*"#(\d+)"\s*\)/g,
    sets: /\bos\.Setenv\(\s*"#(\d+)"/g,
  },
  java: {
    spelling: { ...C_COMMENTS, quotes: [{ mark: '"""' }, { mark: '"' }, { mark: "'" }] },
    imports: ({ code }) => groupsOf(code, /^\s*import\s+(?:static\s+)?([\w.]+)(?:\.\*)?\s*;/gm),
    reads: /\bSystem\.getenv\(\s*"#(\d+)"\s*\)/g,
  },
  rust: {
    spelling: { ...C_COMMENTS, quotes: [{ mark: '"' }, { mark: "'" }], shortCharacters: true },
    imports: ({ code }) => {
      const modules = new Set(groupsOf(code, /\bmod\s+(\w+)/g))
      const roots = groupsOf(code, /\buse\s+(?:::)?([a-z_]\w*)|(?<![\w:])([a-z_]\w*)::/g)
      return roots.filter((root) => !RUST_OWN.has(root) && !modules.has(root))
    },
    reads: /\benv::var\(\s*"#(\d+)"\s*\)/g,
    sets: /\benv::set_var\(\s*"#(\d+)"/g,
  },
  php: {
    spelling: {
      lineComments: ['//', '#'],
      blockComments: [['/*', '*/']],
      quotes: [{ mark: '"' }, { mark: "'" }],
      heredoc: /<<<\s*["']?(\w+)["']?/,
    },
    imports: (scanned) => [
      ...groupsOf(scanned.code, /^\s*use\s+(?:function\s+)?\\?([A-Z]\w*)/gm),
      ...named(scanned, groupsOf(scanned.code, /\b(?:require|include)(?:_once)?\b[^;"]{0,40}"#(\d+)"/g)),
    ],
    reads: /(?:\bgetenv\(\s*|\$_(?:ENV|SERVER)\[\s*)"#(\d+)"/g,
    sets: /\$_ENV\[\s*"#(\d+)"\s*\]\s*=/g,
    names: phpNames,
  },
  ruby: {
    spelling: {
      lineComments: ['#'],
      blockComments: [['\n=begin', '\n=end']],
      quotes: [{ mark: '"' }, { mark: "'" }, { mark: '`' }],
      heredoc: /<<[~-]?["']?([A-Z_]+)["']?/,
    },
    imports: (scanned) => named(scanned, groupsOf(scanned.code, /^\s*require(?:_relative)?\s*\(?\s*"#(\d+)"/gm)),
    reads: /\bENV(?:\.fetch\(|\[)\s*"#(\d+)"\s*[)\]]/g,
    sets: /\bENV\[\s*"#(\d+)"\s*\]\s*=/g,
    names: rubyNames,
  },
}

const LEFT_OUT = /(?:^|[({[=,:])\s*(?:\.\.\.|…)\s*(?:$|[)}\],;])/m

/** Reads a program by its words. It needn’t be complete, or correct. */
export function readLexically(language: LexicalLanguage, text: string): CodeFacts {
  const { spelling, imports, reads, sets, names } = READINGS[language]
  const scanned = scan(text, spelling)
  const { code, strings } = scanned
  const modules = [...new Set(imports(scanned))]
  const assigned = sets === undefined ? [] : named(scanned, groupsOf(code, sets))
  const variables = named(scanned, groupsOf(code, reads)).filter((name) => !assigned.includes(name))
  const { defines, uses } = names?.(code) ?? { defines: new Set<string>(), uses: new Set<string>() }
  return {
    defines,
    needs: new Set([...uses].filter((name) => !defines.has(name))),
    imports: modules.map((module): Import => ({ module, names: [] })),
    strings,
    variables: [...new Set(variables)],
    calls: new Set(groupsOf(code, /([A-Za-z_]\w*)\s*[({]/g)),
    leavesOut: LEFT_OUT.test(code),
    awaitsAtTop: false,
  }
}
