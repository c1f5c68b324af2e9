import { describe, expect, it } from 'vitest'
import type { ModelRecord } from '../model/model-record.ts'
import { LIBRARIES } from './index.ts'

const id = 'acme/demo'

/** Returns one library's examples as a single text. */
const textOf = (library: string, model: Partial<ModelRecord> = {}): string =>
  (LIBRARIES[library]?.examples?.({ id, ...model }) ?? []).map(({ content }) => content).join('\n')

describe('diffusers', () => {
  const controlNet = (base: string): string =>
    textOf('diffusers', { tags: ['controlnet'], cardData: { base_model: base } })

  it.each([
    ['runwayml/stable-diffusion-v1-5', 'ControlNetModel', 'StableDiffusionControlNetPipeline', 'image', 'float16'],
    [
      'stabilityai/stable-diffusion-xl-base-1.0',
      'ControlNetModel',
      'StableDiffusionXLControlNetPipeline',
      'image',
      'float16',
    ],
    [
      'stabilityai/stable-diffusion-3-medium-diffusers',
      'SD3ControlNetModel',
      'StableDiffusion3ControlNetPipeline',
      'control_image',
      'float16',
    ],
    ['black-forest-labs/FLUX.1-dev', 'FluxControlNetModel', 'FluxControlNetPipeline', 'control_image', 'bfloat16'],
    ['Qwen/Qwen-Image', 'QwenImageControlNetModel', 'QwenImageControlNetPipeline', 'control_image', 'bfloat16'],
  ])('runs a ControlNet of %s with its family’s classes and number type, on the GPU', (base, ...rest) => {
    const [model, pipeline, argument, dtype] = rest
    const text = controlNet(base)
    expect(text).toMatch(new RegExp(`^controlnet = ${model}\\.from_pretrained\\(.*dtype=torch\\.${dtype}\\)`, 'm'))
    expect(text).toMatch(new RegExp(`^pipe = ${pipeline}\\.from_pretrained\\(`, 'm'))
    expect(text).toMatch(new RegExp(`controlnet=controlnet, dtype=torch\\.${dtype}\\n\\)\\.to\\(device\\)`))
    expect(text).toContain(`, ${argument}=control).images[0]`)
  })

  it.each([
    { pipeline_tag: 'unconditional-image-generation' },
    { tags: ['diffusers:DDPMPipeline'] },
    { tags: ['DDPMPipeline'] },
  ])('passes no prompt to a pipeline without one: %j', (model) => {
    expect(textOf('diffusers', model)).toContain('pipe().images[0]')
  })
})

