import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const matanyone: Library = {
  key: 'matanyone',
  prettyLabel: 'MatAnyone',
  repoName: 'MatAnyone',
  repoUrl: 'https://github.com/pq-yang/MatAnyone',
  filter: false,
  // It reads videos with a function that torchvision has dropped since version 0.26.
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install git+https://github.com/pq-yang/MatAnyone torch "torchvision<0.26", with a C compiler, which builds its netifaces
        from matanyone.model.matanyone import MatAnyone

        model = MatAnyone.from_pretrained(${model.id})
        print(model)
      `),
    },
    {
      language: 'python',
      content: python.program(code`
        # pip install git+https://github.com/pq-yang/MatAnyone torch "torchvision<0.26", with a C compiler, which builds its netifaces
        from matanyone import InferenceCore

        processor = InferenceCore(${model.id})
        # The mask shows in white, in the first frame, whom to cut out
        foreground, alpha = processor.process_video(input_path="video.mp4", mask_path="mask.png", output_path="cut-out")
        print(foreground, alpha)
      `),
    },
  ],
}
