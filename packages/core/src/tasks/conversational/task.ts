import type { ModelRecord } from '../../model/model-record.ts'
import type { ChatMessage } from '../chat-message.ts'
import { SHAPES_IMAGE } from '../sample-images.ts'
import type { Task } from '../task.ts'

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

export const conversational: Task = {
  id: 'conversational',
  input: 'messages',
  exampleInput: (model: ModelRecord) => (model.pipeline_tag === 'image-text-to-text' ? imageMessages : textMessages),
  exampleOutput: (model) =>
    model.pipeline_tag === 'image-text-to-text'
      ? 'A red circle beside a blue square.'
      : 'Air scatters short blue wavelengths of sunlight more than long red ones.',
}
