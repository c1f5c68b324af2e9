// Should show the service's message. The client's error only has the status if the body isn't declared as JSON.
import { fal } from '@fal-ai/client'

console.log(await fal.subscribe(process.env.MODEL ?? 'fal-ai/lantern/dev', { input: { prompt: 'A lantern' } }))
