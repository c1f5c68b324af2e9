import { name, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasTag } from '../../model/fields.ts'
import type { Library } from '../library.ts'

const KINDS = [
  { tag: 'bi-encoder', loader: name('BiEncoderModule'), hint: code`# If the model is a bi-encoder` },
  { tag: 'cross-encoder', loader: name('CrossEncoderModule'), hint: code`# If the model is a cross-encoder` },
] as const

export const lightningIr: Library = {
  key: 'lightning-ir',
  prettyLabel: 'Lightning IR',
  repoName: 'Lightning IR',
  repoUrl: 'https://github.com/webis-de/lightning-ir',
  releases: { registry: 'pypi', package: 'lightning-ir', module: 'lightning_ir' },
  // If a model's tags don't show its kind, there's an example for each.
  examples: (model) => {
    const told = KINDS.filter(({ tag }) => hasTag(model, tag))
    return (told.length > 0 ? told : KINDS).map(({ loader, hint }) => ({
      language: 'python',
      content: python.program(code`
        # pip install lightning-ir "transformers<5" (Python 3.11 or newer)
        ${when(told.length === 0, hint)}
        from lightning_ir import ${loader}

        model = ${loader}(${model.id})
        output = model.score("how bees navigate", ["Bees steer by the sun.", "Bread is baked in an oven."])
        print(output.scores)
      `),
    }))
  },
}
