import type { Piece } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { shell } from '../../languages/shell/writer.ts'
import { hasTag } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

/** Models based on SAM 3 also take a text for what to keep, which the processor reads. */
const given = (model: ModelRecord): Piece =>
  hasTag(model, 'nobg-sam3') || hasTag(model, 'sam3')
    ? code`**{name: inputs[name] for name in ("pixel_values", "input_ids", "attention_mask")}`
    : code`pixel_values=inputs["pixel_values"]`

export const nobg: Library = {
  key: 'nobg',
  prettyLabel: 'nobg',
  repoName: 'nobg',
  repoUrl: 'https://github.com/feyninc/nobg',
  filter: false,
  releases: { registry: 'pypi', package: 'nobg' },
  examples: (model) => [
    { language: 'sh', content: shell.program(command`pip install nobg torch torchvision requests`) },
    {
      language: 'python',
      content: python.program(code`
        from nobg import AutoModel, AutoProcessor

        model = AutoModel.from_pretrained(${model.id}).eval()
        processor = AutoProcessor.from_pretrained(${model.id})

        cutout = model.predict(processor, "photo.jpg")
        cutout.save("cutout.png")
      `),
    },
    {
      language: 'python',
      content: python.program(code`
        # The same in steps, for the matte itself
        import torch
        from loadimg import load_img
        from nobg import AutoModel, AutoProcessor

        model = AutoModel.from_pretrained(${model.id}).eval()
        processor = AutoProcessor.from_pretrained(${model.id})

        photo = load_img("photo.jpg").convert("RGB")
        inputs = processor(photo, return_tensors="pt")
        with torch.no_grad():
            outputs = model(${given(model)})

        size = (photo.height, photo.width)
        matte = processor.post_process_alpha_matting(outputs, target_sizes=[size])[0]
        processor.cutout(photo, matte).save("cutout.png")
      `),
    },
  ],
}
