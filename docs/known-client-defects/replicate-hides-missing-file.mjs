// Should say that the file is missing. The client reads a variable that doesn't exist when it makes that error.
import Replicate from 'replicate'

const output = await new Replicate().run(process.env.MODEL ?? 'acme-labs/lantern-v1', {
  input: { prompt: 'A lantern' },
})
console.log(await [output].flat()[0].blob())
