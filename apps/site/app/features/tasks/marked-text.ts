import type { TaskDemoEntry } from '@model-snippets/core/tasks'

type TextWithTokens = Extract<TaskDemoEntry, { type: 'text-with-tokens' }>

/** A part of a text. `type` is the label of a marked part. */
export interface TextPart {
  readonly text: string
  readonly start: number
  readonly type?: string
}

/** Cuts a text where its marks begin and end. Drops marks that overlap an earlier one. */
export function partsOf({ text, tokens }: Pick<TextWithTokens, 'text' | 'tokens'>): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const add = (start: number, stop: number, type?: string) => {
    if (stop > start) parts.push({ text: text.slice(start, stop), start, ...(type === undefined ? {} : { type }) })
    end = Math.max(end, stop)
  }
  for (const token of tokens.toSorted((one, other) => one.start - other.start)) {
    if (token.start < end || token.end > text.length) continue
    add(end, token.start)
    add(token.start, token.end, token.type)
  }
  add(end, text.length)
  return parts
}
