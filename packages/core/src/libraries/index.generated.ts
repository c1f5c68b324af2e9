// Written by `npm run generate` from the files beside it. Do not edit.

import { acestep } from './acestep.ts'
import { aviationNer } from './aviation-ner.ts'
import { bagelMot } from './bagel-mot.ts'
import { bboxmaskpose } from './bboxmaskpose.ts'
import { bigVision } from './big_vision.ts'
import { bionemo } from './bionemo.ts'
import { birder } from './birder.ts'
import { boltzgen } from './boltzgen.ts'
import { cancertathomev2 } from './cancertathomev2.ts'
import { causilo } from './causilo.ts'
import { ccpfn } from './ccpfn.ts'
import { champ } from './champ.ts'
import { chaossim } from './chaossim.ts'
import { chexmix } from './chexmix.ts'
import { clara } from './clara.ts'
import { clipscope } from './clipscope.ts'
import { cloudAgents } from './cloud-agents.ts'
import { colpali } from './colpali.ts'
import { comet } from './comet.ts'
import { cosmos } from './cosmos.ts'
import { cosyvoice } from './cosyvoice.ts'
import { cotracker } from './cotracker.ts'
import { deepforest } from './deepforest.ts'
import { diffInterpretationTuning } from './diff-interpretation-tuning.ts'
import { diffree } from './diffree.ts'
import { diffusionSingleFile } from './diffusion-single-file.ts'
import { dockingAtHome } from './docking-at-home.ts'
import { doctr } from './doctr.ts'
import { elm } from './elm.ts'
import { encoderfile } from './encoderfile.ts'
import { eupe } from './eupe.ts'
import { f5Tts } from './f5-tts.ts'
import { fastprint } from './fastprint.ts'
import { fixer } from './fixer.ts'
import { fme } from './fme.ts'
import { gemmaCpp } from './gemma.cpp.ts'
import { genmo } from './genmo.ts'
import { geometryCrafter } from './geometry-crafter.ts'
import { gliformer } from './gliformer.ts'
import { glmTts } from './glm-tts.ts'
import { glyphByt5 } from './glyph-byt5.ts'
import { graniteLibrary } from './granite-library.ts'
import { grok } from './grok.ts'
import { habibiTts } from './habibi-tts.ts'
import { hallo } from './hallo.ts'
import { hermes } from './hermes.ts'
import { hezar } from './hezar.ts'
import { holomotion } from './holomotion.ts'
import { hunyuanDit } from './hunyuan-dit.ts'
import { hunyuan3d2 } from './hunyuan3d-2.ts'
import { hunyuanworldVoyager } from './hunyuanworld-voyager.ts'
import { hyWorld2 } from './hy-world-2.ts'
import { hyWorldplay } from './hy-worldplay.ts'
import { imageMatchingModels } from './image-matching-models.ts'
import { imstoucan } from './imstoucan.ts'
import { infiniteYou } from './infinite-you.ts'
import { infinitetalk } from './infinitetalk.ts'
import { intellifold } from './intellifold.ts'
import { isingDecoding } from './ising-decoding.ts'
import { k2 } from './k2.ts'
import { kronos } from './kronos.ts'
import { lagernvs } from './lagernvs.ts'
import { laya } from './laya.ts'
import { lightglue } from './lightglue.ts'
import { litert } from './litert.ts'
import { liveportrait } from './liveportrait.ts'
import { longcatVideoAvatar15 } from './longcat-video-avatar-1.5.ts'
import { lyra20 } from './lyra-2.0.ts'
import { magentaRealtime2 } from './magenta-realtime-2.ts'
import { magentaRealtime } from './magenta-realtime.ts'
import { magi1 } from './magi-1.ts'
import { manas1 } from './manas-1.ts'
import { mect } from './mect.ts'
import { medvae } from './medvae.ts'
import { merlin } from './merlin.ts'
import { mflux } from './mflux.ts'
import { microduck } from './microduck.ts'
import { mindspore } from './mindspore.ts'
import { miniOmni2 } from './mini-omni2.ts'
import { minimaxH3 } from './minimax-h3.ts'
import { mitie } from './mitie.ts'
import { mlSharp } from './ml-sharp.ts'
import { mlcLlm } from './mlc-llm.ts'
import { monkeyocr } from './monkeyocr.ts'
import { montrealForcedAligner } from './montreal-forced-aligner.ts'
import { mtvcraft } from './mtvcraft.ts'
import { ninfer } from './ninfer.ts'
import { nvMedtech } from './nv-medtech.ts'
import { openOasis } from './open-oasis.ts'
import { openSora } from './open-sora.ts'
import { openpeerllm } from './openpeerllm.ts'
import { piper } from './piper.ts'
import { pyFeat } from './py-feat.ts'
import { quantumpeer } from './quantumpeer.ts'
import { recurrentgemma } from './recurrentgemma.ts'
import { refiners } from './refiners.ts'
import { reverb } from './reverb.ts'
import { rkllm } from './rkllm.ts'
import { roboOrchardLab } from './robo-orchard-lab.ts'
import { rwkv } from './rwkv.ts'
import { same } from './same.ts'
import { sapiens } from './sapiens.ts'
import { sapiens2 } from './sapiens2.ts'
import { scail2 } from './scail-2.ts'
import { seedvr } from './seedvr.ts'
import { selfForcing } from './self-forcing.ts'
import { shadow } from './shadow.ts'
import { skala } from './skala.ts'
import { soloaudio } from './soloaudio.ts'
import { songbloom } from './songbloom.ts'
import { ssrSpeech } from './ssr-speech.ts'
import { stableAudio3 } from './stable-audio-3.ts'
import { synthefyMigas } from './synthefy-migas.ts'
import { tabpfn } from './tabpfn.ts'
import { tencentSongGeneration } from './tencent-song-generation.ts'
import { tensorrt } from './tensorrt.ts'
import { ticClip } from './tic-clip.ts'
import { timeeTs } from './timee-ts.ts'
import { timesfm } from './timesfm.ts'
import { tirex2 } from './tirex-2.ts'
import { tirex } from './tirex.ts'
import { torchgeo } from './torchgeo.ts'
import { trellis } from './trellis.ts'
import { trellis2 } from './trellis2.ts'
import { tunejury } from './tunejury.ts'
import { uni3dar } from './uni-3dar.ts'
import { videoxFun } from './videox_fun.ts'
import { vismatch } from './vismatch.ts'
import { vqweb } from './vqweb.ts'
import { wan22 } from './wan2.2.ts'
import { wham } from './wham.ts'
import { yolov26 } from './yolov26.ts'
import type { Library } from './library.ts'

