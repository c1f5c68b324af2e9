import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const yolov10: Library = {
  key: 'yolov10',
  prettyLabel: 'YOLOv10',
  repoName: 'YOLOv10',
  repoUrl: 'https://github.com/THU-MIG/yolov10',
  docsUrl: 'https://github.com/THU-MIG/yolov10',
  countDownloads: 'path_extension:"pt" OR path_extension:"safetensors"',
  // The library only supports version 10, whatever the tags say. Its repository contains another package named
  // ultralytics, the only one with this class. Its models start training when they're switched to evaluation, which
  // later huggingface_hub releases do with models loaded from safetensors.
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install git+https://github.com/THU-MIG/yolov10.git "huggingface_hub<1" safetensors
        from ultralytics import YOLOv10

        model = YOLOv10.from_pretrained(${model.id})

        # Draws what it finds and says where the drawing is
        model.predict(source="https://huggingface.co/datasets/huggingface/cats-image/resolve/main/cats_image.jpeg", save=True)
      `),
    },
  ],
}
