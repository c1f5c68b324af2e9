// Written by `npm run generate` from the languages' records. Do not edit.

/** The same grammars, each loaded separately. */
export const GRAMMARS_IN_PARTS = {
  bat: () => import('@shikijs/langs/bat'),
  go: () => import('@shikijs/langs/go'),
  java: () => import('@shikijs/langs/java'),
  javascript: () => import('@shikijs/langs/javascript'),
  json: () => import('@shikijs/langs/json'),
  php: () => import('./alone/php.generated.json', { with: { type: 'json' } }),
  powershell: () => import('@shikijs/langs/powershell'),
  python: () => import('@shikijs/langs/python'),
  ruby: () => import('./alone/ruby.generated.json', { with: { type: 'json' } }),
  rust: () => import('@shikijs/langs/rust'),
  shellscript: () => import('@shikijs/langs/shellscript'),
}
