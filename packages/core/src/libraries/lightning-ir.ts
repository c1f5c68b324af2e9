import { python } from '../languages/python.ts'
import { raw } from '../languages/value.ts'
import type { Library } from './library.ts'
import { hasTag } from './record.ts'

export const lightningIr: Library = {
  key: 'lightning-ir',
  prettyLabel: 'Lightning IR',
  repoName: 'Lightning IR',
  repoUrl: 'https://github.com/webis-de/lightning-ir',
  releases: { registry: 'pypi', package: 'lightning-ir', module: 'lightning_ir' },
  examples: (model) => {
    const cross = hasTag(model, 'cross-encoder') && !hasTag(model, 'bi-encoder')
    const certain = cross || hasTag(model, 'bi-encoder')
    const loader = raw(cross ? 'CrossEncoderModule' : 'BiEncoderModule')
    const score = python.code`
output = model.score("how bees navigate", ["Bees steer by the sun.", "Bread is baked in an oven."])
print(output.scores)
`
    if (certain) {
      return [
        {
          language: 'python',
          content: python.code`
# pip install lightning-ir
from lightning_ir import ${loader}

model = ${loader}(${model.id})
${raw(score)}`,
        },
      ]
    }
    return [
      {
        language: 'python',
        content: python.code`
# pip install lightning-ir
from lightning_ir import BiEncoderModule, CrossEncoderModule

try:
    model = BiEncoderModule(${model.id})
except ValueError:
    model = CrossEncoderModule(${model.id})
${raw(score)}`,
      },
    ]
  },
}
