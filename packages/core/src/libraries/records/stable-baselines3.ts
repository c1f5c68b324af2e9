import { python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

/** The algorithms of the library; repositories are named `{algorithm}-{environment}` by convention. */
const ALGORITHMS = ['A2C', 'DDPG', 'DQN', 'PPO', 'SAC', 'TD3']

export const stableBaselines3: Library = {
  key: 'stable-baselines3',
  prettyLabel: 'stable-baselines3',
  repoName: 'stable-baselines3',
  repoUrl: 'https://github.com/huggingface/huggingface_sb3',
  docsUrl: 'https://huggingface.co/docs/hub/stable-baselines3',
  filter: true,
  countDownloads: 'path_extension:"zip"',
  releases: { registry: 'pypi', package: 'huggingface-sb3', module: 'huggingface_sb3' },
  examples: (model) => {
    const name = nameOf(model)
    const algorithm = ALGORITHMS.find((known) => name.toUpperCase().startsWith(`${known}-`))
    const load =
      algorithm === undefined
        ? ''
        : python.code`
model = ${raw(algorithm)}.load(checkpoint)
print(model.policy)
`
    return [
      {
        language: 'python',
        content: python.code`
from huggingface_sb3 import load_from_hub
${raw(algorithm === undefined ? '' : `from stable_baselines3 import ${algorithm}\n`)}
checkpoint = load_from_hub(
    repo_id=${model.id},
    filename=${`${name}.zip`},
)
${raw(load)}`,
      },
    ]
  },
}
