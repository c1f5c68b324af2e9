// Should fail with the service's error. The client returns an event named `error`, whose data has no `error` field, as a chunk.
import { InferenceClient } from '@huggingface/inference'

const client = new InferenceClient(process.env.HF_TOKEN)
const messages = [{ role: 'user', content: 'Hello' }]
for await (const chunk of client.chatCompletionStream({ model: process.env.MODEL ?? 'acme/lantern', messages })) {
  process.stdout.write(chunk.choices[0]?.delta.content ?? '')
}
