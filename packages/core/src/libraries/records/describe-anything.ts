import type { Piece } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasCustomCode } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** A repository with its own code is loaded with that, because its weights don't have the package's layout. */
const load = (model: ModelRecord): Piece =>
  hasCustomCode(model)
    ? code`
      from PIL import Image
      from transformers import AutoModel

      model = AutoModel.from_pretrained(${model.id}, trust_remote_code=True, torch_dtype="torch.float16").to("cuda")
      dam = model.init_dam(conv_mode="v1", prompt_mode="full+focal_crop")
    `
    : code`
      from dam import DescribeAnythingModel
      from huggingface_hub import snapshot_download
      from PIL import Image

      snapshot_download(${model.id}, local_dir="checkpoints")
      dam = DescribeAnythingModel(model_path="checkpoints", conv_mode="v1", prompt_mode="full+focal_crop").to("cuda")
    `

export const describeAnything: Library = {
  key: 'describe-anything',
  prettyLabel: 'Describe Anything',
  repoName: 'Describe Anything',
  repoUrl: 'https://github.com/NVlabs/describe-anything',
  filter: false,
  examples: (model) => [
    {
      language: 'python',
      runsCode: hasCustomCode(model),
      content: python.program(code`
        # pip install git+https://github.com/NVlabs/describe-anything "transformers<4.51" (Python 3.12 or older)
        import requests
        ${load(model)}

        url = "https://huggingface.co/datasets/huggingface/cats-image/resolve/main/cats_image.jpeg"
        image = Image.open(requests.get(url, stream=True).raw).convert("RGB")
        # The mask is white where the model should look
        mask = Image.new("L", image.size, 0)
        mask.paste(255, (0, 0, image.width // 2, image.height))
        print(dam.get_description(image, mask, "<image>\nWhat is in the masked part?", max_new_tokens=64))
      `),
    },
  ],
}
