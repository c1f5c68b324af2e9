import type { Piece } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { shell } from '../../languages/shell/writer.ts'
import { isConversational, nameOf, pipelineTagOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { askedMessages, askedText, askedTokens } from '../asked.ts'
import { command } from '../command.ts'
import type { Library, LibraryExample } from '../library.ts'

/** The package itself only installs a backend on a Mac. */
const install = (requirement: Piece): Piece => code`
  # pip install --upgrade ${requirement}
  # On Linux also: pip install "mlx[cpu]", or "mlx[cuda]" with an NVIDIA card
`

/** Returns the requested maximum answer length. */
const tokensOf = (model: ModelRecord): Piece | undefined => {
  const tokens = askedTokens(model)
  return tokens === undefined ? undefined : code`, max_tokens=${tokens}`
}

const vision = (model: ModelRecord): string =>
  python.program(code`
    ${install(code`mlx-vlm`)}
    from mlx_vlm import generate, load
    from mlx_vlm.prompt_utils import apply_chat_template
    from mlx_vlm.utils import load_config

    model, processor = load(${model.id})
    config = load_config(${model.id})

    images = ["https://huggingface.co/datasets/huggingface/cats-image/resolve/main/cats_image.jpeg"]
    prompt = apply_chat_template(processor, config, "How many cats are in the picture?", num_images=1)
    output = generate(model, processor, prompt, images)
    print(output.text)
  `)

const chat = (model: ModelRecord): string =>
  python.program(code`
    ${install(code`mlx-lm`)}
    from mlx_lm import generate, load

    model, tokenizer = load(${model.id})

    messages = ${askedMessages(model) ?? [{ role: 'user', content: 'Why is the sky blue?' }]}
    prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
    # Prints the text while it writes it
    generate(model, tokenizer, prompt=prompt${tokensOf(model)}, verbose=True)
  `)

const completion = (model: ModelRecord): string =>
  python.program(code`
    ${install(code`mlx-lm`)}
    from mlx_lm import generate, load

    model, tokenizer = load(${model.id})
    # Prints the text while it writes it
    generate(model, tokenizer, prompt=${askedText(model, 'The lighthouse keeper opened the letter and')}${tokensOf(model)}, verbose=True)
  `)

function example(model: ModelRecord): LibraryExample {
  switch (pipelineTagOf(model)) {
    case 'image-text-to-text':
      return { language: 'python', content: vision(model) }
    case 'text-generation':
      return { language: 'python', content: isConversational(model) ? chat(model) : completion(model) }
    default:
      return {
        language: 'sh',
        content: shell.program(command`
          pip install "huggingface_hub[hf_xet]"
          hf download ${model.id} --local-dir ${nameOf(model)}
        `),
      }
  }
}

export const mlx: Library = {
  key: 'mlx',
  prettyLabel: 'MLX',
  repoName: 'MLX',
  repoUrl: 'https://github.com/ml-explore/mlx-examples/tree/main',
  filter: true,
  releases: { registry: 'pypi', package: 'mlx-lm', module: 'mlx_lm' },
  // huggingface-cli was renamed to hf.
  examples: (model) => [example(model)],
}
