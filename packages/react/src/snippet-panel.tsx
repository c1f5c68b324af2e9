import { useMemo } from 'react'
import { explainOrRefuse } from './explain-or-refuse.ts'
import { PanelView, type SnippetPanelProps, usePanel } from './panel-view.tsx'

/**
 * Examples for one model, with a choice of provider and, for chat, of streaming: the whole panel for a page of your own.
 * It says which clients are not offered and why, which options have no effect, and what is wrong with one.
 * Needs the style sheet `@model-snippets/react/styles.css`. It brings the whole generator; that of
 * `@model-snippets/react/on-demand` loads the parts that it needs.
 *
 * @example <SnippetPanel model={record} providers={[{ id: 'groq', label: 'Groq' }]} />
 */
export function SnippetPanel(props: SnippetPanelProps) {
  const panel = usePanel(props)
  const { question, known } = panel
  const answer = useMemo(() => known?.answer ?? explainOrRefuse(question), [question, known])
  return <PanelView panel={panel} answer={answer} className={props.className} labels={props.labels} />
}
