// Written by `npm run generate` from the files beside it. Do not edit.

import { PaddleOCR } from './PaddleOCR/library.ts'
import { adapterTransformers } from './adapter-transformers/library.ts'
import { allennlp } from './allennlp/library.ts'
import { anemoi } from './anemoi/library.ts'
import { araclip } from './araclip/library.ts'
import { asteroid } from './asteroid/library.ts'
import { audiocraft } from './audiocraft/library.ts'
import { audioseal } from './audioseal/library.ts'
import { ben2 } from './ben2/library.ts'
import { bertopic } from './bertopic/library.ts'
import { birefnet } from './birefnet/library.ts'
import { bm25s } from './bm25s/library.ts'
import { chronosForecasting } from './chronos-forecasting/library.ts'
import { collectorvision } from './collectorvision/library.ts'
import { depthAnythingV2 } from './depth-anything-v2/library.ts'
import { dermFoundation } from './derm-foundation/library.ts'
import { diffusers } from './diffusers/library.ts'
import { edsnlp } from './edsnlp/library.ts'
import { espnet } from './espnet/library.ts'
import { fairseq } from './fairseq/library.ts'
import { fastai } from './fastai/library.ts'
import { fasttext } from './fasttext/library.ts'
import { flair } from './flair/library.ts'
import { flexray } from './flexray/library.ts'
import { gliner } from './gliner/library.ts'
import { gliner2 } from './gliner2/library.ts'
import { htrflow } from './htrflow/library.ts'
import { jevStyle } from './jev-style/library.ts'
import { kerasHub } from './keras-hub/library.ts'
import { keras } from './keras/library.ts'
import { kernels } from './kernels/library.ts'
import { kittentts } from './kittentts/library.ts'
import { lightningIr } from './lightning-ir/library.ts'
import { llamaCppPython } from './llama-cpp-python/library.ts'
import { matanyone } from './matanyone/library.ts'
import { mlx } from './mlx/library.ts'
import { model2vec } from './model2vec/library.ts'
import { multimolecule } from './multimolecule/library.ts'
import { nemo } from './nemo/library.ts'
import { nobg } from './nobg/library.ts'
import { openClip } from './open_clip/library.ts'
import { paddlenlp } from './paddlenlp/library.ts'
import { peft } from './peft/library.ts'
import { pxia } from './pxia/library.ts'
import { pyannoteAudio } from './pyannote-audio/library.ts'
import { pythae } from './pythae/library.ts'
import { routeePowertrain } from './routee-powertrain/library.ts'
import { saelens } from './saelens/library.ts'
import { sam2 } from './sam2/library.ts'
import { sentenceTransformers } from './sentence-transformers/library.ts'
import { setfit } from './setfit/library.ts'
import { sklearn } from './sklearn/library.ts'
import { spacy } from './spacy/library.ts'
import { spanMarker } from './span-marker/library.ts'
import { speechbrain } from './speechbrain/library.ts'
import { stableBaselines3 } from './stable-baselines3/library.ts'
import { stanza } from './stanza/library.ts'
import { supertonic } from './supertonic/library.ts'
import { swarmformer } from './swarmformer/library.ts'
import { terratorch } from './terratorch/library.ts'
import { tfKeras } from './tf-keras/library.ts'
import { timm } from './timm/library.ts'
import { transformersJs } from './transformers.js/library.ts'
import { transformers } from './transformers/library.ts'
import { ultralytics } from './ultralytics/library.ts'
import { yolov10 } from './yolov10/library.ts'
import { zeromodels } from './zeromodels/library.ts'
import type { TwinLibrary } from './twin-library.ts'

/** All libraries whose examples we run, by key. */
export const TWIN_LIBRARIES: { readonly [id: string]: TwinLibrary } = {
  PaddleOCR,
  'adapter-transformers': adapterTransformers,
  allennlp,
  anemoi,
  araclip,
  asteroid,
  audiocraft,
  audioseal,
  ben2,
  bertopic,
  birefnet,
  bm25s,
  'chronos-forecasting': chronosForecasting,
  collectorvision,
  'depth-anything-v2': depthAnythingV2,
  'derm-foundation': dermFoundation,
  diffusers,
  edsnlp,
  espnet,
  fairseq,
  fastai,
  fasttext,
  flair,
  flexray,
  gliner,
  gliner2,
  htrflow,
  'jev-style': jevStyle,
  'keras-hub': kerasHub,
  keras,
  kernels,
  kittentts,
  'lightning-ir': lightningIr,
  'llama-cpp-python': llamaCppPython,
  matanyone,
  mlx,
  model2vec,
  multimolecule,
  nemo,
  nobg,
  'open_clip': openClip,
  paddlenlp,
  peft,
  pxia,
  'pyannote-audio': pyannoteAudio,
  pythae,
  'routee-powertrain': routeePowertrain,
  saelens,
  sam2,
  'sentence-transformers': sentenceTransformers,
  setfit,
  sklearn,
  spacy,
  'span-marker': spanMarker,
  speechbrain,
  'stable-baselines3': stableBaselines3,
  stanza,
  supertonic,
  swarmformer,
  terratorch,
  'tf-keras': tfKeras,
  timm,
  'transformers.js': transformersJs,
  transformers,
  ultralytics,
  yolov10,
  zeromodels,
}
