import { python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** The registry's name of a model: it knows the models of its authors by names of its own. */
function registeredName(model: ModelRecord): string {
  const prithvi = /^Prithvi-EO-(\d)\.0-(?:(\d+)M|(tiny))(-TL)?$/.exec(nameOf(model))
  if (prithvi !== null) {
    const [, version, millions, tiny, located] = prithvi
    return `prithvi_eo_v${version}_${millions ?? tiny}${located === undefined ? '' : '_tl'}`
  }
  const terraMind = /^TerraMind-1\.0-(tiny|small|base|large)$/.exec(nameOf(model))
  return terraMind === null ? model.id : `terramind_v1_${terraMind[1]}`
}

export const terratorch: Library = {
  key: 'terratorch',
  prettyLabel: 'TerraTorch',
  repoName: 'TerraTorch',
  repoUrl: 'https://github.com/IBM/terratorch',
  docsUrl: 'https://ibm.github.io/terratorch/',
  filter: false,
  countDownloads: 'path_extension:"pt" OR path_extension:"ckpt"',
  releases: { registry: 'pypi', package: 'terratorch' },
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install terratorch
from terratorch.registry import BACKBONE_REGISTRY

model = BACKBONE_REGISTRY.build(${registeredName(model)}, pretrained=True)
print(model)
`,
    },
  ],
}
