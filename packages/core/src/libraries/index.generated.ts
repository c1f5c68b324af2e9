// Written by `npm run generate` from the files beside it. Do not edit.

import { _3dtopiaXl } from './3dtopia-xl.ts'
import { PaddleOCR } from './PaddleOCR.ts'
import { acestep } from './acestep.ts'
import { adapterTransformers } from './adapter-transformers.ts'
import { allennlp } from './allennlp.ts'
import { aneforge } from './aneforge.ts'
import { anemoi } from './anemoi.ts'
import { araclip } from './araclip.ts'
import { asteroid } from './asteroid.ts'
import { audiocraft } from './audiocraft.ts'
import { audioseal } from './audioseal.ts'
import { aviationNer } from './aviation-ner.ts'
import { bagelMot } from './bagel-mot.ts'
import { bboxmaskpose } from './bboxmaskpose.ts'
import { ben2 } from './ben2.ts'
import { bertopic } from './bertopic.ts'
import { bigVision } from './big_vision.ts'
import { bionemo } from './bionemo.ts'
import { birder } from './birder.ts'
import { birefnet } from './birefnet.ts'
import { bm25s } from './bm25s.ts'
import { boltzgen } from './boltzgen.ts'
import { cancertathomev2 } from './cancertathomev2.ts'
import { cartesiaMlx } from './cartesia_mlx.ts'
import { cartesiaPytorch } from './cartesia_pytorch.ts'
import { causilo } from './causilo.ts'
import { ccpfn } from './ccpfn.ts'
import { champ } from './champ.ts'
import { chaossim } from './chaossim.ts'
import { chatTts } from './chat_tts.ts'
import { chatterbox } from './chatterbox.ts'
import { chexmix } from './chexmix.ts'
import { chronosForecasting } from './chronos-forecasting.ts'
import { clara } from './clara.ts'
import { clipscope } from './clipscope.ts'
import { cloudAgents } from './cloud-agents.ts'
import { colipri } from './colipri.ts'
import { collectorvision } from './collectorvision.ts'
import { colpali } from './colpali.ts'
import { comet } from './comet.ts'
import { cortiq } from './cortiq.ts'
import { cosmos } from './cosmos.ts'
import { cosyvoice } from './cosyvoice.ts'
import { cotracker } from './cotracker.ts'
import { cxrFoundation } from './cxr-foundation.ts'
import { deepforest } from './deepforest.ts'
import { depthAnythingV2 } from './depth-anything-v2.ts'
import { depthPro } from './depth-pro.ts'
import { dermFoundation } from './derm-foundation.ts'
import { describeAnything } from './describe-anything.ts'
import { diaTts } from './dia-tts.ts'
import { dia2 } from './dia2.ts'
import { diffInterpretationTuning } from './diff-interpretation-tuning.ts'
import { diffree } from './diffree.ts'
import { diffusers } from './diffusers.ts'
import { diffusionSingleFile } from './diffusion-single-file.ts'
import { diffusionkit } from './diffusionkit.ts'
import { dockingAtHome } from './docking-at-home.ts'
import { doctr } from './doctr.ts'
import { edsnlp } from './edsnlp.ts'
import { elm } from './elm.ts'
import { encoderfile } from './encoderfile.ts'
import { espnet } from './espnet.ts'
import { eupe } from './eupe.ts'
import { f5Tts } from './f5-tts.ts'
import { fairseq } from './fairseq.ts'
import { fastai } from './fastai.ts'
import { fastprint } from './fastprint.ts'
import { fasttext } from './fasttext.ts'
import { fixer } from './fixer.ts'
import { flair } from './flair.ts'
import { flexray } from './flexray.ts'
import { flextab } from './flextab.ts'
import { fme } from './fme.ts'
import { gaussianformer } from './gaussianformer.ts'
import { gemmaCpp } from './gemma.cpp.ts'
import { genmo } from './genmo.ts'
import { geometryCrafter } from './geometry-crafter.ts'
import { gliformer } from './gliformer.ts'
import { gliner } from './gliner.ts'
import { gliner2 } from './gliner2.ts'
import { glmTts } from './glm-tts.ts'
import { glyphByt5 } from './glyph-byt5.ts'
import { graniteLibrary } from './granite-library.ts'
import { grok } from './grok.ts'
import { habibiTts } from './habibi-tts.ts'
import { hallo } from './hallo.ts'
import { hermes } from './hermes.ts'
import { hezar } from './hezar.ts'
import { holomotion } from './holomotion.ts'
import { htrflow } from './htrflow.ts'
import { hunyuanDit } from './hunyuan-dit.ts'
import { hunyuan3d2 } from './hunyuan3d-2.ts'
import { hunyuanworldVoyager } from './hunyuanworld-voyager.ts'
import { hyWorld2 } from './hy-world-2.ts'
import { hyWorldplay } from './hy-worldplay.ts'
import { imageMatchingModels } from './image-matching-models.ts'
import { imstoucan } from './imstoucan.ts'
import { indexTts } from './index-tts.ts'
import { infiniteYou } from './infinite-you.ts'
import { infinitetalk } from './infinitetalk.ts'
import { intellifold } from './intellifold.ts'
import { isingDecoding } from './ising-decoding.ts'
import { jevStyle } from './jev-style.ts'
import { k2 } from './k2.ts'
import { kerasHub } from './keras-hub.ts'
import { keras } from './keras.ts'
import { kernels } from './kernels.ts'
import { kimiAudio } from './kimi-audio.ts'
import { kittentts } from './kittentts.ts'
import { kronos } from './kronos.ts'
import { lagernvs } from './lagernvs.ts'
import { laya } from './laya.ts'
import { lerobot } from './lerobot.ts'
import { lightglue } from './lightglue.ts'
import { lightningIr } from './lightning-ir.ts'
import { litertLm } from './litert-lm.ts'
import { litert } from './litert.ts'
import { liveportrait } from './liveportrait.ts'
import { llamaCppPython } from './llama-cpp-python.ts'
import { longcatVideoAvatar15 } from './longcat-video-avatar-1.5.ts'
import { ltx } from './ltx.ts'
import { lvface } from './lvface.ts'
import { lyra20 } from './lyra-2.0.ts'
import { magentaRealtime2 } from './magenta-realtime-2.ts'
import { magentaRealtime } from './magenta-realtime.ts'
import { magi1 } from './magi-1.ts'
import { mambaSsm } from './mamba-ssm.ts'
import { manas1 } from './manas-1.ts'
import { mars5Tts } from './mars5-tts.ts'
import { matanyone } from './matanyone.ts'
import { mect } from './mect.ts'
import { medvae } from './medvae.ts'
import { memra } from './memra.ts'
import { merlin } from './merlin.ts'
import { meshAnything } from './mesh-anything.ts'
import { mflux } from './mflux.ts'
import { microduck } from './microduck.ts'
import { mindspore } from './mindspore.ts'
import { miniOmni2 } from './mini-omni2.ts'
import { minimaxH3 } from './minimax-h3.ts'
import { mitie } from './mitie.ts'
import { mlAgents } from './ml-agents.ts'
import { mlSharp } from './ml-sharp.ts'
import { mlcLlm } from './mlc-llm.ts'
import { mlxImage } from './mlx-image.ts'
import { mlx } from './mlx.ts'
import { mobilint } from './mobilint.ts'
import { model2vec } from './model2vec.ts'
import { monkeyocr } from './monkeyocr.ts'
import { montrealForcedAligner } from './montreal-forced-aligner.ts'
import { moshi } from './moshi.ts'
import { mtvcraft } from './mtvcraft.ts'
import { multimolecule } from './multimolecule.ts'
import { nemo } from './nemo.ts'
import { ninfer } from './ninfer.ts'
import { nobg } from './nobg.ts'
import { nvMedtech } from './nv-medtech.ts'
import { openOasis } from './open-oasis.ts'
import { openSora } from './open-sora.ts'
import { openClip } from './open_clip.ts'
import { openasr } from './openasr.ts'
import { opendde } from './opendde.ts'
import { openpeerllm } from './openpeerllm.ts'
import { outetts } from './outetts.ts'
import { paddlenlp } from './paddlenlp.ts'
import { peft } from './peft.ts'
import { perceptionEncoder } from './perception-encoder.ts'
import { phantomWan } from './phantom-wan.ts'
import { piper } from './piper.ts'
import { pocketTts } from './pocket-tts.ts'
import { prunaAi } from './pruna-ai.ts'
import { pxia } from './pxia.ts'
import { pyFeat } from './py-feat.ts'
import { pyannoteAudio } from './pyannote-audio.ts'
import { pythae } from './pythae.ts'
import { quantumpeer } from './quantumpeer.ts'
import { qwen3Tts } from './qwen3_tts.ts'
import { recurrentgemma } from './recurrentgemma.ts'
import { refiners } from './refiners.ts'
import { relik } from './relik.ts'
import { renderformer } from './renderformer.ts'
import { reverb } from './reverb.ts'
import { rkllm } from './rkllm.ts'
import { roboOrchardLab } from './robo-orchard-lab.ts'
import { routeePowertrain } from './routee-powertrain.ts'
import { rwkv } from './rwkv.ts'
import { saelens } from './saelens.ts'
import { sam3dBody } from './sam-3d-body.ts'
import { sam3dObjects } from './sam-3d-objects.ts'
import { sam2 } from './sam2.ts'
import { same } from './same.ts'
import { sampleFactory } from './sample-factory.ts'
import { sana } from './sana.ts'
import { sapRpt1Oss } from './sap-rpt-1-oss.ts'
import { sapiens } from './sapiens.ts'
import { sapiens2 } from './sapiens2.ts'
import { scail2 } from './scail-2.ts'
import { seedStory } from './seed-story.ts'
import { seedvr } from './seedvr.ts'
import { selfForcing } from './self-forcing.ts'
import { sentenceTransformers } from './sentence-transformers.ts'
import { setfit } from './setfit.ts'
import { shadow } from './shadow.ts'
import { skala } from './skala.ts'
import { sklearn } from './sklearn.ts'
import { soloaudio } from './soloaudio.ts'
import { songbloom } from './songbloom.ts'
import { spacy } from './spacy.ts'
import { spanMarker } from './span-marker.ts'
import { speechbrain } from './speechbrain.ts'
import { ssrSpeech } from './ssr-speech.ts'
import { stableAudio3 } from './stable-audio-3.ts'
import { stableAudioTools } from './stable-audio-tools.ts'
import { stableBaselines3 } from './stable-baselines3.ts'
import { stanza } from './stanza.ts'
import { supertonic } from './supertonic.ts'
import { swarmformer } from './swarmformer.ts'
import { synthefyMigas } from './synthefy-migas.ts'
import { tabpfn } from './tabpfn.ts'
import { tencentSongGeneration } from './tencent-song-generation.ts'
import { tensorflowtts } from './tensorflowtts.ts'
import { tensorrt } from './tensorrt.ts'
import { terratorch } from './terratorch.ts'
import { tfKeras } from './tf-keras.ts'
import { ticClip } from './tic-clip.ts'
import { timeeTs } from './timee-ts.ts'
import { timesfm } from './timesfm.ts'
import { timm } from './timm.ts'
import { tirex2 } from './tirex-2.ts'
import { tirex } from './tirex.ts'
import { torchgeo } from './torchgeo.ts'
import { transformersJs } from './transformers.js.ts'
import { transformers } from './transformers.ts'
import { trellis } from './trellis.ts'
import { trellis2 } from './trellis2.ts'
import { tunejury } from './tunejury.ts'
import { ultralytics } from './ultralytics.ts'
import { uni3dar } from './uni-3dar.ts'
import { unitySentis } from './unity-sentis.ts'
import { univa } from './univa.ts'
import { vfiMamba } from './vfi-mamba.ts'
import { vibevoice } from './vibevoice.ts'
import { videoprism } from './videoprism.ts'
import { videoxFun } from './videox_fun.ts'
import { vismatch } from './vismatch.ts'
import { voicecraft } from './voicecraft.ts'
import { voxcpm } from './voxcpm.ts'
import { vqweb } from './vqweb.ts'
import { vui } from './vui.ts'
import { wan22 } from './wan2.2.ts'
import { wham } from './wham.ts'
import { whisperkit } from './whisperkit.ts'
import { yolov10 } from './yolov10.ts'
import { yolov26 } from './yolov26.ts'
import { zeromodels } from './zeromodels.ts'
import { zonos } from './zonos.ts'
import type { Library } from './library.ts'

