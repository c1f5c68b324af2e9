import { name } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** A model's names in the registries; those of its authors have their own. */
interface Registered {
  readonly registry: 'BACKBONE_REGISTRY' | 'FULL_MODEL_REGISTRY'
  readonly weights: string
  /** The modalities of the images, if the weights only support the modalities that they're told. */
  readonly modalities?: readonly string[]
}

function registered(model: ModelRecord): Registered | undefined {
  const tokenizer = /^TerraMind-1\.0-Tokenizer-([A-Z0-9]+)$/.exec(nameOf(model))
  if (tokenizer !== null) {
    return { registry: 'FULL_MODEL_REGISTRY', weights: `terramind_v1_tokenizer_${tokenizer[1]?.toLowerCase()}` }
  }
  const registry = 'BACKBONE_REGISTRY'
  const terraMind = /^TerraMind-1\.0-(tiny|small|base|large)$/.exec(nameOf(model))
  if (terraMind !== null) {
    return { registry, weights: `terramind_v1_${terraMind[1]}`, modalities: ['S2L2A', 'S1GRD'] }
  }
  const weights = prithviName(model)
  return weights === undefined ? undefined : { registry, weights }
}

function prithviName(model: ModelRecord): string | undefined {
  const prithvi = /^Prithvi-EO-(\d)\.0-(?:(\d+)M|(tiny))(-TL)?$/.exec(nameOf(model))
  if (prithvi === null) return undefined
  const [, version, millions, tiny, located] = prithvi
  return `prithvi_eo_v${version}_${millions ?? tiny}${located === undefined ? '' : '_tl'}`
}

/** Fine-tuned models aren't in a registry: their repository contains the training configuration next to the weights. */
const fineTuned = (model: ModelRecord): string =>
  python.program(code`
    # pip install terratorch
    from huggingface_hub import hf_hub_download, list_repo_files
    from terratorch.cli_tools import LightningInferenceModel

    repository = ${model.id}
    files = list_repo_files(repository)
    config = next(name for name in files if name.endswith(".yaml"))
    weights = next(name for name in files if name.endswith((".ckpt", ".pt")))
    model = LightningInferenceModel.from_config(
        hf_hub_download(repository, config), hf_hub_download(repository, weights)
    )
    print(model.model)
  `)

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
    const known = registered(model)
    if (known === undefined) return [{ language: 'python', content: fineTuned(model) }]
    const { registry, weights, modalities } = known
    const told = modalities && code`, modalities=${python.inline(modalities)}`
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install terratorch
          from terratorch.registry import ${name(registry)}

          model = ${name(registry)}.build(${weights}, pretrained=True${told})
          print(model)
        `),
      },
    ]
  },
}
