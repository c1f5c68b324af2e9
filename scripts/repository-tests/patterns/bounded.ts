/**
 * Patterns that can take more than linear time, but only for texts longer than any that they get. Before you add one,
 * try a loop, or a linear pattern.
 */
export interface BoundedPattern {
  /** The file with the pattern. */
  readonly file: string
  readonly pattern: RegExp
  /** What limits its input, and where. */
  readonly bound: string
}

export const BOUNDED_PATTERNS: readonly BoundedPattern[] = [
  {
    file: 'apps/site/server/http/log.ts',
    pattern: /(?:file:\/\/)?(?:[A-Za-z]:)?[\\/][^()]*(?=(?:[\\/][^\\/()]+){3}\)?$)/,
    bound: 'withoutFolders cuts the frame to LONGEST_FRAME, 2,000 characters',
  },
  {
    file: 'packages/core/src/errors/statuses.ts',
    pattern: /["'`([<\s]+$/,
    bound: 'isAnnounced looks at the LONGEST_BEFORE characters before a number',
  },
  {
    file: 'packages/core/src/errors/statuses.ts',
    pattern: /\/\S*": $/,
    bound: 'isLogged looks at the LONGEST_BEFORE characters before a number',
  },
  {
    file: 'packages/core/src/languages/java/manifest.ts',
    pattern: /-Dartifact=([^:\s]+):([^:\s]+):([^:"\s]+)/,
    bound: 'the install command of a client, which no reader writes',
  },
  {
    file: 'packages/core/src/libraries/records/transformers.js.ts',
    pattern: /llava|lfm2.*vl|pixtral|mi(?:ni)?stral-?3|lighton/i,
    bound: 'isNamed looks at ids and tags of at most LONGEST_NAME, 200 characters',
  },
]

/** Places that compose a pattern from our own parts. */
export const COMPOSED: readonly { readonly file: string; readonly parts: string }[] = [
  { file: 'apps/site/server/files/notebook.ts', parts: 'a number of characters' },
  { file: 'packages/core/src/published-tables/helpers.ts', parts: 'the names of file types' },
]

/**
 * Patterns whose automaton takes too long to build: many repetitions, each with a limit. They're tested with texts,
 * like patterns with lookarounds.
 */
export const TRIED: readonly RegExp[] = [
  /(?:'\d{3}': ["'][^'"\n]{1,40}["'],?\s{1,40}){3,}|\[\s{1,40}(?:'[A-Z][A-Z_\d]{2,40}',?\s{1,40}){3,}\]/g,
]