/** Every library, by key. */
export const LIBRARIES: { readonly [id: string]: Library } = {
  acestep,
  'aviation-ner': aviationNer,
  'bagel-mot': bagelMot,
  bboxmaskpose,
  'big_vision': bigVision,
  bionemo,
  birder,
  boltzgen,
  cancertathomev2,
  causilo,
  ccpfn,
  champ,
  chaossim,
  chexmix,
  clara,
  clipscope,
  'cloud-agents': cloudAgents,
  colpali,
  comet,
  cosmos,
  cosyvoice,
  cotracker,
  deepforest,
  'diff-interpretation-tuning': diffInterpretationTuning,
  diffree,
  'diffusion-single-file': diffusionSingleFile,
  'docking-at-home': dockingAtHome,
  doctr,
  elm,
  encoderfile,
  eupe,
  'f5-tts': f5Tts,
  fastprint,
  fixer,
  fme,
  'gemma.cpp': gemmaCpp,
  genmo,
  'geometry-crafter': geometryCrafter,
  gliformer,
  'glm-tts': glmTts,
  'glyph-byt5': glyphByt5,
  'granite-library': graniteLibrary,
  grok,
  'habibi-tts': habibiTts,
  hallo,
  hermes,
  hezar,
  holomotion,
  'hunyuan-dit': hunyuanDit,
  'hunyuan3d-2': hunyuan3d2,
  'hunyuanworld-voyager': hunyuanworldVoyager,
  'hy-world-2': hyWorld2,
  'hy-worldplay': hyWorldplay,
  'image-matching-models': imageMatchingModels,
  imstoucan,
  'infinite-you': infiniteYou,
  infinitetalk,
  intellifold,
  'ising-decoding': isingDecoding,
  k2,
  kronos,
  lagernvs,
  laya,
  lightglue,
  litert,
  liveportrait,
  'longcat-video-avatar-1.5': longcatVideoAvatar15,
  'lyra-2.0': lyra20,
  'magenta-realtime-2': magentaRealtime2,
  'magenta-realtime': magentaRealtime,
  'magi-1': magi1,
  'manas-1': manas1,
  mect,
  medvae,
  merlin,
  mflux,
  microduck,
  mindspore,
  'mini-omni2': miniOmni2,
  'minimax-h3': minimaxH3,
  mitie,
  'ml-sharp': mlSharp,
  'mlc-llm': mlcLlm,
  monkeyocr,
  'montreal-forced-aligner': montrealForcedAligner,
  mtvcraft,
  ninfer,
  'nv-medtech': nvMedtech,
  'open-oasis': openOasis,
  'open-sora': openSora,
  openpeerllm,
  piper,
  'py-feat': pyFeat,
  quantumpeer,
  recurrentgemma,
  refiners,
  reverb,
  rkllm,
  'robo-orchard-lab': roboOrchardLab,
  rwkv,
  same,
  sapiens,
  sapiens2,
  'scail-2': scail2,
  seedvr,
  'self-forcing': selfForcing,
  shadow,
  skala,
  soloaudio,
  songbloom,
  'ssr-speech': ssrSpeech,
  'stable-audio-3': stableAudio3,
  'synthefy-migas': synthefyMigas,
  tabpfn,
  'tencent-song-generation': tencentSongGeneration,
  tensorrt,
  'tic-clip': ticClip,
  'timee-ts': timeeTs,
  timesfm,
  'tirex-2': tirex2,
  tirex,
  torchgeo,
  trellis,
  trellis2,
  tunejury,
  'uni-3dar': uni3dar,
  'videox_fun': videoxFun,
  vismatch,
  vqweb,
  'wan2.2': wan22,
  wham,
  yolov26,
}
