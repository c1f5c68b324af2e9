import { python } from '../../languages/python/writer.ts'
import { hasTag } from '../../model/fields.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

const KINDS = [
  { tag: 'bi-encoder', loader: 'BiEncoderModule' },
  { tag: 'cross-encoder', loader: 'CrossEncoderModule' },
] as const

export const lightningIr: Library = {
  key: 'lightning-ir',
  prettyLabel: 'Lightning IR',
  repoName: 'Lightning IR',
  repoUrl: 'https://github.com/webis-de/lightning-ir',
  releases: { registry: 'pypi', package: 'lightning-ir', module: 'lightning_ir' },
  // A model whose tags do not tell its kind gets an example for each.
  examples: (model) => {
    const told = KINDS.filter(({ tag }) => hasTag(model, tag))
    return (told.length > 0 ? told : KINDS).map(({ tag, loader }) => ({
      language: 'python',
      content: python.code`
# pip install lightning-ir "transformers<5" (Python 3.11 or newer)
${told.length > 0 ? undefined : raw(`${python.comment(`If the model is a ${tag}`)}\n`)}from lightning_ir import ${raw(loader)}

model = ${raw(loader)}(${model.id})
output = model.score("how bees navigate", ["Bees steer by the sun.", "Bread is baked in an oven."])
print(output.scores)
`,
    }))
  },
}
