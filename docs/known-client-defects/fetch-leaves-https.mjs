// Should not ask http://router.huggingface.co. The redirect to it is followed, without the token.
const response = await fetch(
  `https://router.huggingface.co/replicate/v1/models/${process.env.MODEL ?? 'acme/lantern'}/predictions`,
  {
    method: 'POST',
    headers: { Authorization: `Bearer ${process.env.HF_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ input: { prompt: 'A lantern' } }),
  },
)
console.log(response.status)
