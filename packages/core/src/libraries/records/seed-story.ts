import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const seedStory: Library = {
  key: 'seed-story',
  prettyLabel: 'SEED-Story',
  repoName: 'SEED-Story',
  repoUrl: 'https://github.com/TencentARC/SEED-Story',
  filter: false,
  countDownloads: 'path:"cvlm_llama2_tokenizer/tokenizer.model"',
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Use Python 3.9, 3.10, or 3.11. Run inside a clone of https://github.com/TencentARC/SEED-Story, after
        # grep -vx hydra requirements.txt > needed.txt
        # pip install -r needed.txt
        # This removes hydra, an unrelated package that doesn't build; the code needs hydra-core.
        # To download Llama 2, accept its terms on Hugging Face and run: hf auth login
        import hydra
        from huggingface_hub import snapshot_download
        from omegaconf import OmegaConf

        # The configuration files expect the weights here
        snapshot_download(${model.id}, local_dir="pretrained")
        snapshot_download("meta-llama/Llama-2-7b-hf", local_dir="pretrained/Llama-2-7b-hf")

        llm_config = OmegaConf.load("configs/clm_models/llama2chat7b_lora.yaml")
        llm = hydra.utils.instantiate(llm_config, torch_dtype="fp16")

        agent_config = OmegaConf.load("configs/clm_models/agent_7b_sft.yaml")
        agent = hydra.utils.instantiate(agent_config, llm=llm)
        print(agent)
      `),
    },
  ],
}
