'use client'

import { SnippetInputError } from '@model-snippets/core'
import { loadInferenceExplanation } from '@model-snippets/core/on-demand'
import { useEffect, useState } from 'react'
import { type PanelAnswer, type PanelQuestion, refusal } from './panel-question.ts'
import { PanelView, type SnippetPanelProps, usePanel } from './panel-view.tsx'

/**
 * The panel of `@model-snippets/react` for pages with a size budget: it loads only the provider, task, and clients that
 * it needs. Until they arrive, it shows what `preparePanel` prepared on a server, or a loading message.
 *
 * @example
 * import { SnippetPanel } from '@model-snippets/react/on-demand'
 *
 * export const Example = () => <SnippetPanel model={{ id: 'google-bert/bert-base-uncased', pipeline_tag: 'fill-mask' }} />
 */
export function SnippetPanel(props: SnippetPanelProps) {
  const panel = usePanel(props)
  const { answer, isLoading, retry } = useLoadedAnswer(panel.question, panel.known?.answer)
  const { className, labels } = props
  return (
    <PanelView
      panel={panel}
      answer={answer}
      isLoading={isLoading}
      retry={retry}
      className={className}
      labels={labels}
    />
  )
}

interface Loaded {
  readonly question: PanelQuestion
  readonly answer: PanelAnswer
  /** A part of the generator didn’t load; trying again may help. */
  readonly isIncomplete?: boolean
}

function useLoadedAnswer(question: PanelQuestion, known: PanelAnswer | undefined) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(known && { question, answer: known })
  const isAnswered = known !== undefined || loaded?.question === question
  useEffect(() => {
    if (isAnswered) return
    let isCurrent = true
    void load(question).then((answer) => {
      if (isCurrent) setLoaded(answer)
    })
    return () => {
      isCurrent = false
    }
  }, [question, isAnswered])
  return {
    // Show the previous result until the next one has loaded.
    answer: known ?? loaded?.answer,
    isLoading: !isAnswered,
    retry: loaded?.isIncomplete === true ? () => setLoaded(undefined) : undefined,
  }
}

async function load(question: PanelQuestion): Promise<Loaded> {
  const { model, provider, mapping, options } = question
  try {
    return { question, answer: await loadInferenceExplanation(model, provider, mapping, options) }
  } catch (error) {
    return { question, answer: refusal(error), isIncomplete: !(error instanceof SnippetInputError) }
  }
}

export type { PanelContent, PanelValue, PreparedPanel, ProviderChoice } from './panel-question.ts'
export type { SnippetPanelProps } from './panel-view.tsx'
