// Written by `npm run generate` from the files beside it. Do not edit.

import { bm25s } from './bm25s/library.ts'
import { model2vec } from './model2vec/library.ts'
import { openClip } from './open_clip/library.ts'
import { peft } from './peft/library.ts'
import { pythae } from './pythae/library.ts'
import { sentenceTransformers } from './sentence-transformers/library.ts'
import { setfit } from './setfit/library.ts'
import { sklearn } from './sklearn/library.ts'
import { spacy } from './spacy/library.ts'
import { stableBaselines3 } from './stable-baselines3/library.ts'
import { timm } from './timm/library.ts'
import { transformers } from './transformers/library.ts'
import type { TwinLibrary } from './twin-library.ts'

/** Every library whose examples are run, by key. */
export const TWIN_LIBRARIES: { readonly [id: string]: TwinLibrary } = {
  bm25s,
  model2vec,
  'open_clip': openClip,
  peft,
  pythae,
  'sentence-transformers': sentenceTransformers,
  setfit,
  sklearn,
  spacy,
  'stable-baselines3': stableBaselines3,
  timm,
  transformers,
}
