// Should reject a redirect to a URL that isn't https. The client repeats the request there, without the API key.
import Together from 'together-ai'

const model = process.env.MODEL ?? 'acme-labs/lantern-v1'
console.log(await new Together().videos.create({ model, prompt: 'A lantern' }))
