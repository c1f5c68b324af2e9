import type { Library } from '../library.ts'

export const yolov26: Library = {
  key: 'yolov26',
  prettyLabel: 'YOLOv26',
  repoName: 'YOLOv26',
  repoUrl: 'https://github.com/ultralytics/ultralytics',
  docsUrl: 'https://docs.ultralytics.com/models/yolo26/',
  countDownloads: 'path_extension:"pt" OR path_extension:"safetensors"',
}
