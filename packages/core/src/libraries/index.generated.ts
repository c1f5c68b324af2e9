// Written by `npm run generate` from the files beside it. Do not edit.

import { _3dtopiaXl } from './records/3dtopia-xl.ts'
import { PaddleOCR } from './records/PaddleOCR.ts'
import { acestep } from './records/acestep.ts'
import { adapterTransformers } from './records/adapter-transformers.ts'
import { allennlp } from './records/allennlp.ts'
import { aneforge } from './records/aneforge.ts'
import { anemoi } from './records/anemoi.ts'
import { araclip } from './records/araclip.ts'
import { asteroid } from './records/asteroid.ts'
import { audiocraft } from './records/audiocraft.ts'
import { audioseal } from './records/audioseal.ts'
import { aviationNer } from './records/aviation-ner.ts'
import { bagelMot } from './records/bagel-mot.ts'
import { bboxmaskpose } from './records/bboxmaskpose.ts'
import { ben2 } from './records/ben2.ts'
import { bertopic } from './records/bertopic.ts'
import { bigVision } from './records/big_vision.ts'
import { bionemo } from './records/bionemo.ts'
import { birder } from './records/birder.ts'
import { birefnet } from './records/birefnet.ts'
import { bm25s } from './records/bm25s.ts'
import { boltzgen } from './records/boltzgen.ts'
import { cancertathomev2 } from './records/cancertathomev2.ts'
import { cartesiaMlx } from './records/cartesia_mlx.ts'
import { cartesiaPytorch } from './records/cartesia_pytorch.ts'
import { causilo } from './records/causilo.ts'
import { ccpfn } from './records/ccpfn.ts'
import { champ } from './records/champ.ts'
import { chaossim } from './records/chaossim.ts'
import { chatTts } from './records/chat_tts.ts'
import { chatterbox } from './records/chatterbox.ts'
import { chexmix } from './records/chexmix.ts'
import { chronosForecasting } from './records/chronos-forecasting.ts'
import { clara } from './records/clara.ts'
import { clipscope } from './records/clipscope.ts'
import { cloudAgents } from './records/cloud-agents.ts'
import { colipri } from './records/colipri.ts'
import { collectorvision } from './records/collectorvision.ts'
import { colpali } from './records/colpali.ts'
import { comet } from './records/comet.ts'
import { cortiq } from './records/cortiq.ts'
import { cosmos } from './records/cosmos.ts'
import { cosyvoice } from './records/cosyvoice.ts'
import { cotracker } from './records/cotracker.ts'
import { cxrFoundation } from './records/cxr-foundation.ts'
import { deepforest } from './records/deepforest.ts'
import { depthAnythingV2 } from './records/depth-anything-v2.ts'
import { depthPro } from './records/depth-pro.ts'
import { dermFoundation } from './records/derm-foundation.ts'
import { describeAnything } from './records/describe-anything.ts'
import { diaTts } from './records/dia-tts.ts'
import { dia2 } from './records/dia2.ts'
import { diffInterpretationTuning } from './records/diff-interpretation-tuning.ts'
import { diffree } from './records/diffree.ts'
import { diffusers } from './records/diffusers.ts'
import { diffusionSingleFile } from './records/diffusion-single-file.ts'
import { diffusionkit } from './records/diffusionkit.ts'
import { dockingAtHome } from './records/docking-at-home.ts'
import { doctr } from './records/doctr.ts'
import { edsnlp } from './records/edsnlp.ts'
import { elm } from './records/elm.ts'
import { encoderfile } from './records/encoderfile.ts'
import { espnet } from './records/espnet.ts'
import { eupe } from './records/eupe.ts'
import { f5Tts } from './records/f5-tts.ts'
import { fairseq } from './records/fairseq.ts'
import { fastai } from './records/fastai.ts'
import { fastprint } from './records/fastprint.ts'
import { fasttext } from './records/fasttext.ts'
import { fixer } from './records/fixer.ts'
import { flair } from './records/flair.ts'
import { flexray } from './records/flexray.ts'
import { flextab } from './records/flextab.ts'
import { fme } from './records/fme.ts'
import { gaussianformer } from './records/gaussianformer.ts'
import { gemmaCpp } from './records/gemma.cpp.ts'
import { genmo } from './records/genmo.ts'
import { geometryCrafter } from './records/geometry-crafter.ts'
import { gliformer } from './records/gliformer.ts'
import { gliner } from './records/gliner.ts'
import { gliner2 } from './records/gliner2.ts'
import { glmTts } from './records/glm-tts.ts'
import { glyphByt5 } from './records/glyph-byt5.ts'
import { graniteLibrary } from './records/granite-library.ts'
import { grok } from './records/grok.ts'
import { habibiTts } from './records/habibi-tts.ts'
import { hallo } from './records/hallo.ts'
import { hermes } from './records/hermes.ts'
import { hezar } from './records/hezar.ts'
import { holomotion } from './records/holomotion.ts'
import { htrflow } from './records/htrflow.ts'
import { hunyuanDit } from './records/hunyuan-dit.ts'
import { hunyuan3d2 } from './records/hunyuan3d-2.ts'
import { hunyuanworldVoyager } from './records/hunyuanworld-voyager.ts'
import { hyWorld2 } from './records/hy-world-2.ts'
import { hyWorldplay } from './records/hy-worldplay.ts'
import { imageMatchingModels } from './records/image-matching-models.ts'
import { imstoucan } from './records/imstoucan.ts'
import { indexTts } from './records/index-tts.ts'
import { infiniteYou } from './records/infinite-you.ts'
import { infinitetalk } from './records/infinitetalk.ts'
import { intellifold } from './records/intellifold.ts'
import { isingDecoding } from './records/ising-decoding.ts'
import { jevStyle } from './records/jev-style.ts'
import { k2 } from './records/k2.ts'
import { kerasHub } from './records/keras-hub.ts'
import { keras } from './records/keras.ts'
import { kernels } from './records/kernels.ts'
import { kimiAudio } from './records/kimi-audio.ts'
import { kittentts } from './records/kittentts.ts'
import { kronos } from './records/kronos.ts'
import { lagernvs } from './records/lagernvs.ts'
import { laya } from './records/laya.ts'
import { lerobot } from './records/lerobot.ts'
import { lightglue } from './records/lightglue.ts'
import { lightningIr } from './records/lightning-ir.ts'
import { litertLm } from './records/litert-lm.ts'
import { litert } from './records/litert.ts'
import { liveportrait } from './records/liveportrait.ts'
import { llamaCppPython } from './records/llama-cpp-python.ts'
import { longcatVideoAvatar15 } from './records/longcat-video-avatar-1.5.ts'
import { ltx } from './records/ltx.ts'
import { lvface } from './records/lvface.ts'
import { lyra20 } from './records/lyra-2.0.ts'
import { magentaRealtime2 } from './records/magenta-realtime-2.ts'
import { magentaRealtime } from './records/magenta-realtime.ts'
import { magi1 } from './records/magi-1.ts'
import { mambaSsm } from './records/mamba-ssm.ts'
import { manas1 } from './records/manas-1.ts'
import { mars5Tts } from './records/mars5-tts.ts'
import { matanyone } from './records/matanyone.ts'
import { mect } from './records/mect.ts'
import { medvae } from './records/medvae.ts'
import { memra } from './records/memra.ts'
import { merlin } from './records/merlin.ts'
import { meshAnything } from './records/mesh-anything.ts'
import { mflux } from './records/mflux.ts'
import { microduck } from './records/microduck.ts'
import { mindspore } from './records/mindspore.ts'
import { miniOmni2 } from './records/mini-omni2.ts'
import { minimaxH3 } from './records/minimax-h3.ts'
import { mitie } from './records/mitie.ts'
import { mlAgents } from './records/ml-agents.ts'
import { mlSharp } from './records/ml-sharp.ts'
import { mlcLlm } from './records/mlc-llm.ts'
import { mlxImage } from './records/mlx-image.ts'
import { mlx } from './records/mlx.ts'
import { mobilint } from './records/mobilint.ts'
import { model2vec } from './records/model2vec.ts'
import { monkeyocr } from './records/monkeyocr.ts'
import { montrealForcedAligner } from './records/montreal-forced-aligner.ts'
import { moshi } from './records/moshi.ts'
import { mtvcraft } from './records/mtvcraft.ts'
import { multimolecule } from './records/multimolecule.ts'
import { nemo } from './records/nemo.ts'
import { ninfer } from './records/ninfer.ts'
import { nobg } from './records/nobg.ts'
import { nvMedtech } from './records/nv-medtech.ts'
import { openOasis } from './records/open-oasis.ts'
import { openSora } from './records/open-sora.ts'
import { openClip } from './records/open_clip.ts'
import { openasr } from './records/openasr.ts'
import { opendde } from './records/opendde.ts'
import { openpeerllm } from './records/openpeerllm.ts'
import { outetts } from './records/outetts.ts'
import { paddlenlp } from './records/paddlenlp.ts'
import { peft } from './records/peft.ts'
import { perceptionEncoder } from './records/perception-encoder.ts'
import { phantomWan } from './records/phantom-wan.ts'
import { piper } from './records/piper.ts'
import { pocketTts } from './records/pocket-tts.ts'
import { prunaAi } from './records/pruna-ai.ts'
import { pxia } from './records/pxia.ts'
import { pyFeat } from './records/py-feat.ts'
import { pyannoteAudio } from './records/pyannote-audio.ts'
import { pythae } from './records/pythae.ts'
import { quantumpeer } from './records/quantumpeer.ts'
import { qwen3Tts } from './records/qwen3_tts.ts'
import { recurrentgemma } from './records/recurrentgemma.ts'
import { refiners } from './records/refiners.ts'
import { relik } from './records/relik.ts'
import { renderformer } from './records/renderformer.ts'
import { reverb } from './records/reverb.ts'
import { rkllm } from './records/rkllm.ts'
import { roboOrchardLab } from './records/robo-orchard-lab.ts'
import { routeePowertrain } from './records/routee-powertrain.ts'
import { rwkv } from './records/rwkv.ts'
import { saelens } from './records/saelens.ts'
import { sam3dBody } from './records/sam-3d-body.ts'
import { sam3dObjects } from './records/sam-3d-objects.ts'
import { sam2 } from './records/sam2.ts'
import { same } from './records/same.ts'
import { sampleFactory } from './records/sample-factory.ts'
import { sana } from './records/sana.ts'
import { sapRpt1Oss } from './records/sap-rpt-1-oss.ts'
import { sapiens } from './records/sapiens.ts'
import { sapiens2 } from './records/sapiens2.ts'
import { scail2 } from './records/scail-2.ts'
import { seedStory } from './records/seed-story.ts'
import { seedvr } from './records/seedvr.ts'
import { selfForcing } from './records/self-forcing.ts'
import { sentenceTransformers } from './records/sentence-transformers.ts'
import { setfit } from './records/setfit.ts'
import { shadow } from './records/shadow.ts'
import { skala } from './records/skala.ts'
import { sklearn } from './records/sklearn.ts'
import { soloaudio } from './records/soloaudio.ts'
import { songbloom } from './records/songbloom.ts'
import { spacy } from './records/spacy.ts'
import { spanMarker } from './records/span-marker.ts'
import { speechbrain } from './records/speechbrain.ts'
import { ssrSpeech } from './records/ssr-speech.ts'
import { stableAudio3 } from './records/stable-audio-3.ts'
import { stableAudioTools } from './records/stable-audio-tools.ts'
import { stableBaselines3 } from './records/stable-baselines3.ts'
import { stanza } from './records/stanza.ts'
import { supertonic } from './records/supertonic.ts'
import { swarmformer } from './records/swarmformer.ts'
import { synthefyMigas } from './records/synthefy-migas.ts'
import { tabpfn } from './records/tabpfn.ts'
import { tencentSongGeneration } from './records/tencent-song-generation.ts'
import { tensorflowtts } from './records/tensorflowtts.ts'
import { tensorrt } from './records/tensorrt.ts'
import { terratorch } from './records/terratorch.ts'
import { tfKeras } from './records/tf-keras.ts'
import { ticClip } from './records/tic-clip.ts'
import { timeeTs } from './records/timee-ts.ts'
import { timesfm } from './records/timesfm.ts'
import { timm } from './records/timm.ts'
import { tirex2 } from './records/tirex-2.ts'
import { tirex } from './records/tirex.ts'
import { torchgeo } from './records/torchgeo.ts'
import { transformersJs } from './records/transformers.js.ts'
import { transformers } from './records/transformers.ts'
import { trellis } from './records/trellis.ts'
import { trellis2 } from './records/trellis2.ts'
import { tunejury } from './records/tunejury.ts'
import { ultralytics } from './records/ultralytics.ts'
import { uni3dar } from './records/uni-3dar.ts'
import { unitySentis } from './records/unity-sentis.ts'
import { univa } from './records/univa.ts'
import { vfiMamba } from './records/vfi-mamba.ts'
import { vibevoice } from './records/vibevoice.ts'
import { videoprism } from './records/videoprism.ts'
import { videoxFun } from './records/videox_fun.ts'
import { vismatch } from './records/vismatch.ts'
import { voicecraft } from './records/voicecraft.ts'
import { voxcpm } from './records/voxcpm.ts'
import { vqweb } from './records/vqweb.ts'
import { vui } from './records/vui.ts'
import { wan22 } from './records/wan2.2.ts'
import { wham } from './records/wham.ts'
import { whisperkit } from './records/whisperkit.ts'
import { yolov10 } from './records/yolov10.ts'
import { yolov26 } from './records/yolov26.ts'
import { zeromodels } from './records/zeromodels.ts'
import { zonos } from './records/zonos.ts'
import type { Library } from './library.ts'

/** All libraries, by key. */
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
