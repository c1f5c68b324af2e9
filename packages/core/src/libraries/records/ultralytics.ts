import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const ultralytics: Library = {
  key: 'ultralytics',
  prettyLabel: 'ultralytics',
  repoName: 'ultralytics',
  repoUrl: 'https://github.com/ultralytics/ultralytics',
  docsUrl: 'https://github.com/ultralytics/ultralytics',
  filter: false,
  countDownloads: 'path_extension:"pt"',
  releases: { registry: 'pypi', package: 'ultralytics' },
  // One class loads every version; the package has neither a class for each nor one that loads from Hugging Face.
  examples: (model) => [
    {
      language: 'python',
      // Its checkpoints are pickles: torch.load is called with weights_only=False.
      runsCode: true,
      content: python.program(code`
        # pip install ultralytics huggingface_hub
        from huggingface_hub import hf_hub_download, list_repo_files
        from ultralytics import YOLO

        repository = ${model.id}
        weights = next(name for name in list_repo_files(repository) if name.endswith(".pt"))
        model = YOLO(hf_hub_download(repository, weights))

        # Draws what it finds and says where the drawing is
        model.predict(source="https://huggingface.co/datasets/huggingface/cats-image/resolve/main/cats_image.jpeg", save=True)
      `),
    },
  ],
}
