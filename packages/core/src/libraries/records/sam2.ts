import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const sam2: Library = {
  key: 'sam2',
  prettyLabel: 'sam2',
  repoName: 'sam2',
  repoUrl: 'https://github.com/facebookresearch/segment-anything-2',
  filter: false,
  countDownloads: 'path_extension:"pt"',
  releases: { registry: 'pypi', package: 'sam2' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Images
        # pip install sam2 huggingface_hub
        import numpy as np
        import torch
        from PIL import Image
        from sam2.sam2_image_predictor import SAM2ImagePredictor

        device = "cuda" if torch.cuda.is_available() else "cpu"
        predictor = SAM2ImagePredictor.from_pretrained(${model.id}, device=device)

        with torch.inference_mode(), torch.autocast(device, dtype=torch.bfloat16):
            predictor.set_image(Image.open("photo.jpg").convert("RGB"))
            # A click on the object, 1 for "belongs to it"
            masks, scores, _ = predictor.predict(
                point_coords=np.array([[320, 240]]),
                point_labels=np.array([1]),
            )
        print(masks.shape, scores)
      `),
    },
    {
      language: 'python',
      content: python.program(code`
        # Videos
        # pip install sam2 huggingface_hub decord
        import numpy as np
        import torch
        from sam2.sam2_video_predictor import SAM2VideoPredictor

        device = "cuda" if torch.cuda.is_available() else "cpu"
        predictor = SAM2VideoPredictor.from_pretrained(${model.id}, device=device)

        with torch.inference_mode(), torch.autocast(device, dtype=torch.bfloat16):
            state = predictor.init_state(video_path="video.mp4")
            # A click on the object in the first frame
            predictor.add_new_points_or_box(
                inference_state=state,
                frame_idx=0,
                obj_id=1,
                points=np.array([[320, 240]], dtype=np.float32),
                labels=np.array([1], dtype=np.int32),
            )
            for frame_idx, object_ids, mask_logits in predictor.propagate_in_video(state):
                print(frame_idx, object_ids, (mask_logits > 0).sum().item(), "pixels")
      `),
    },
  ],
}
