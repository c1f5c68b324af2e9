import { python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

/** How the registries know a model: those of its authors by names of their own. */
interface Registered {
  readonly registry: 'BACKBONE_REGISTRY' | 'FULL_MODEL_REGISTRY'
  readonly name: string
  /** What the images show, where weights are for what they are told of alone. */
  readonly modalities?: readonly string[]
}

function registered(model: ModelRecord): Registered {
  const tokenizer = /^TerraMind-1\.0-Tokenizer-([A-Z0-9]+)$/.exec(nameOf(model))
  if (tokenizer !== null) {
    return { registry: 'FULL_MODEL_REGISTRY', name: `terramind_v1_tokenizer_${tokenizer[1]?.toLowerCase()}` }
  }
  const terraMind = /^TerraMind-1\.0-(tiny|small|base|large)$/.exec(nameOf(model))
  return {
    registry: 'BACKBONE_REGISTRY',
    ...(terraMind === null
      ? { name: prithviName(model) ?? model.id }
      : { name: `terramind_v1_${terraMind[1]}`, modalities: ['S2L2A', 'S1GRD'] }),
  }
}

function prithviName(model: ModelRecord): string | undefined {
  const prithvi = /^Prithvi-EO-(\d)\.0-(?:(\d+)M|(tiny))(-TL)?$/.exec(nameOf(model))
  if (prithvi === null) return undefined
  const [, version, millions, tiny, located] = prithvi
  return `prithvi_eo_v${version}_${millions ?? tiny}${located === undefined ? '' : '_tl'}`
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
  examples: (model) => {
    const { registry, name, modalities } = registered(model)
    const told = modalities === undefined ? undefined : raw(python.code`, modalities=${modalities}`)
    return [
      {
        language: 'python',
        content: python.code`
# pip install terratorch
from terratorch.registry import ${raw(registry)}

model = ${raw(registry)}.build(${name}, pretrained=True${told})
print(model)
`,
      },
    ]
  },
}
