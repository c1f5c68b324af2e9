import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const lvface: Library = {
  key: 'lvface',
  prettyLabel: 'LVFace',
  repoName: 'LVFace',
  repoUrl: 'https://github.com/bytedance/LVFace',
  countDownloads: 'path_extension:"pt" OR path_extension:"onnx"',
  // The registry's package of this name is another person's, so the code comes from the repository.
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Run this inside a clone of https://github.com/bytedance/LVFace, after
        # pip install onnxruntime-gpu opencv-python numpy requests huggingface_hub
        from huggingface_hub import hf_hub_download
        from inference_onnx import LVFaceONNXInferencer

        model_path = hf_hub_download(${model.id}, "LVFace-L_Glint360K/LVFace-L_Glint360K.onnx")
        inferencer = LVFaceONNXInferencer(model_path, use_gpu=True)
        embedding = inferencer.infer_from_image("face.jpg")
        print(embedding.shape)
      `),
    },
  ],
}
