import { getInferenceSnippets, PROVIDERS } from '@model-snippets/core'

const model = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }

const form = document.querySelector('form')
const { message, provider, client } = form.elements

const providers = Object.values(PROVIDERS).filter(({ routes }) => 'conversational' in routes)
provider.append(new Option('auto', 'auto'), ...providers.map(({ id, label }) => new Option(label, id)))

function show() {
  const snippets = getInferenceSnippets(model, provider.value, undefined, {
    messages: [{ role: 'user', content: message.value }],
  })
  const wanted = client.value
  const names = snippets.map((snippet) => `${snippet.language}/${snippet.client}`)
  client.replaceChildren(...names.map((name) => new Option(name, name, false, name === wanted)))
  const shown = snippets[Math.max(0, names.indexOf(wanted))]
  // As text, never as markup: the code holds what the reader typed.
  document.querySelector('#code').textContent = shown?.content ?? 'Nothing is offered for this choice.'
  document.querySelector('#install').textContent = shown?.install ?? ''
}

form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()
