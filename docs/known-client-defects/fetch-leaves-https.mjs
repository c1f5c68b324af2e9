// Should not call http://router.huggingface.co. The client follows the redirect there, without the token.
const model = process.env.MODEL ?? 'acme-labs/lantern-v1'
const response = await fetch(`https://router.huggingface.co/replicate/v1/models/${model}/predictions`, {
  method: 'POST',
  headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, 'Content-Type': 'application/json', Prefer: 'wait' },
  body: JSON.stringify({ input: { prompt: 'A lantern' } }),
})
console.log(response.status)
