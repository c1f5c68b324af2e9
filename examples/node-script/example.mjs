import { explainInferenceSnippets } from '@model-snippets/core'
import { findModel, suggestModels } from '@model-snippets/core/catalogue'

const [id = 'openai/gpt-oss-120b', provider = 'auto'] = process.argv.slice(2)

const model = findModel(id)
if (model === undefined) {
  console.error(`No model ${id} in the catalog. Near it: ${suggestModels(id).join(', ')}`)
  process.exit(1)
}

const { snippets, skipped } = explainInferenceSnippets(model, provider, undefined, {
  messages: [{ role: 'user', content: "What's the capital of Peru?" }],
  streaming: true,
})
for (const { language, client, install, content } of snippets) {
  console.log(`=== ${language}/${client}, ${install ?? 'nothing to install'}\n${content}`)
}
for (const { language, client, reason } of skipped) console.log(`=== no ${language}/${client}: ${reason}`)
