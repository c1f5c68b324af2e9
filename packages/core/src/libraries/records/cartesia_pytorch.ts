import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

const withRene = (model: ModelRecord): string =>
  python.program(code`
    # pip install torch==2.4.0 "transformers<4.50" setuptools wheel packaging ninja (Python 3.12 or older),
    # then pip install causal-conv1d==1.4.0 mamba-ssm==2.2.2 flash-attn==2.6.3 --no-build-isolation,
    # then pip install cartesia-pytorch==0.0.1
    from cartesia_pytorch import ReneLMHeadModel
    from transformers import AutoTokenizer

    model = ReneLMHeadModel.from_pretrained(${model.id}).half().cuda()
    tokenizer = AutoTokenizer.from_pretrained("allenai/OLMo-1B-hf")

    inputs = tokenizer(["The lighthouse keeper opened the letter and"], return_tensors="pt")
    outputs = model.generate(inputs.input_ids.cuda(), max_length=64, top_k=100, top_p=0.95)
    print(tokenizer.batch_decode(outputs, skip_special_tokens=True)[0])
  `)

/** The base model for each size, whose tokenizer it uses. */
const TOKENIZERS = [
  { name: /1b/i, tokenizer: 'meta-llama/Llama-3.2-1B' },
  { name: /3b/i, tokenizer: 'meta-llama/Llama-3.2-3B' },
] as const

const withLlamba = (model: ModelRecord): string =>
  python.program(code`
    # Run inside a clone of https://github.com/cartesia-ai/edge, in its folder cartesia-pytorch (Python 3.12 or older),
    # after pip install torch==2.4.0 "transformers<4.50" setuptools wheel packaging ninja,
    # then pip install causal-conv1d==1.4.0 mamba-ssm==2.2.2 flash-attn==2.6.3 --no-build-isolation
    # The tokenizer is Llama's: accept its terms on Hugging Face and run: hf auth login
    import torch
    from cartesia_pytorch.Llamba.llamba import LlambaLMHeadModel
    from transformers import AutoTokenizer

    model = LlambaLMHeadModel.from_pretrained(${model.id}).to("cuda", torch.bfloat16)
    tokenizer = AutoTokenizer.from_pretrained(${TOKENIZERS.find(({ name }) => name.test(nameOf(model)))?.tokenizer ?? 'meta-llama/Llama-3.1-8B'})

    inputs = tokenizer(["The lighthouse keeper opened the letter and"], return_tensors="pt")
    outputs = model.generate(inputs.input_ids.cuda(), max_length=64, top_k=100, top_p=0.95)
    print(tokenizer.batch_decode(outputs, skip_special_tokens=True)[0])
  `)

export const cartesiaPytorch: Library = {
  key: 'cartesia_pytorch',
  prettyLabel: 'Cartesia Pytorch',
  repoName: 'Cartesia Pytorch',
  repoUrl: 'https://github.com/cartesia-ai/cartesia_pytorch',
  // There's no release to check against: the newest, 0.0.2, contains no module, neither as a wheel nor as source. 0.0.1
  // does.
  examples: (model) => [
    { language: 'python', content: /llamba/i.test(nameOf(model)) ? withLlamba(model) : withRene(model) },
  ],
}