describe('diffusers, whose pipelines have different arguments,', () => {
  // FLUX.2 takes an image first, like pipelines that edit images.
  it.each([
    { pipeline_tag: 'text-to-image' },
    { pipeline_tag: 'text-to-audio' },
    { tags: ['lora'] },
    { tags: ['textual_inversion'] },
    { tags: ['controlnet'] },
  ])('passes the prompt by name: %j', (model) => {
    expect(textOf('diffusers', model)).toMatch(/ = pipe\(prompt="/)
  })

  it('passes an image and a prompt to a model that takes both', () => {
    const text = textOf('diffusers', { id: 'black-forest-labs/FLUX.2-dev', pipeline_tag: 'image-text-to-image' })
    expect(text).toContain('pipe(image=picture, prompt="')
  })

  it.each([
    { id: 'stabilityai/stable-video-diffusion-img2vid-xt' },
    { tags: ['diffusers:StableVideoDiffusionPipeline'] },
  ])('passes no prompt to Stable Video Diffusion: %j', (model) => {
    expect(textOf('diffusers', { ...model, pipeline_tag: 'image-to-video' })).toContain(
      'frames = pipe(image=picture).frames[0]',
    )
  })

  it.each(['image-to-video', 'image-text-to-video'])('animates an image with LTX’s pipeline for it: %s', (task) => {
    const ltx = textOf('diffusers', { id: 'Lightricks/LTX-Video', pipeline_tag: task })
    expect(ltx).toContain('accelerate imageio imageio-ffmpeg')
    expect(ltx).toContain('from diffusers import LTXImageToVideoPipeline\n')
    expect(ltx).toContain('pipe = LTXImageToVideoPipeline.from_pretrained(')
    expect(ltx).toContain('export_to_video(frames, "video.mp4")')
    const ltx2 = textOf('diffusers', { id: 'Lightricks/LTX-2', tags: ['ltx-video'], pipeline_tag: task })
    expect(ltx2).toContain('pipe = LTX2ImageToVideoPipeline.from_pretrained(')
    const lora = { tags: ['lora'], cardData: { base_model: 'Lightricks/LTX-Video' }, pipeline_tag: task }
    expect(textOf('diffusers', lora)).toContain('pipe = LTXImageToVideoPipeline.from_pretrained(\n    "Lightricks')
    expect(textOf('diffusers', { pipeline_tag: task })).toContain('pipe = DiffusionPipeline.from_pretrained(')
  })

  it('keeps LTX’s general pipeline for text', () => {
    const text = textOf('diffusers', { id: 'Lightricks/LTX-Video', pipeline_tag: 'text-to-video' })
    expect(text).toContain('pipe = DiffusionPipeline.from_pretrained(')
  })

  it.each([
    ['text-to-3d', 'prompt="a lighthouse"'],
    ['image-to-3d', 'image=load_image('],
  ])('saves the images of a shape: %s', (pipeline_tag, input) => {
    const text = textOf('diffusers', { pipeline_tag })
    expect(text).toContain(`pictures = pipe(\n    ${input}`)
    expect(text).toContain('dtype=torch.float16')
    expect(text).toContain('export_to_gif(pictures, "shape.gif")')
    expect(text).not.toContain('image.save')
  })

  it.each([
    ['FluxFillPipeline', 'FluxFillPipeline.from_pretrained('],
    ['StableDiffusionInpaintPipeline', 'AutoPipelineForInpainting.from_pretrained('],
    ['StableDiffusionXLInpaintPipeline', 'AutoPipelineForInpainting.from_pretrained('],
  ])('passes a mask to a model with the Hugging Face tag for %s', (name, loads) => {
    const text = textOf('diffusers', { tags: [`diffusers:${name}`], pipeline_tag: 'image-to-image' })
    expect(text).toContain(`pipe = ${loads}`)
    expect(text).toContain('mask_image=mask')
  })
})

describe('diffusers for SDXL-Lightning', () => {
  const text = textOf('diffusers', { id: 'ByteDance/SDXL-Lightning', pipeline_tag: 'text-to-image' })

  it('loads its weights into its base model, because the repository contains no pipeline', () => {
    expect(text).toContain('"stabilityai/stable-diffusion-xl-base-1.0"')
    expect(text).toContain(
      'pipe.load_lora_weights("ByteDance/SDXL-Lightning", weight_name="sdxl_lightning_4step_lora.safetensors")',
    )
    expect(text).toContain('accelerate peft')
  })

  it('uses the number of steps that the weights are for, without guidance', () => {
    expect(text).toContain('timestep_spacing="trailing"')
    expect(text).toContain('num_inference_steps=4, guidance_scale=0')
  })
})

describe('diffusers for audio', () => {
  it.each([
    [['diffusers:StableAudioPipeline'], 'pipe.vae.config.sampling_rate'],
    [['diffusers:AudioLDM2Pipeline'], 'pipe.vocoder.config.sampling_rate'],
    [['diffusers:LongCatAudioDiTPipeline'], 'pipe.sample_rate'],
  ])('saves the audio of %j at its sample rate', (tags, rate) => {
    const text = textOf('diffusers', { tags, pipeline_tag: 'text-to-audio' })
    expect(text).toContain('accelerate soundfile')
    expect(text).toContain(`sf.write("sound.wav", audio.T, ${rate})`)
    expect(text).not.toContain('.images')
  })
})

describe('a loader', () => {
  // Sana's loads into the pipeline that it's called on.
  it.each(Object.keys(LIBRARIES).filter((key) => key !== 'sana'))('of %s is kept in a variable', (library) => {
    expect(textOf(library)).not.toMatch(/^[\w.]+\.(?:from_pretrained|load_from_hf_hub)\(/m)
  })
})

describe('a release that imports what version 2 of huggingface_hub doesn’t have', () => {
  it.each([
    ['bertopic', {}],
    ['paddlenlp', {}],
    ['pruna-ai', {}],
    ['pruna-ai', { tags: ['diffusers'] }],
  ])('of %s with %j is installed with an older one', (library, model) => {
    expect(textOf(library, model)).toContain('"huggingface_hub<2"')
  })
})

describe('an install with more than a release requires', () => {
  it.each([
    // Its watermark, and the lightning that it pins, import pkg_resources, which setuptools has dropped since version
    // 82.
    ['chatterbox', '# pip install chatterbox-tts "setuptools<82" (Python '],
    ['relik', ' "setuptools<82" (Python '],
    // Its tensorflow breaks with newer releases of its requirements, and its cleaners import a module that no registry
    // has.
    [
      'tensorflowtts',
      '"tensorflow-addons<0.15" "keras<2.7" "protobuf<3.21" "pyworld<0.3.5" (Python 3.8)\n# and git+https',
    ],
    // Since 2025, Hugging Face responds with relative URLs, which the client that it pins doesn't support.
    ['tensorflowtts', 'then pip install huggingface_hub==0.25.2'],
    // Its checkpoints contain objects, which torch only loads on request since version 2.6.
    ['fairseq', 'pip install fairseq "torch<2.6" huggingface_hub'],
    // The mlx and numpy releases that they pin have no wheels for later Python versions.
    ['diffusionkit', '(Apple silicon, Python 3.12 or older)\n'],
    ['mlx-image', '(Apple silicon, Python 3.10, 3.11, or 3.12)\n'],
    // It's built with the installed torch, which pip doesn't find by itself.
    ['mamba-ssm', ', then pip install mamba-ssm transformers --no-build-isolation\n'],
    // Installing from the URL omits the package's folders.
    [
      'zonos',
      '# Run inside a clone of https://github.com/Zyphra/Zonos, after pip install -e . "torch<2.15" torchcodec;\n',
    ],
    ['zonos', 'espeak-ng'],
    // The vocoder and the codec in its requirements import torchaudio.
    ['mars5-tts', '-r requirements.txt soundfile "torch<2.15" "huggingface_hub<1" (Python 3.12 or older)\n'],
    // It pins a release that the registry has only as source.
    ['outetts', 'with a C++ compiler to build llama-cpp-python'],
    // Its loader reads the spaces of models that were saved with gym.
    ['stable-baselines3', 'pip install gym shimmy\n'],
    // The newest release is a different program.
    ['vui', '# pip install git+https://github.com/fluxions-ai/vui@v0.1.0 (Python 3.12.3)\n'],
    // Missing from their requirements.
    [
      'matanyone',
      '# pip install git+https://github.com/pq-yang/MatAnyone torch "torchvision<0.26", with a C compiler, which builds its netifaces\n',
    ],
    // Its kernels are only in their repository, and are built with the installed nanobind.
    ['cartesia_mlx', '#subdirectory=cartesia-metal --no-build-isolation\n# pip install cartesia-mlx\n'],
    // Required by their models that read English aloud, or that have a tokenizer from Hugging Face.
    ['espnet', '# pip install "espnet[tts]" espnet_model_zoo soundfile', { pipeline_tag: 'text-to-speech' }],
    ['open_clip', '# pip install open_clip_torch transformers\n'],
    // A release from the time of that torch; its extension builder imports what setuptools has dropped.
    ['mesh-anything', 'and pip install flash-attn==2.6.3 --no-build-isolation\n'],
    ['univa', 'and pip install flash_attn --no-build-isolation\n'],
    // The opencv that it pins was built for numpy 1, and its transformers and optimum for the torch of their time.
    ['mesh-anything', ', in Python 3.10 or 3.11,\n# after pip install torch==2.1.1 "numpy<2" "setuptools<70" wheel'],
    // It pins a paddlepaddle release that the registry no longer has, and that the model doesn't need.
    ['univa', ', in Python 3.10 or 3.11,\n# after grep -v ^paddle requirements.txt > needed.txt,'],
    // Later transformers releases require a newer torch, which later torchvision releases install.
    ['vfi-mamba', 'torchvision==0.14.1 "timm<1" "numpy<2" "transformers<4.48"'],
    ['renderformer', '# after pip install torch -r requirements.txt (Python 3.13 or older)\n'],
    // With a later huggingface_hub, its models start training when they're switched to evaluation.
    ['yolov10', '# pip install git+https://github.com/THU-MIG/yolov10.git "huggingface_hub<1" safetensors\n'],
    // Without permission to read its pickled networks, the loader returns None and only warns.
    ['pythae', ' is None without allow_pickle=True, '],
    ['ben2', '# pip install git+https://github.com/PramaLLC/BEN2.git opencv-python requests\n'],
    // Its loader requires an argument that version 1 of huggingface_hub no longer passes.
    ['mars5-tts', ' "huggingface_hub<1" (Python 3.12 or older)\n'],
    // Their old datasets release uses a class that pyarrow has dropped since version 21; and in Python 3.9, the old
    // pydantic of their spacy doesn't support the Literal of typing-extensions 4.6.
    ['allennlp', '"numpy<2" "pyarrow<21" "typing-extensions<4.6" (Python ', { tags: ['question-answering'] }],
    ['relik', '# pip install relik "numpy<2" "pyarrow<21" '],
    ['sample-factory', ', and install git-lfs, which it uses to clone\n'],
    // It imports a function that version 0.3 doesn't have.
    ['paddlenlp', ' "pyarrow<21" "aistudio-sdk<0.3" (Python '],
    // It's built with the installed torch, which pip doesn't find by itself.
    ['kimi-audio', 'then pip install flash-attn --no-build-isolation,\n# then pip install git+https'],
    // The numpy, torch, and tensorflow releases that they pin have no wheels for later Python versions.
    ['cxr-foundation', '#subdirectory=python (Python 3.10, 3.11, or 3.12)\n'],
    ['depth-pro', '# Requires Python 3.12 or older\npip install git+'],
    ['describe-anything', 'describe-anything "transformers<4.51" (Python 3.12 or older)\n'],
    ['dia-tts', 'soundfile (Python 3.13 or older)\n'],
    ['PaddleOCR', '/en/install says (Python 3.13 or older)\n', { tags: ['layout_detection'] }],
    ['birefnet', '# after pip install -r requirements.txt (Python 3.12 or older)\n'],
    ['phantom-wan', '# Requires Python 3.10, 3.11, or 3.12.'],
    // Its requirements include flash_attn, which is built with the installed torch.
    ['phantom-wan', '\npip install -r requirements.txt --no-build-isolation\n'],
    // The registry no longer has wheels of the av that it pins.
    [
      'audiocraft',
      ', which builds its av:\n# FFmpeg 5 or 6, its headers and pkg-config have to be there\n',
      { tags: ['musicgen'] },
    ],
  ] as [library: string, words: string, model?: Partial<ModelRecord>][])('of %s is shown', (library, words, model) => {
    expect(textOf(library, model)).toContain(words)
  })
})

describe('aneforge', () => {
  it.each([undefined, 'text-generation', 'image-classification', 'automatic-speech-recognition'])(
    'is installed for %s with what its loaders import when they’re called',
    (pipeline_tag) => {
      const model = pipeline_tag === undefined ? {} : { pipeline_tag }
      expect(textOf('aneforge', model)).toContain('# pip install "aneforge[models]"')
    },
  )
})

describe('pocket-tts', () => {
  it('passes a recording to models by other authors, because named voices only work with the original ones', () => {
    expect(textOf('pocket-tts')).toContain('get_state_for_audio_prompt("hf://')
    expect(textOf('pocket-tts', { id: 'kyutai/pocket-tts' })).toContain('get_state_for_audio_prompt("alba")')
  })

  it('uses the configuration file that a repository contains, whatever its name', () => {
    expect(textOf('pocket-tts')).toContain('config="hf://acme/demo/config.yaml"')
    expect(textOf('pocket-tts', { siblings: [{ rfilename: 'voices/a.yaml' }, { rfilename: 'czech.yaml' }] })).toContain(
      'config="hf://acme/demo/czech.yaml"',
    )
  })
})

describe('pruna-ai', () => {
  it('lets the loader choose the device, which it passes to diffusers itself', () => {
    expect(textOf('pruna-ai', { tags: ['diffusers'] })).toContain('PrunaModel.from_pretrained("')
  })

  it.each([undefined, 'text-to-image', 'text-to-video', 'image-to-video'])(
    'passes the prompt of %s by name, because pipelines differ in their first argument',
    (pipeline_tag) => {
      const text = textOf('pruna-ai', { tags: ['diffusers'], ...(pipeline_tag === undefined ? {} : { pipeline_tag }) })
      expect(text).toMatch(/ = pipe\((?:prompt=|image=.*, prompt=)/)
    },
  )
})

describe('fasttext', () => {
  it('is installed with a numpy that its newest release supports', () => {
    expect(textOf('fasttext')).toContain(
      '# pip install fasttext "numpy<2" huggingface_hub (Python 3.12 or older), which builds it:\n',
    )
  })
})

describe('a file from the record', () => {
  const withFile = (rfilename: string) => ({ siblings: [{ rfilename }] })

  it.each([
    ['fasttext', 'lid.ftz', '"lid.ftz"'],
    ['keras', 'demo.keras', 'hf_hub_download("acme/demo", "demo.keras")'],
    ['keras', 'model.weights.h5', 'snapshot_download("acme/demo")'],
    ['collectorvision', 'milo.onnx', 'filename="milo.onnx"'],
    ['litert-lm', 'demo.task', 'the repository has none'],
  ])('is the one of %s: %s', (library, file, expected) => {
    expect(textOf(library, withFile(file))).toContain(expected)
  })

  it('is one of Anemoi’s checkpoints, if there are several', () => {
    const siblings = ['first.ckpt', 'second.ckpt'].map((rfilename) => ({ rfilename }))
    expect(textOf('anemoi', { siblings })).toContain('{"repo_id": "acme/demo", "filename": "first.ckpt"}')
    expect(textOf('anemoi', withFile('first.ckpt'))).toContain('{"huggingface": "acme/demo"}')
  })

  it('is LTX’s adapter', () => {
    const model = { id: 'acme/LTX-2.3-demo', tags: ['lora'], ...withFile('demo.safetensors') }
    expect(textOf('ltx', model)).toContain('--lora models/LTX-2.3-demo/demo.safetensors 1.0')
  })
})

describe('ltx', () => {
  it.each([
    ['LTX-2', 'ltx-2-19b-distilled.safetensors'],
    ['LTX-2.3', 'ltx-2.3-22b-distilled-1.1.safetensors'],
    ['LTX-2.5', 'ltx-2.5-22b-distilled-transformer-bf16.safetensors'],
  ])('downloads the files that it uses: %s', (name, file) => {
    const text = textOf('ltx', { id: `Lightricks/${name}` })
    expect(text.split(file)).toHaveLength(3)
    expect(text).not.toContain('check whether they differ')
    expect(textOf('ltx', { id: `acme/${name}` })).toContain('check whether they differ')
  })
})

describe('chatterbox', () => {
  it('dubs with the pipeline for dubbing', () => {
    const text = textOf('ltx', { id: 'Lightricks/LTX-2.3-22b-IC-LoRA-DubIt', tags: ['ic-lora'] })
    expect(text).toContain('python -m ltx_pipelines.dubit')
    expect(text).toContain('--reference-video talk.mp4')
    expect(text).not.toContain('--video-conditioning')
  })

  it('reads a model by other authors from a folder, or loads its weights into its base model', () => {
    const whole = textOf('chatterbox', { siblings: [{ rfilename: 've.safetensors' }] })
    expect(whole).toContain('ChatterboxTTS.from_local(snapshot_download("acme/demo"), device="cuda")')
    expect(textOf('chatterbox')).toContain('model.t3.load_state_dict(load_file(hf_hub_download("acme/demo", weights)))')
    expect(textOf('chatterbox', { id: 'ResembleAI/chatterbox' })).not.toContain('t3')
  })

  it.each([
    ['ResembleAI/chatterbox-turbo', 'chatterbox.tts_turbo import ChatterboxTurboTTS'],
    ['ResembleAI/chatterbox-nano', 'from_pretrained(device="cuda", nano=True)'],
    [
      'ResembleAI/Chatterbox-Multilingual-pt-br',
      '"A biblioteca abre às nove e fecha às seis."\nwav = model.generate(text, language_id="pt")',
    ],
  ])('loads %s with the class for its kind', (model, part) => {
    expect(textOf('chatterbox', { id: model })).toContain(part)
  })
})

describe('espnet', () => {
  it('speaks Japanese with the package that reads it', () => {
    const text = textOf('espnet', { tags: ['text-to-speech', 'ja'] })
    expect(text).toContain(' soundfile pyopenjtalk (Python ')
    expect(text).toContain('フェリー')
  })
})

describe('index-tts', () => {
  it.each([
    ['IndexTTS-1.5', 'indextts.infer '],
    ['IndexTTS-2-demo', 'indextts.infer_v2 '],
    ['IndexTTS-2.5-demo', 'indextts.infer_v2_5 '],
  ])('recognizes the generation of %s', (name, module) => {
    expect(textOf('index-tts', { id: `acme/${name}` })).toContain(`from ${module}import`)
  })
})

describe('llama-cpp-python', () => {
  it('finds a file in upper or lower case if the record lists none', () => {
    const pattern = /filename="\*(.*?)\.gguf"/.exec(textOf('llama-cpp-python'))?.[1] ?? ''
    // Brackets have the same meaning in a file name pattern.
    expect('Q4_K_M').toMatch(new RegExp(`^${pattern}$`))
    expect('q4_k_m').toMatch(new RegExp(`^${pattern}$`))
  })

  it('downloads every part of a split model', () => {
    const part = (number: number) => `Q4_K_M/demo-Q4_K_M-0000${number}-of-00003.gguf`
    const siblings = [1, 2, 3].map((number) => ({ rfilename: part(number) }))
    expect(textOf('llama-cpp-python', { siblings })).toContain(
      `    filename="${part(1)}",\n    additional_files=[\n        "${part(2)}",\n        "${part(3)}",\n    ],\n`,
    )
  })
})

describe('ml-agents', () => {
  it('says which Python versions its newest release supports', () => {
    expect(textOf('ml-agents')).toContain('# Requires Python 3.10.1 to 3.10.12\npip install mlagents\n')
  })
})

describe('moshi', () => {
  it('uses the URL at which the server responds without a certificate', () => {
    expect(textOf('moshi')).toContain('at http://localhost:8998\n')
  })
})

describe('edsnlp', () => {
  it('is installed with what downloads and runs models from Hugging Face', () => {
    expect(textOf('edsnlp')).toContain('# pip install "edsnlp[ml]"\n')
  })
})

describe('stable-audio-tools', () => {
  it('saves its audio with a package that it installs', () => {
    const text = textOf('stable-audio-tools')
    expect(text).toContain('import soundfile as sf\n')
    expect(text).toContain('sf.write("sound.wav", audio.T, config["sample_rate"])')
    expect(text).not.toContain('torchaudio')
  })
})

describe('outetts', () => {
  it.each([
    ['OuteTTS-0.1-350M', 'V1'],
    ['OuteTTS-0.2-500M', 'V2'],
    ['OuteTTS-0.3-1B', 'V2'],
  ])('runs %s with interface %s, which has no voices and a shorter context', (name, version) => {
    const text = textOf('outetts', { id: `OuteAI/${name}` })
    expect(text).toContain(`interface_version=outetts.InterfaceVersion.${version},`)
    expect(text).toContain('max_seq_length=4096,')
    expect(text).toContain('max_length=4096,')
    expect(text).not.toContain('load_default_speaker')
  })

  it.each(['Llama-OuteTTS-1.0-1B', 'OuteTTS-1.0-0.6B', 'mine'])('passes a voice to %s', (name) => {
    expect(textOf('outetts', { id: `OuteAI/${name}` })).toContain('load_default_speaker("EN-FEMALE-1-NEUTRAL")')
  })
})

describe('saelens', () => {
  it.each([
    ['google/gemma-scope-2b-pt-res', 'gemma-scope-2b-pt-res-canonical', 'layer_20/width_16k/canonical'],
    ['google/gemma-scope-9b-it-res', 'gemma-scope-9b-it-res-canonical', 'layer_20/width_16k/canonical'],
    ['google/gemma-scope-27b-pt-res', 'gemma-scope-27b-pt-res-canonical', 'layer_10/width_131k/canonical'],
    ['google/gemma-scope-2-4b-it', 'gemma-scope-2-4b-it-res-all', 'layer_0_width_16k_l0_big'],
    ['google/gemma-scope-2b-pt-transcoders', 'gemma-scope-2b-pt-transcoders', 'layer_20/width_16k/average_l0_11'],
    ['acme/demo', 'acme/demo', 'blocks.8.hook_resid_pre'],
  ])('loads %s by release %s', (model, release, autoencoder) => {
    const text = textOf('saelens', { id: model })
    expect(text).toContain(`release="${release}",`)
    expect(text).toContain(`sae_id="${autoencoder}",`)
  })
})

describe('PaddleOCR', () => {
  it.each(['doc_vlm', 'document-parse', 'chart_parsing', 'formula_recognition'])(
    'is installed with what its models of %s need besides the core',
    (tag) => {
      expect(textOf('PaddleOCR', { tags: [tag] })).toContain('# pip install "paddleocr[doc-parser]", and paddlepaddle')
    },
  )

  it('uses the package’s name for a chart model, and the engine for its format', () => {
    const id = 'PaddlePaddle/PP-Chart2Table_safetensors'
    const text = textOf('PaddleOCR', { id, tags: ['chart_parsing'] })
    expect(text).toContain('ChartParsing(model_name="PP-Chart2Table", engine="transformers")')
    expect(text).toContain('# pip install "paddleocr[doc-parser]" transformers torch torchvision')
  })

  it('is installed with only the core for other models', () => {
    expect(textOf('PaddleOCR', { tags: ['layout_detection'] })).toContain('# pip install paddleocr, and paddlepaddle')
  })
})

describe('models that differ from most of their library', () => {
  const adapterOf = (base: string): Partial<ModelRecord> => ({
    config: { peft: { base_model_name_or_path: base, task_type: 'CAUSAL_LM' } },
  })

  it.each<[string, Partial<ModelRecord>, string]>([
    ['describe-anything', { tags: ['custom_code'] }, 'model.init_dam('],
    ['describe-anything', {}, 'DescribeAnythingModel(model_path="checkpoints"'],
    ['diffusers', { id: 'stabilityai/sd-vae-ft-mse' }, 'AutoModel.from_pretrained("stabilityai/sd-vae-ft-mse")'],
    ['diffusers', { id: 'acme/vae-art', tags: ['diffusers:FluxPipeline'] }, 'DiffusionPipeline.from_pretrained('],
    ['moshi', { pipeline_tag: 'automatic-speech-recognition' }, 'moshi.run_inference'],
    ['moshi', { id: 'kyutai/moshika-mlx-q4' }, 'moshi_mlx.local_web -q 4 --hf-repo kyutai/moshika-mlx-q4'],
    [
      'moshi',
      { id: 'kyutai/stt-2.6b-en-mlx', pipeline_tag: 'automatic-speech-recognition' },
      'moshi_mlx.run_inference --hf-repo kyutai/stt-2.6b-en-mlx --temp 0 speech.wav',
    ],
    [
      'moshi',
      { id: 'kyutai/hibiki-1b-pytorch-bf16' },
      'moshi.run_inference --hf-repo kyutai/hibiki-1b-pytorch-bf16 speech.wav translated.wav',
    ],
    [
      'moshi',
      { id: 'kyutai/moshika-candle-q8' },
      "jq --arg id kyutai/moshika-candle-q8 '.hf_repo = $id' moshi-backend/config-q8.json",
    ],
    [
      'moshi',
      { id: 'kyutai/stt-1b-en_fr-candle', pipeline_tag: 'automatic-speech-recognition' },
      'cargo run --features cuda -r -- --hf-repo kyutai/stt-1b-en_fr-candle speech.wav',
    ],
    ['moshi', { id: 'nvidia/personaplex-7b-v1' }, 'github.com/NVIDIA/personaplex.git'],
    ['vibevoice', { id: 'microsoft/VibeVoice-1.5B' }, ' = VibeVoiceForConditionalGenerationInference.'],
    ['vibevoice', { id: 'microsoft/VibeVoice-ASR' }, ' = VibeVoiceASRForConditionalGeneration.'],
    [
      'vibevoice',
      { id: 'microsoft/VibeVoice-Realtime-0.5B' },
      ' = VibeVoiceStreamingForConditionalGenerationInference.',
    ],
    ['audiocraft', { id: 'facebook/jasco-chords-drums-400M' }, 'JASCO.get_pretrained('],
    [
      'audiocraft',
      { id: 'facebook/musicgen-style', tags: ['musicgen'] },
      'pip install git+https://github.com/facebookresearch/audiocraft.git',
    ],
    ['diffusers', { id: 'prs-eth/marigold-depth-v1-1', pipeline_tag: 'depth-estimation' }, '\nprint(pipe)'],
    ['diffusers', { pipeline_tag: 'video-to-video' }, '\nprint(pipe)'],
    [
      'diffusers',
      { id: 'stabilityai/stable-audio-open-1.0', pipeline_tag: 'text-to-audio' },
      'accelerate soundfile torchsde',
    ],
    [
      'speechbrain',
      { config: { speechbrain: { speechbrain_interface: 'MSTacotron2' } } },
      'from speechbrain.inference.TTS import MSTacotron2',
    ],
    [
      'speechbrain',
      { config: { speechbrain: { speechbrain_interface: 'StreamingASR' } } },
      'from speechbrain.inference.ASR import StreamingASR',
    ],
    [
      'pyannote-audio',
      { id: 'pyannote/speaker-diarization-community-1', tags: ['pyannote-audio-pipeline'] },
      'accept their terms as well',
    ],
    ['phantom-wan', { id: 'bytedance-research/Phantom' }, '--task s2v-14B'],
    ['diffusers', { id: 'Photoroom/prx-512-t2i-sft', pipeline_tag: 'text-to-image' }, 'accelerate ftfy'],
    ['diffusers', { tags: ['diffusers:PRXPipeline'], pipeline_tag: 'text-to-image' }, 'accelerate ftfy'],
    ['moshi', { id: 'kyutai/moshika-mlx-bf16' }, 'moshi_mlx.local_web --hf-repo kyutai/moshika-mlx-bf16'],
    ['nobg', { tags: ['nobg-sam3'] }, '"input_ids"'],
    ['peft', adapterOf('unsloth/llama-3-8b-bnb-4bit'), '# pip install peft bitsandbytes\n'],
    ['peft', adapterOf('acme/base'), '# pip install peft\n'],
    [
      'pyannote-audio',
      { id: 'pyannote/voice-activity-detection', tags: ['pyannote-audio-pipeline'] },
      '"pyannote.audio<4"',
    ],
    [
      'pyannote-audio',
      { id: 'pyannote/speaker-diarization-3.1', tags: ['pyannote-audio-pipeline'] },
      '.speaker_diarization)',
    ],
    ['sentence-transformers', { tags: ['multi-vector'] }, 'MultiVectorEncoder('],
    ['sentence-transformers', { id: 'acme/clip-ViT-B-32' }, '"sentence-transformers[image]"'],
    ['setfit', { id: 'acme/absa-polarity', tags: ['absa'] }, '"acme/absa-aspect",\n    "acme/absa-polarity",\n'],
    ['spacy', { id: 'spacy/en_core_web_trf' }, '"spacy-curated-transformers<1"'],
    ['spacy', { id: 'acme/en_pipeline_trf' }, ' spacy-transformers\n'],
    ['spacy', { pipeline_tag: 'text-classification' }, 'print(doc.cats)'],
    ['spacy', { id: 'spacy/xx_sent_ud_sm' }, 'for sentence in doc.sents:'],
    ['stanza', { id: 'stanfordnlp/stanza-multilingual' }, 'MultilingualPipeline()'],
    ['terratorch', { id: 'acme/Prithvi-EO-2.0-300M-TL-Burns' }, 'LightningInferenceModel.from_config('],
    ['terratorch', { id: 'acme/Prithvi-EO-2.0-300M-TL' }, '"prithvi_eo_v2_300_tl"'],
    ['zonos', { id: 'Zyphra/Zonos-v0.1-hybrid' }, '".[compile]"'],
  ])('of %s with %j are loaded in their own way', (library, model, code) => {
    expect(textOf(library, model)).toContain(code)
  })
})

describe('speechbrain', () => {
  const withInterface = (name: string, model: Partial<ModelRecord> = {}): string =>
    textOf('speechbrain', { ...model, config: { speechbrain: { speechbrain_interface: name } } })

  it('is installed with transformers for models that are built on it', () => {
    expect(withInterface('WhisperASR')).toContain('# pip install speechbrain "torch<2.15" transformers\n')
    const wav2vec2 = { id: 'speechbrain/asr-wav2vec2-commonvoice-en' }
    expect(withInterface('EncoderDecoderASR', wav2vec2)).toContain(
      '# pip install speechbrain "torch<2.15" transformers\n',
    )
    expect(withInterface('EncoderDecoderASR')).toContain('# pip install speechbrain "torch<2.15"\n')
  })

  it('prints the text of the segments that Whisper returns', () => {
    const text = withInterface('WhisperASR')
    expect(text).toContain('for segment in model.transcribe_file("speech.wav"):\n    print(segment.words)\n')
  })

  it('saves the separated audio at the model’s sample rate', () => {
    const text = textOf('speechbrain', { config: { speechbrain: { speechbrain_interface: 'SepformerSeparation' } } })
    expect(text).toContain('import soundfile as sf')
    expect(text).toMatch(/sf\.write\(f"speaker-\{number\}\.wav", source, model\.hparams\.sample_rate\)/)
    expect(text).not.toContain('print(model.separate_file')
  })
})

describe('stable-baselines3', () => {
  it.each([
    ['acme/ppo-CartPole-v1', {}, 'stable_baselines3', 'PPO'],
    ['acme/tqc-Ant-v3', {}, 'sb3_contrib', 'TQC'],
    ['acme/lander', { 'model-index': [{ name: 'DQN' }] }, 'stable_baselines3', 'DQN'],
    ['acme/lander', {}, 'stable_baselines3', 'PPO'],
  ])('finds and loads the file of %s, with %j in the card', (model, cardData, module, algorithm) => {
    const text = textOf('stable-baselines3', { id: model, cardData })
    expect(text).toContain(`from ${module} import ${algorithm}\n`)
    expect(text).toContain(
      'if name.endswith(".zip")]\nfilename = next(name for name in archives if name != "train_eval_metrics.zip")',
    )
    expect(text).toContain(`model = ${algorithm}.load(load_from_hub(repository, filename))`)
    expect(text).not.toContain('lander.zip')
    expect(text.includes('pip install huggingface_sb3 stable-baselines3 sb3-contrib')).toBe(module === 'sb3_contrib')
  })
})

describe('transformers.js', () => {
  it.each(['audio-classification', 'automatic-speech-recognition', 'zero-shot-audio-classification'])(
    'decodes the recording of %s itself, because the package can’t in Node.js',
    (pipeline_tag) => {
      const text = textOf('transformers.js', { pipeline_tag })
      expect(text).toContain('// npm install @huggingface/transformers wavefile\n')
      expect(text).toContain('wav.toSampleRate(pipe.processor.feature_extractor.config.sampling_rate)')
      expect(text).toContain('await pipe(wav.getSamples(false, Float32Array)')
    },
  )

  it('sends an image and a text if a model takes both, and prints the answer', () => {
    const text = textOf('transformers.js', { pipeline_tag: 'image-text-to-text' })
    expect(text).toContain('await processor(prompt, [await load_image(')
    expect(text).toContain('max_new_tokens: 64, streamer })')
  })

  it.each([
    ['onnx-community/llava-onevision-demo', 'const prompt = processor.apply_chat_template('],
    ['onnx-community/LFM2.5-VL-demo', 'const prompt = processor.apply_chat_template('],
    ['onnx-community/Florence-2-demo', 'const prompt = "<MORE_DETAILED_CAPTION>";'],
    ['onnx-community/paligemma2-demo', 'const prompt = "<image>caption en";'],
  ])('sends the image first to %s', (id, prompt) => {
    const text = textOf('transformers.js', { id, pipeline_tag: 'image-text-to-text' })
    expect(text).toContain(prompt)
    expect(text).toMatch(/await processor\(\[await load_image\(.*\)\], prompt\);/)
  })

  it.each(['Xenova/speecht5_tts', 'onnx-community/Supertonic-TTS-ONNX'])('passes a voice to %s', (model) => {
    expect(textOf('transformers.js', { id: model, pipeline_tag: 'text-to-speech' })).toContain(
      'speaker_embeddings: "http',
    )
    expect(textOf('transformers.js', { pipeline_tag: 'text-to-speech' })).not.toContain('speaker_embeddings')
  })

  it('prints something about a model without a pipeline', () => {
    expect(textOf('transformers.js', { pipeline_tag: 'mask-generation' })).toContain('console.log(model.config)')
  })
})

describe('translation', () => {
  const translation = (model: Partial<ModelRecord>): string =>
    textOf('transformers', {
      pipeline_tag: 'translation',
      transformersInfo: { auto_model: 'AutoModelForSeq2SeqLM', processor: 'AutoTokenizer' },
      ...model,
    })

  it.each([
    ['facebook/nllb-200-distilled-600M', 'eng_Latn', 'deu_Latn'],
    ['facebook/m2m100_418M', 'en', 'de'],
    ['facebook/mbart-large-50-many-to-many-mmt', 'en_XX', 'de_DE'],
  ])('with %s names both languages in transformers.js', (model, source, target) => {
    const text = textOf('transformers.js', { id: model, tags: ['m2m_100'], pipeline_tag: 'translation' })
    expect(text).toContain(`src_lang: "${source}"`)
    expect(text).toContain(`tgt_lang: "${target}"`)
  })

  it.each([
    ['facebook/nllb-200-distilled-600M', ['m2m_100'], '"deu_Latn"'],
    ['facebook/m2m100_418M', ['m2m_100'], '"__de__"'],
    ['facebook/mbart-large-50-many-to-many-mmt', ['mbart'], '"de_DE"'],
  ])('with %s starts in the target language in transformers', (model, tags, token) => {
    const text = translation({ id: model, tags })
    expect(text).toContain(`forced_bos_token_id=tokenizer.convert_tokens_to_ids(${token}), max_new_tokens=64)`)
  })

  it('with T5 names the languages in the text', () => {
    const t5 = { id: 'google-t5/t5-small', tags: ['t5'] }
    expect(translation(t5)).toContain('text = "translate English to German: The bakery')
    expect(translation({ ...t5, pipeline_tag: 'summarization' })).toContain('text = "summarize: The bakery')
    expect(translation({ id: 'google/mt5-small' })).not.toContain('translate English')
  })

  it.each(['translation', 'text2text-generation'])(
    'with T5 names the languages in the text of %s in transformers.js',
    (task) => {
      const text = textOf('transformers.js', { id: 'Xenova/t5-small', pipeline_tag: task })
      expect(text).toContain('await pipe("translate English to German: The bakery')
    },
  )

  it('with a model for one language pair names none', () => {
    expect(translation({ id: 'Helsinki-NLP/opus-mt-en-de', tags: ['marian'] })).not.toContain('forced_bos')
    expect(textOf('transformers.js', { id: 'Xenova/opus-mt-en-de', pipeline_tag: 'translation' })).not.toContain('lang')
  })
})

describe('mlx', () => {
  it.each([
    ['text-generation', 'mlx-lm'],
    ['image-text-to-text', 'mlx-vlm'],
  ])('says for %s how to install %s on Linux as well', (pipeline_tag, name) => {
    const text = textOf('mlx', { pipeline_tag })
    expect(text).toContain(`# pip install --upgrade ${name}\n`)
    expect(text).toContain('# On Linux also: pip install "mlx[cpu]", or "mlx[cuda]" with an NVIDIA card\n')
  })
})

describe('transformers', () => {
  const info = (auto_model: string, processor?: string): Partial<ModelRecord> => ({
    transformersInfo: processor === undefined ? { auto_model } : { auto_model, processor },
  })

  it('runs TAPEX with version 4, the last with its tokenizer, and only with its pipeline', () => {
    const model = { ...info('AutoModelForSeq2SeqLM', 'AutoTokenizer'), pipeline_tag: 'table-question-answering' }
    const text = textOf('transformers', { ...model, id: 'microsoft/tapex-base' })
    expect(text).toContain('# pip install "transformers[torch]<5" pandas\n')
    expect(text).toContain('pipe = pipeline("table-question-answering"')
    expect(text).not.toContain('text=text')
    expect(textOf('transformers', { ...model, id: 'google/tapas-base' })).toContain('"transformers[torch]" pandas\n')
  })

  it('passes an image and a text if a model takes both', () => {
    const model = { ...info('AutoModelForImageTextToText', 'AutoProcessor'), pipeline_tag: 'image-text-to-text' }
    expect(textOf('transformers', model)).toContain(
      'processor(images=image, text="This photo shows", return_tensors="pt")',
    )
    expect(textOf('transformers', { ...model, pipeline_tag: 'image-to-text' })).not.toContain('text="This')
  })

  it('reads the image of a model without a processor with an image processor, and decodes with its tokenizer', () => {
    const model = { ...info('AutoModelForImageTextToText', 'AutoTokenizer'), pipeline_tag: 'image-to-text' }
    const text = textOf('transformers', { ...model, id: 'acme/vit-gpt2' })
    expect(text).toContain('inputs = image_processor(images=image, return_tensors="pt").to(model.device)\n')
    expect(text).toContain('print(tokenizer.decode(')
    expect(text).not.toContain('tokenizer(images=')
  })

  it.each([
    ['AutoModel', undefined],
    ['AutoModelForMaskedLM', 'AutoTokenizer'],
  ])('prints a %s that it only loads', (className, processor) => {
    expect(textOf('transformers', info(className, processor))).toMatch(/device_map="auto"\)\n(?:\n)?print\(model\)\n$/)
  })

  it.each([
    ['text-generation', '"transformers[torch]"'],
    ['image-classification', '"transformers[torch,vision]"'],
    ['image-text-to-text', '"transformers[torch,vision]"'],
    ['table-question-answering', '"transformers[torch]" pandas'],
    ['video-classification', '"transformers[torch,vision]" "torch<2.15" torchcodec, and ffmpeg, which reads films'],
    ['text-to-speech', '"transformers[torch]" soundfile'],
    ['automatic-speech-recognition', '"transformers[torch]", and ffmpeg'],
    ['document-question-answering', '"transformers[torch,vision]" pytesseract, and tesseract'],
  ])('is installed for %s with %s', (pipeline_tag, packages) => {
    const texts = LIBRARIES.transformers?.examples?.({ id, ...info('AutoModel', 'AutoProcessor'), pipeline_tag }) ?? []
    expect(texts.length).toBeGreaterThan(1)
    for (const { content } of texts) expect(content).toContain(`# pip install ${packages}`)
  })

  it('passes a voice to SpeechT5', () => {
    const model = { ...info('AutoModelForTextToSpectrogram', 'AutoProcessor'), pipeline_tag: 'text-to-speech' }
    const text = textOf('transformers', { ...model, id: 'microsoft/speecht5_tts' })
    expect(text).toMatch(/forward_params={"speaker_embeddings": torch\.from_file\(voice, size=512\)\[None\]},/)
    expect(text).toContain('# pip install "transformers[torch]" sentencepiece soundfile\n')
    expect(textOf('transformers', { ...model, tags: ['speecht5'] })).toContain('speaker_embeddings')
    expect(textOf('transformers', { ...model, id: 'suno/bark' })).not.toContain('speaker_embeddings')
  })

  it.each([
    ['Helsinki-NLP/opus-mt-en-de', 'marian', 'translation', 'sentencepiece'],
    ['facebook/m2m100_418M', 'm2m_100', 'translation', 'sentencepiece'],
    ['facebook/nllb-200-distilled-600M', 'm2m_100', 'translation', ''],
    ['google/siglip-so400m-patch14-224', 'siglip', 'zero-shot-image-classification', 'sentencepiece protobuf'],
    ['google/siglip2-base-patch16-224', 'siglip', 'zero-shot-image-classification', ''],
    ['facebook/detr-resnet-50', 'detr', 'object-detection', 'timm'],
    ['microsoft/table-transformer-detection', 'table-transformer', 'object-detection', 'timm'],
    ['SenseTime/deformable-detr', 'deformable_detr', 'object-detection', 'timm'],
    ['microsoft/conditional-detr-resnet-50', 'conditional_detr', 'object-detection', 'timm'],
    ['PekingU/rtdetr_v2_r50vd', 'rt_detr_v2', 'object-detection', ''],
    ['acme/rf-detr-base', 'rf_detr', 'object-detection', ''],
    ['facebook/mask2former-swin-base-coco-panoptic', 'mask2former', 'image-segmentation', 'scipy'],
    ['facebook/maskformer-swin-base-coco', 'maskformer', 'image-segmentation', 'scipy'],
    [
      'kakao-enterprise/vits-ljs',
      'vits',
      'text-to-speech',
      'phonemizer soundfile, and espeak-ng, a program of the system',
    ],
    ['facebook/mms-tts-eng', 'vits', 'text-to-speech', 'soundfile'],
    [
      'facebook/wav2vec2-lv-60-espeak-cv-ft',
      'wav2vec2',
      'automatic-speech-recognition',
      'phonemizer, and ffmpeg, which reads recordings, and espeak-ng, a program of the system',
    ],
    ['google/gemma-3n-E2B-it', 'gemma3n', 'image-text-to-text', 'timm'],
    ['HuggingFaceTB/SmolVLM2-2.2B-Instruct', 'smolvlm', 'image-text-to-text', 'num2words'],
    ['HuggingFaceTB/SmolVLM-Instruct', 'idefics3', 'image-text-to-text', ''],
    ['microsoft/biogpt', 'biogpt', 'text-generation', 'sacremoses'],
    ['facebook/wmt19-en-de', 'fsmt', 'translation', 'sacremoses'],
    ['tohoku-nlp/bert-base-japanese-v3', 'bert', 'fill-mask', 'fugashi ipadic unidic-lite'],
    ['junnyu/roformer_chinese_base', 'roformer', 'fill-mask', 'rjieba'],
  ])('is installed for %s with what its family needs', (model, tag, pipeline_tag, needs) => {
    const text = textOf('transformers', { ...info('AutoModel', 'AutoProcessor'), id: model, tags: [tag], pipeline_tag })
    expect(/^# pip install "transformers\[torch(?:,vision)?\]" ?(.*)$/m.exec(text)?.[1]).toBe(needs)
  })

  it('is installed with what converts a SentencePiece file to a tokenizer, if there’s no other', () => {
    const installed = (...files: string[]): string =>
      textOf('transformers', {
        ...info('AutoModelForMaskedLM', 'AutoTokenizer'),
        pipeline_tag: 'fill-mask',
        siblings: files.map((rfilename) => ({ rfilename })),
      })
    expect(installed('spm.model')).toContain('# pip install "transformers[torch]" sentencepiece protobuf\n')
    expect(installed('spm.model', 'tokenizer.json')).toContain('# pip install "transformers[torch]"\n')
  })
})

/* Hugging Face adds the tag to a model whose tokenizer has a chat template; a record may not contain the template. */
describe('transformers, with the model class', () => {
  const aloneOf = (model: Partial<ModelRecord>): string =>
    LIBRARIES['transformers']?.examples?.({ id, ...model }).at(-1)?.content ?? ''
  const info = { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' }

  it('passes messages to a chat model with its chat template, not plain text', () => {
    const text = aloneOf({ pipeline_tag: 'text-generation', tags: ['conversational'], transformersInfo: info })
    expect(text).toContain('tokenizer.apply_chat_template(')
    expect(text).not.toContain('The best thing about a long train ride is')
  })

  it('passes plain text to a model without chat', () => {
    expect(aloneOf({ pipeline_tag: 'text-generation', transformersInfo: info })).not.toContain('apply_chat_template')
    const seq2seq = { auto_model: 'AutoModelForSeq2SeqLM', processor: 'AutoTokenizer' }
    const other = { pipeline_tag: 'summarization', tags: ['conversational'], transformersInfo: seq2seq }
    expect(aloneOf(other)).not.toContain('apply_chat_template')
  })
})
