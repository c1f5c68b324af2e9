import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const sam3dBody: Library = {
  key: 'sam-3d-body',
  prettyLabel: 'SAM 3D Body',
  repoName: 'SAM 3D Body',
  repoUrl: 'https://github.com/facebookresearch/sam-3d-body',
  filter: false,
  countDownloads: 'path:"model_config.yaml"',
  fetchesGated: () => true,
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Run inside a clone of https://github.com/facebookresearch/sam-3d-body, after following its INSTALL.md.
        # Also do the optional step for MoGe, which estimates the camera's field of view
        import cv2
        import numpy as np
        from notebook.utils import setup_sam_3d_body
        from tools.vis_utils import visualize_sample_together

        estimator = setup_sam_3d_body(hf_repo_id=${model.id})

        photo = cv2.imread("person.jpg")
        outputs = estimator.process_one_image(cv2.cvtColor(photo, cv2.COLOR_BGR2RGB))
        drawing = visualize_sample_together(photo, outputs, estimator.faces)
        cv2.imwrite("body.jpg", drawing.astype(np.uint8))
      `),
    },
  ],
}
