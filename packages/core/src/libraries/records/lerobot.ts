import { when } from '../../languages/printing/code.ts'
import { shell } from '../../languages/shell/writer.ts'
import { hasTag } from '../../model/fields.ts'
import { command } from '../command.ts'
import type { Library, LibraryExample } from '../library.ts'

/** The cameras of the recordings, with the base policy's names. */
const CAMERAS = command`
  --rename_map='{"observation.images.up": "observation.images.camera1", "observation.images.side": "observation.images.camera2"}' \
`

export const lerobot: Library = {
  key: 'lerobot',
  prettyLabel: 'LeRobot',
  repoName: 'LeRobot',
  repoUrl: 'https://github.com/huggingface/lerobot',
  docsUrl: 'https://huggingface.co/docs/lerobot',
  filter: false,
  releases: { registry: 'pypi', package: 'lerobot' },
  // The scripts are commands now, and lerobot-rollout runs a policy: lerobot-record only records.
  examples: (model) => {
    if (!hasTag(model, 'smolvla')) return []
    const isBase = model.id === 'lerobot/smolvla_base'
    const train: readonly LibraryExample[] = [
      {
        language: 'sh',
        content: shell.program(command`
          # Requires Python 3.12 or 3.13, FFmpeg to read recordings, and on Linux, a C compiler to build evdev
          pip install "lerobot[smolvla,training,core_scripts]"
        `),
      },
      {
        language: 'sh',
        content: shell.program(command`
          # Fine-tune the policy on recordings of your task; the camera names must match the policy's
          lerobot-train \
            --policy.path=${model.id} \
            --policy.device=cuda \
            --policy.push_to_hub=false \
            --dataset.repo_id=lerobot/svla_so101_pickplace \
            ${when(isBase, CAMERAS)}
            --batch_size=64 \
            --steps=20000 \
            --output_dir=outputs/train/my_smolvla \
            --job_name=my_smolvla
        `),
      },
    ]
    if (isBase) return train
    return [
      ...train,
      {
        language: 'sh',
        content: shell.program(command`
          # Run it on a robot: replace the port, cameras, and task with yours. The motors of an SO-101 also need
          # pip install "lerobot[feetech]"
          lerobot-rollout \
            --strategy.type=base \
            --policy.path=${model.id} \
            --robot.type=so101_follower \
            --robot.port=/dev/ttyACM0 \
            --robot.id=my_arm \
            --robot.cameras="{ front: {type: opencv, index_or_path: 0, width: 640, height: 480, fps: 30}}" \
            --task="Put the red brick into the box." \
            --duration=60
        `),
      },
    ]
  },
}
