import { name, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { nameOf, textAt } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** The package with an algorithm; the second one is the library's own collection of further algorithms. */
const PACKAGES = {
  stable_baselines3: ['A2C', 'DDPG', 'DQN', 'PPO', 'SAC', 'TD3'],
  sb3_contrib: ['ARS', 'CrossQ', 'MaskablePPO', 'QRDQN', 'RecurrentPPO', 'TQC', 'TRPO'],
} as const

const USUAL = { algorithm: 'PPO', module: 'stable_baselines3', isKnown: false }

/**
 * Returns the algorithm in the card's results; otherwise the one that starts the repository's name, or the usual one.
 */
function trainedWith(model: ModelRecord): typeof USUAL {
  const result = textAt(model, 'cardData', 'model-index', 0, 'name')
  const start = nameOf(model).replace(/-.*$/s, '')
  for (const text of [result, start]) {
    for (const [module, algorithms] of Object.entries(PACKAGES)) {
      const algorithm = algorithms.find((known) => known.toLowerCase() === text?.toLowerCase())
      if (algorithm !== undefined) return { algorithm, module, isKnown: true }
    }
  }
  return USUAL
}

const HINT = code`# Fill in the class that the model was trained with`

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
    const { algorithm, module, isKnown } = trainedWith(model)
    const className = name(algorithm)
    return [
      {
        language: 'python',
        // The archive contains pickles.
        runsCode: true,
        content: python.program(code`
          # pip install huggingface_sb3 stable-baselines3${when(module === 'sb3_contrib', code` sb3-contrib`)}
          # Models of before 2023 also need: pip install gym shimmy
          from huggingface_hub import list_repo_files
          from huggingface_sb3 import load_from_hub
          from ${name(module)} import ${className}

          repository = ${model.id}
          # The other archive that a repository may have holds the results of its training
          archives = [name for name in list_repo_files(repository) if name.endswith(".zip")]
          filename = next(name for name in archives if name != "train_eval_metrics.zip")
          ${when(!isKnown, HINT)}
          model = ${className}.load(load_from_hub(repository, filename))
          print(model.policy)
        `),
      },
    ]
  },
}
