// Should reject a redirect to a URL that isn't https. The client repeats the request there, without the API key.
import { fal } from '@fal-ai/client'

console.log(await fal.subscribe(process.env.MODEL ?? 'fal-ai/lantern/dev', { input: { prompt: 'A lantern' } }))