/** Every library, by key. */
export const LIBRARIES: { readonly [id: string]: Library } = {
  '3dtopia-xl': _3dtopiaXl,
  PaddleOCR,
  acestep,
  'adapter-transformers': adapterTransformers,
  allennlp,
  aneforge,
  anemoi,
  araclip,
  asteroid,
  audiocraft,
  audioseal,
  'aviation-ner': aviationNer,
  'bagel-mot': bagelMot,
  bboxmaskpose,
  ben2,
  bertopic,
  'big_vision': bigVision,
  bionemo,
  birder,
  birefnet,
  bm25s,
  boltzgen,
  cancertathomev2,
  'cartesia_mlx': cartesiaMlx,
  'cartesia_pytorch': cartesiaPytorch,
  causilo,
  ccpfn,
  champ,
  chaossim,
  'chat_tts': chatTts,
  chatterbox,
  chexmix,
  'chronos-forecasting': chronosForecasting,
  clara,
  clipscope,
  'cloud-agents': cloudAgents,
  colipri,
  collectorvision,
  colpali,
  comet,
  cortiq,
  cosmos,
  cosyvoice,
  cotracker,
  'cxr-foundation': cxrFoundation,
  deepforest,
  'depth-anything-v2': depthAnythingV2,
  'depth-pro': depthPro,
  'derm-foundation': dermFoundation,
  'describe-anything': describeAnything,
  'dia-tts': diaTts,
  dia2,
  'diff-interpretation-tuning': diffInterpretationTuning,
  diffree,
  diffusers,
  'diffusion-single-file': diffusionSingleFile,
  diffusionkit,
  'docking-at-home': dockingAtHome,
  doctr,
  edsnlp,
  elm,
  encoderfile,
  espnet,
  eupe,
  'f5-tts': f5Tts,
  fairseq,
  fastai,
  fastprint,
  fasttext,
  fixer,
  flair,
  flexray,
  flextab,
  fme,
  gaussianformer,
  'gemma.cpp': gemmaCpp,
  genmo,
  'geometry-crafter': geometryCrafter,
  gliformer,
  gliner,
  gliner2,
  'glm-tts': glmTts,
  'glyph-byt5': glyphByt5,
  'granite-library': graniteLibrary,
  grok,
  'habibi-tts': habibiTts,
  hallo,
  hermes,
  hezar,
  holomotion,
  htrflow,
  'hunyuan-dit': hunyuanDit,
  'hunyuan3d-2': hunyuan3d2,
  'hunyuanworld-voyager': hunyuanworldVoyager,
  'hy-world-2': hyWorld2,
  'hy-worldplay': hyWorldplay,
  'image-matching-models': imageMatchingModels,
  imstoucan,
  'index-tts': indexTts,
  'infinite-you': infiniteYou,
  infinitetalk,
  intellifold,
  'ising-decoding': isingDecoding,
  'jev-style': jevStyle,
  k2,
  'keras-hub': kerasHub,
  keras,
  kernels,
  'kimi-audio': kimiAudio,
  kittentts,
  kronos,
  lagernvs,
  laya,
  lerobot,
  lightglue,
  'lightning-ir': lightningIr,
  'litert-lm': litertLm,
  litert,
  liveportrait,
  'llama-cpp-python': llamaCppPython,
  'longcat-video-avatar-1.5': longcatVideoAvatar15,
  ltx,
  lvface,
  'lyra-2.0': lyra20,
  'magenta-realtime-2': magentaRealtime2,
  'magenta-realtime': magentaRealtime,
  'magi-1': magi1,
  'mamba-ssm': mambaSsm,
  'manas-1': manas1,
  'mars5-tts': mars5Tts,
  matanyone,
  mect,
  medvae,
  memra,
  merlin,
  'mesh-anything': meshAnything,
  mflux,
  microduck,
  mindspore,
  'mini-omni2': miniOmni2,
  'minimax-h3': minimaxH3,
  mitie,
  'ml-agents': mlAgents,
  'ml-sharp': mlSharp,
  'mlc-llm': mlcLlm,
  'mlx-image': mlxImage,
  mlx,
  mobilint,
  model2vec,
  monkeyocr,
  'montreal-forced-aligner': montrealForcedAligner,
  moshi,
  mtvcraft,
  multimolecule,
  nemo,
  ninfer,
  nobg,
  'nv-medtech': nvMedtech,
  'open-oasis': openOasis,
  'open-sora': openSora,
  'open_clip': openClip,
  openasr,
  opendde,
  openpeerllm,
  outetts,
  paddlenlp,
  peft,
  'perception-encoder': perceptionEncoder,
  'phantom-wan': phantomWan,
  piper,
  'pocket-tts': pocketTts,
  'pruna-ai': prunaAi,
  pxia,
  'py-feat': pyFeat,
  'pyannote-audio': pyannoteAudio,
  pythae,
  quantumpeer,
  'qwen3_tts': qwen3Tts,
  recurrentgemma,
  refiners,
  relik,
  renderformer,
  reverb,
  rkllm,
  'robo-orchard-lab': roboOrchardLab,
  'routee-powertrain': routeePowertrain,
  rwkv,
  saelens,
  'sam-3d-body': sam3dBody,
  'sam-3d-objects': sam3dObjects,
  sam2,
  same,
  'sample-factory': sampleFactory,
  sana,
  'sap-rpt-1-oss': sapRpt1Oss,
  sapiens,
  sapiens2,
  'scail-2': scail2,
  'seed-story': seedStory,
  seedvr,
  'self-forcing': selfForcing,
  'sentence-transformers': sentenceTransformers,
  setfit,
  shadow,
  skala,
  sklearn,
  soloaudio,
  songbloom,
  spacy,
  'span-marker': spanMarker,
  speechbrain,
  'ssr-speech': ssrSpeech,
  'stable-audio-3': stableAudio3,
  'stable-audio-tools': stableAudioTools,
  'stable-baselines3': stableBaselines3,
  stanza,
  supertonic,
  swarmformer,
  'synthefy-migas': synthefyMigas,
  tabpfn,
  'tencent-song-generation': tencentSongGeneration,
  tensorflowtts,
  tensorrt,
  terratorch,
  'tf-keras': tfKeras,
  'tic-clip': ticClip,
  'timee-ts': timeeTs,
  timesfm,
  timm,
  'tirex-2': tirex2,
  tirex,
  torchgeo,
  'transformers.js': transformersJs,
  transformers,
  trellis,
  trellis2,
  tunejury,
  ultralytics,
  'uni-3dar': uni3dar,
  'unity-sentis': unitySentis,
  univa,
  'vfi-mamba': vfiMamba,
  vibevoice,
  videoprism,
  'videox_fun': videoxFun,
  vismatch,
  voicecraft,
  voxcpm,
  vqweb,
  vui,
  'wan2.2': wan22,
  wham,
  whisperkit,
  yolov10,
  yolov26,
  zeromodels,
  zonos,
}
