import type { ChatMessage, ModelRecord } from '../types.ts'
import { SHAPES_IMAGE } from './sample-images.ts'
import type { ChatTask } from './task.ts'

const textMessages: readonly ChatMessage[] = [{ role: 'user', content: 'Why is the sky blue? Answer in one sentence.' }]

const imageMessages: readonly ChatMessage[] = [
  {
    role: 'user',
    content: [
      { type: 'text', text: 'Which shapes do you see, and in which colors?' },
      { type: 'image_url', image_url: { url: SHAPES_IMAGE } },
    ],
  },
]

export const conversational: ChatTask = {
  id: 'conversational',
  input: 'messages',
  exampleInput: (model: ModelRecord) => (model.pipeline_tag === 'image-text-to-text' ? imageMessages : textMessages),
}
