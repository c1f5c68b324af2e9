// Written by `npm run generate` from the files beside it. Do not edit.

import { adapterTransformers } from './adapter-transformers/library.ts'
import { audioseal } from './audioseal/library.ts'
import { bertopic } from './bertopic/library.ts'
import { bm25s } from './bm25s/library.ts'
import { chronosForecasting } from './chronos-forecasting/library.ts'
import { diffusers } from './diffusers/library.ts'
import { fastai } from './fastai/library.ts'
import { fasttext } from './fasttext/library.ts'
import { flair } from './flair/library.ts'
import { flexray } from './flexray/library.ts'
import { gliner } from './gliner/library.ts'
import { gliner2 } from './gliner2/library.ts'
import { jevStyle } from './jev-style/library.ts'
import { kerasHub } from './keras-hub/library.ts'
import { keras } from './keras/library.ts'
import { kernels } from './kernels/library.ts'
import { lightningIr } from './lightning-ir/library.ts'
import { mlx } from './mlx/library.ts'
import { model2vec } from './model2vec/library.ts'
import { multimolecule } from './multimolecule/library.ts'
import { nobg } from './nobg/library.ts'
import { openClip } from './open_clip/library.ts'
import { peft } from './peft/library.ts'
import { pxia } from './pxia/library.ts'
import { pythae } from './pythae/library.ts'
import { routeePowertrain } from './routee-powertrain/library.ts'
import { saelens } from './saelens/library.ts'
import { sentenceTransformers } from './sentence-transformers/library.ts'
import { setfit } from './setfit/library.ts'
import { sklearn } from './sklearn/library.ts'
import { spacy } from './spacy/library.ts'
import { spanMarker } from './span-marker/library.ts'
import { stableBaselines3 } from './stable-baselines3/library.ts'
import { tfKeras } from './tf-keras/library.ts'
import { timm } from './timm/library.ts'
import { transformersJs } from './transformers.js/library.ts'
import { transformers } from './transformers/library.ts'
import { ultralytics } from './ultralytics/library.ts'
import { zeromodels } from './zeromodels/library.ts'
import type { TwinLibrary } from './twin-library.ts'

/** Every library whose examples are run, by key. */
export const TWIN_LIBRARIES: { readonly [id: string]: TwinLibrary } = {
  'adapter-transformers': adapterTransformers,
  audioseal,
  bertopic,
  bm25s,
  'chronos-forecasting': chronosForecasting,
  diffusers,
  fastai,
  fasttext,
  flair,
  flexray,
  gliner,
  gliner2,
  'jev-style': jevStyle,
  'keras-hub': kerasHub,
  keras,
  kernels,
  'lightning-ir': lightningIr,
  mlx,
  model2vec,
  multimolecule,
  nobg,
  'open_clip': openClip,
  peft,
  pxia,
  pythae,
  'routee-powertrain': routeePowertrain,
  saelens,
  'sentence-transformers': sentenceTransformers,
  setfit,
  sklearn,
  spacy,
  'span-marker': spanMarker,
  'stable-baselines3': stableBaselines3,
  'tf-keras': tfKeras,
  timm,
  'transformers.js': transformersJs,
  transformers,
  ultralytics,
  zeromodels,
}
