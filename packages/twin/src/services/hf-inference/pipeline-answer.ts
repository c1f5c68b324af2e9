import { png } from '../media.ts'
import type { Nonce, Result } from '../result.ts'

const json = (body: unknown, ...shown: (string | number)[]): { body: unknown; result: Result } => ({
  body,
  result: { kind: 'json', shown: shown.map(String), pictures: [] },
})

/** The answer of the tasks that hf-inference and endpoints answer with JSON. */
export function pipelineAnswer(
  task: string,
  nonce: Nonce,
  form: 'plain' | 'other',
): { body: unknown; result: Result } | undefined {
  const labels = [nonce.word('amber'), nonce.word('birch'), nonce.word('cedar')] as const
  const scores = [0.912, 0.061, 0.027]
  const scored = labels.map((label, index) => ({ label, score: scores[index] as number }))
  switch (task) {
    case 'audio-classification':
    case 'image-classification':
    case 'zero-shot-image-classification':
      return json(scored, ...labels)
    case 'text-classification':
      return json([scored], ...labels)
    case 'zero-shot-classification':
      // huggingface_hub reads the list alone; huggingface.js reads both.
      return form === 'plain'
        ? json(scored, ...labels)
        : json({ sequence: 'as it was sent', labels, scores }, ...labels)
    case 'automatic-speech-recognition': {
      const text = nonce.word('The ferry leaves at nine')
      return json(form === 'other' ? { text, chunks: [{ text, timestamp: [0, 1.2] }] } : { text }, text)
    }
    case 'document-question-answering': {
      const answer = nonce.word('€ 42.10')
      return json([{ answer, score: 0.93, start: 3, end: 5 }], answer)
    }
    case 'visual-question-answering': {
      const answer = nonce.word('red')
      return json([{ answer, score: 0.93 }], answer)
    }
    case 'question-answering': {
      const answer = { answer: nonce.word('the harbor museum'), score: 0.93, start: 34, end: 51 }
      return json(form === 'other' ? [answer] : answer, answer.answer)
    }
    case 'table-question-answering': {
      const answer = {
        answer: nonce.word('Porto'),
        coordinates: [[2, 0]],
        cells: [nonce.word('Porto')],
        aggregator: 'NONE',
      }
      return json(form === 'other' ? [answer] : answer, answer.answer)
    }
    case 'feature-extraction': {
      const vector = Array.from({ length: 48 }, (_, index) => nonce.number(index))
      return json(form === 'other' ? [vector] : vector, vector[0] as number)
    }
    case 'fill-mask':
      return json(
        labels.map((label, index) => ({
          score: scores[index],
          token: 4000 + index,
          token_str: label,
          sequence: `The bakery sells fresh ${label}.`,
        })),
        ...labels,
      )
    case 'image-segmentation': {
      const masks = labels.slice(0, 2).map((label) => png(label))
      const body = masks.map(({ bytes }, index) => ({
        label: labels[index],
        score: scores[index],
        mask: bytes.toString('base64'),
      }))
      return { body, result: { kind: 'json', shown: labels.slice(0, 2), pictures: masks } }
    }
    case 'image-to-text': {
      const answer = { generated_text: nonce.word('a street with a red car') }
      return json(form === 'other' ? [answer] : answer, answer.generated_text)
    }
    case 'object-detection':
      return json(
        scored.map((found, index) => ({ ...found, box: { xmin: 4 + index, ymin: 8, xmax: 60, ymax: 90 } })),
        ...labels,
      )
    case 'sentence-similarity': {
      const similarities = [nonce.number(1), nonce.number(2), nonce.number(3)]
      return json(similarities, ...similarities)
    }
    case 'summarization':
      return json([{ summary_text: nonce.word('The bridge is closed') }], nonce.word('The bridge is closed'))
    case 'tabular-classification':
    case 'tabular-regression': {
      const values = [nonce.number(1), nonce.number(2)]
      return json(values, ...values)
    }
    case 'text-generation':
      return json(
        [{ generated_text: nonce.word('stepped out into the rain') }],
        nonce.word('stepped out into the rain'),
      )
    case 'token-classification':
      return json(
        [
          { entity_group: 'PER', score: 0.99, word: nonce.word('Ines'), start: 0, end: 11 },
          { entity_group: 'LOC', score: 0.98, word: nonce.word('Lisbon'), start: 23, end: 29 },
        ],
        nonce.word('Ines'),
        nonce.word('Lisbon'),
      )
    case 'translation':
      return json([{ translation_text: nonce.word('Où est la gare') }], nonce.word('Où est la gare'))
    default:
      return undefined
  }
}
