// Should reject a redirect to a URL that isn't https. The client repeats the request there, without the API key.
import Replicate from 'replicate'

const output = await new Replicate().run(process.env.MODEL ?? 'acme-labs/lantern-v1', {
  input: { prompt: 'A lantern' },
})
console.log(output)
