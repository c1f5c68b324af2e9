import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

const SIZES = [
  { name: /small/i, encoder: 'vits', features: 64, outChannels: [48, 96, 192, 384] },
  { name: /base/i, encoder: 'vitb', features: 128, outChannels: [96, 192, 384, 768] },
] as const
/** Models that measure in meters: their training data, which their file names contain, and their maximum distance. */
const METRIC = [
  { name: /hypersim/i, dataset: 'hypersim', maxDepth: 20 },
  { name: /vkitti/i, dataset: 'vkitti', maxDepth: 80 },
] as const

const LARGE = { encoder: 'vitl', features: 256, outChannels: [256, 512, 1024, 1024] } as const

export const depthAnythingV2: Library = {
  key: 'depth-anything-v2',
  prettyLabel: 'DepthAnythingV2',
  repoName: 'Depth Anything V2',
  repoUrl: 'https://github.com/DepthAnything/Depth-Anything-V2',
  filter: false,
  countDownloads: 'path_extension:"pth"',
  // The registry's package of this name is another person's copy, so the code comes from the repository.
  examples: (model) => {
    const size = SIZES.find(({ name }) => name.test(nameOf(model))) ?? LARGE
    const metric = METRIC.find(({ name }) => name.test(nameOf(model)))
    const limit = metric && code`, max_depth=${metric.maxDepth}`
    const kind = metric === undefined ? '' : `metric_${metric.dataset}_`
    return [
      {
        language: 'python',
        content: python.program(code`
          # Run this inside a clone of https://github.com/DepthAnything/Depth-Anything-V2,${metric && code` in its folder metric_depth,`}
          # after pip install ${metric === undefined ? code`-r requirements.txt` : code`opencv-python torch torchvision`} huggingface_hub
          import cv2
          import torch
          from depth_anything_v2.dpt import DepthAnythingV2
          from huggingface_hub import hf_hub_download

          model = DepthAnythingV2(encoder=${size.encoder}, features=${size.features}, out_channels=${size.outChannels}${limit})
          weights = hf_hub_download(repo_id=${model.id}, filename=${`depth_anything_v2_${kind}${size.encoder}.pth`})
          model.load_state_dict(torch.load(weights, map_location="cpu"))
          # Where infer_image puts the picture
          device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
          model.to(device).eval()

          image = cv2.imread("photo.jpg")
          depth = model.infer_image(image)  # (height, width), ${metric === undefined ? code`larger is nearer` : code`in metres`}
          print(depth.shape, depth.min(), depth.max())
        `),
      },
    ]
  },
}
