import { useMemo } from 'react'
import { explainOrRefuse } from './explain-or-refuse.ts'
import { PanelView, type SnippetPanelProps, usePanel } from './panel-view.tsx'

/**
 * Shows examples for one model, with a choice of provider and, for chat, of streaming. It also lists the clients
 * without an example, ignored options, and problems with options. Needs the style sheet
 * `@model-snippets/react/styles.css`. This version bundles the whole generator; `@model-snippets/react/on-demand` loads
 * only the parts it needs.
 *
 * @example <SnippetPanel model={record} providers={[{ id: 'groq', label: 'Groq' }]} />
 */
export function SnippetPanel(props: SnippetPanelProps) {
  const panel = usePanel(props)
  const { question, known } = panel
  const answer = useMemo(() => known?.answer ?? explainOrRefuse(question), [question, known])
  return <PanelView panel={panel} answer={answer} className={props.className} labels={props.labels} />
}
