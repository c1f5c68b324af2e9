import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AnswerView } from './answer-view.tsx'
import type { PlayedAnswers } from './played-answer.ts'
import { playedKey } from './played-answer.ts'
import file from './played-answers.generated.json'
import { answerOf, isStream } from './sample-answer.tsx'

const answers = file as PlayedAnswers

const show = (key: string): string => {
  const played = answers[key]
  if (played === undefined) throw new Error(`There is no answer ${key}`)
  const [task = ''] = key.split('/')
  return renderToStaticMarkup(
    <AnswerView
      answer={answerOf(played)}
      raw={played.text ?? ''}
      isStreamed={isStream(played)}
      isRunning={false}
      task={task}
    />,
  )
}

describe('the answers of the twin that are on file', () => {
  it.each(['chat-completions', 'responses', 'messages'])('are words, functions and values of a chat by %s', (api) => {
    for (const streaming of [true, false]) {
      const of = (recipe: string) =>
        show(playedKey({ task: 'conversational', provider: 'auto', api, recipe, streaming }))
      expect(of('plain')).toContain('grüße aus 東京')
      // There is no tool loop with the Responses API at the router.
      if (api !== 'responses') expect(of('tool-loop')).toContain('get_weather(')
      expect(of('structured-output')).toContain('&quot;answer&quot;')
    }
  })

  it('show something of every task', () => {
    const keys = Object.keys(answers)
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) {
      expect([key, answerOf(answers[key] as PlayedAnswers[string])]).toEqual([
        key,
        expect.objectContaining({ isWhole: true, error: undefined }),
      ])
      expect([key, show(key)]).toEqual([key, expect.stringMatching(/<pre|<p|<ul/)])
    }
  })

  it('are those that an example gets: a picture is one', () => {
    const { files } = answerOf(answers['text-to-image/hf-inference'] as PlayedAnswers[string])
    expect(files.map(({ kind }) => kind)).toEqual(['image'])
  })
})
