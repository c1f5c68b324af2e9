import { getInferenceSnippets, PROVIDERS } from '@model-snippets/core'
import { findModel, suggestModels } from '@model-snippets/core/catalogue'

export default {
  fetch(request) {
    const { searchParams } = new URL(request.url)
    const id = searchParams.get('model') ?? ''
    const provider = searchParams.get('provider') ?? 'auto'
    const model = findModel(id)
    if (model === undefined) {
      return Response.json({ error: `No model ${JSON.stringify(id)}`, near: suggestModels(id) }, { status: 404 })
    }
    if (provider !== 'auto' && !Object.hasOwn(PROVIDERS, provider)) {
      return Response.json({ error: `No provider ${JSON.stringify(provider)}` }, { status: 400 })
    }
    return Response.json(getInferenceSnippets(model, provider))
  },
}
