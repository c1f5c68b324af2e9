/** Names that a published example uses and ours leave out, and why. */
export interface LeftOut {
  readonly reason: string
  readonly names: readonly string[]
}

/** What our examples leave out, by library. `check:libraries` checks what they use. */
export const LEFT_OUT: { readonly [library: string]: LeftOut } = {
  '3dtopia-xl': {
    reason: 'The repository has no importable package, so our example runs its script.',
    names: [
      '.generate',
      '.generate(cond=)',
      'import threedtopia_xl.models:threedtopia_xl',
      'threedtopia_xl.from_pretrained',
    ],
  },
  allennlp: {
    reason: 'The package exports nothing; the predictor imports its modules as a plugin.',
    names: ['import allennlp_models'],
  },
  chat_tts: {
    reason: '`load_models` is now called `load`. The published example uses `torch` without importing it.',
    names: ['.from_numpy', '.load_models', '.load_models(compile=)'],
  },
  'chronos-forecasting': {
    reason: 'Our example creates its own time series instead of downloading one.',
    names: ['pandas.read_csv'],
  },
  'depth-pro': {
    reason: '`huggingface-cli` is now called `hf`.',
    names: ['$ huggingface-cli'],
  },
  'derm-foundation': {
    reason: '`huggingface_hub` no longer has its Keras helpers, so our example loads the SavedModel with TensorFlow.',
    names: ['from_pretrained_keras', 'import huggingface_hub:from_pretrained_keras'],
  },
  diffusers: {
    reason:
      'Our example saves its results, passes the prompt by name, draws its own masks, and also runs without a GPU. It moves a pipeline with a ControlNet to the device, but not a pipeline that `device_map` has already placed. It leaves out the `fp16` variant, which many repositories lack, as well as seeds and options with their default values.',
    names: [
      '.()(generator=)',
      '.()(guidance_scale=)',
      '.()(max_sequence_length=)',
      '.()(num_inference_steps=)',
      '.manual_seed',
      '.to',
      'AutoPipelineForInpainting.from_pretrained(variant=)',
      'torch.Generator',
      'torch.Generator(device=)',
    ],
  },
  espnet: {
    reason:
      'Our example imports `soundfile`, and saves the waveform from the dictionary that a speech model returns. For other models, the published example is only a comment.',
    names: ['$ unknown', '.read'],
  },
  flextab: {
    reason: 'The published example imports `roc_auc_score` without using it.',
    names: ['import sklearn.metrics:roc_auc_score'],
  },
  gliner2: {
    reason: '`AutoExtractor` loads all GLiNER2 models; the class in the published example loads only the older ones.',
    names: ['GLiNER2.from_pretrained', 'import gliner2:GLiNER2'],
  },
  htrflow: {
    reason:
      'In the published example, `Task`, `ModelClass`, and the module `htrflow.models.framework.model` are placeholders; ours uses real names.',
    names: ['Task', 'import htrflow.models.framework.model:ModelClass', 'import htrflow.pipeline.steps:Task'],
  },
  'keras-hub': {
    reason:
      'Text-to-image no longer has a default number of steps, and the class `Preprocessor` can’t load a model itself. Our example also shows its results.',
    names: ['keras_hub.models.Preprocessor.from_preset'],
  },
  'kimi-audio': {
    reason: 'The published example uses `soundfile` without importing it.',
    names: ['.write'],
  },
  lerobot: {
    reason:
      'The scripts in the published example are now commands that the package installs; `lerobot-rollout` runs a policy.',
    names: ['$ cd', '$ git', '$ python'],
  },
  ltx: {
    reason:
      'Our example has `cd` on the same line as `git clone`, and the comparison reads only the first command of a line.',
    names: ['$ cd'],
  },
  mlx: {
    reason: '`huggingface-cli` is now called `hf`.',
    names: ['$ huggingface-cli'],
  },
  mobilint: {
    reason: 'The package in the published example is deprecated; its vision part is now the package in our example.',
    names: ['import mblt_model_zoo.vision:MBLT_Engine'],
  },
  moshi: {
    reason: 'Moshi’s demo page can’t run text-to-speech models, so our example saves their speech to a file.',
    names: [
      '$ python',
      '.cuda',
      '.decode',
      '.encode',
      '.get_mimi',
      '.get_mimi(device=)',
      '.set_num_codebooks',
      'import moshi.models:loaders',
      'import torch',
      'loaders.CheckpointInfo.from_hf_repo',
      'torch.no_grad',
      'torch.randn',
    ],
  },
  'phantom-wan': {
    reason:
      'The repository doesn’t have the classes in the published example, so ours runs the script that the authors document.',
    names: ['import huggingface_hub:snapshot_download', 'import phantom_wan:WANI2V', 'import phantom_wan:configs'],
  },
  'pruna-ai': {
    reason:
      'The published example only loads the model; ours also runs it. The loader itself puts the model on the device that it was saved for, and fails with any other device.',
    names: [
      'PrunaModel.from_pretrained(device_map=)',
      'PrunaModel.from_pretrained(dtype=)',
      'PrunaProModel.from_pretrained(device_map=)',
      'PrunaProModel.from_pretrained(dtype=)',
      'import torch',
    ],
  },
  qwen3_tts: {
    reason: 'Flash attention must be built separately, so our example uses the default attention.',
    names: ['Qwen3TTSModel.from_pretrained(attn_implementation=)'],
  },
  'routee-powertrain': {
    reason:
      "The published example's fuzzy query for Tesla's Model 3 finds the Model S. Our example searches by features instead.",
    names: ['routee.powertrain.query_available_models(make=)', 'routee.powertrain.query_available_models(model=)'],
  },
  'sam-3d-body': {
    reason:
      'The published example uses a photo, a drawing function, and an image library without defining or importing them.',
    names: ['.()'],
  },
  'sam-3d-objects': {
    reason:
      'The pipeline file refers to checkpoints in the same folder, so our example downloads the whole repository. It also saves the result.',
    names: ['hf_hub_download', 'import huggingface_hub:hf_hub_download'],
  },
  sklearn: {
    reason:
      '`skops` 0.11 removed `hub_utils`, so our example downloads the file with `huggingface_hub`. The loader now requires a list of trusted types.',
    names: ['download', 'import skops.hub_utils:download'],
  },
  spacy: {
    reason:
      '`pip` rejects the wheels in Hugging Face repositories because their version is `any`, so our example loads the folder with spaCy.',
    names: ['demo.load', 'import demo'],
  },
  speechbrain: {
    reason:
      'Version 1 moved `speechbrain.pretrained` to `speechbrain.inference`. Our example also saves the separated audio.',
    names: [
      'import speechbrain.pretrained:EncoderASR',
      'import speechbrain.pretrained:EncoderClassifier',
      'import speechbrain.pretrained:EncoderDecoderASR',
      'import speechbrain.pretrained:SepformerSeparation',
    ],
  },
  'stable-audio-tools': {
    reason:
      'The save function of `torchaudio` needs another package, `torchcodec`, so our example saves with `soundfile`.',
    names: ['.mul', 'import torchaudio', 'torchaudio.save'],
  },
  'stable-baselines3': {
    reason: 'Our example looks up the file’s name in the repository, and also loads the model.',
    names: ['load_from_hub(filename=)', 'load_from_hub(repo_id=)'],
  },
  terratorch: {
    reason: 'The registry has only the authors’ models, so our example loads other models by their configuration.',
    names: ['BACKBONE_REGISTRY.build', 'import terratorch.registry:BACKBONE_REGISTRY'],
  },
  'tf-keras': {
    reason: '`huggingface_hub` 1.0 removed its Keras loader, so our example loads the folder with `tf_keras`.',
    names: ['from_pretrained_keras', 'import huggingface_hub:from_pretrained_keras'],
  },
  transformers: {
    reason:
      'Version 5 has no pipelines for image-to-text and summarization, so our example calls these models directly. It also runs other models instead of only loading them.',
    names: ['import transformers:pipeline', 'pipeline', 'pipeline(model=)'],
  },
  ultralytics: {
    reason:
      'The package has a single class, `YOLO`, for all YOLO versions. It has no `from_pretrained`, so our example downloads the weights with `huggingface_hub`.',
    names: [
      'YOLOvXX.from_pretrained',
      'YOLOvv8.from_pretrained',
      'import ultralytics:YOLOvXX',
      'import ultralytics:YOLOvv8',
    ],
  },
  'unity-sentis': {
    reason: 'The list of names wrongly includes `string`, the first word of a line of C#, as a command.',
    names: ['$ string'],
  },
  vibevoice: {
    reason:
      'Our example reads, mixes down, and resamples with one call of `librosa`, whose resample function no longer accepts sample rates as positional arguments.',
    names: ['.mean', '.mean(axis=)', 'import numpy', 'librosa.resample', 'soundfile.read'],
  },
  voicecraft: {
    reason: 'The package called `voicecraft` contains no code. In the repository, the class is in `models.voicecraft`.',
    names: ['import voicecraft:VoiceCraft'],
  },
  vui: {
    reason:
      'The published example isn’t valid code. The release depends on `soundfile`, not `torchaudio`, and its render function doesn’t find the model that it downloads.',
    names: ['import torchaudio', 'import vui.inference:render'],
  },
  yolov10: {
    reason: 'The library has only one class, but the published example builds a class name from a tag.',
    names: ['YOLOvv10.from_pretrained', 'import ultralytics:YOLOvv10'],
  },
}
