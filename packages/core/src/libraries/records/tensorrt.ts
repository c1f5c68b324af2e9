import type { Library } from '../library.ts'

export const tensorrt: Library = {
  key: 'tensorrt',
  prettyLabel: 'TensorRT',
  repoName: 'TensorRT',
  repoUrl: 'https://github.com/NVIDIA/TensorRT',
  countDownloads: 'path_extension:"onnx"',
}
