// Written by `npm run generate` from the files beside it. Do not edit.

import { service as deepinfraService } from './deepinfra/service.ts'
import { service as falAiService } from './fal-ai/service.ts'
import { service as featherlessAiService } from './featherless-ai/service.ts'
import { service as groqService } from './groq/service.ts'
import { service as hfInferenceService } from './hf-inference/service.ts'
import { service as novitaService } from './novita/service.ts'
import { service as nscaleService } from './nscale/service.ts'
import { service as openaiService } from './openai/service.ts'
import { service as ovhcloudService } from './ovhcloud/service.ts'
import { service as replicateService } from './replicate/service.ts'
import { service as scalewayService } from './scaleway/service.ts'
import { service as togetherService } from './together/service.ts'
import { service as wavespeedService } from './wavespeed/service.ts'
import { service as zaiOrgService } from './zai-org/service.ts'
import type { ProviderService } from './provider-service.ts'

/** Every provider of which the twin knows more than that it chats. */
export const PROVIDER_SERVICES: readonly ProviderService[] = [
  deepinfraService,
  falAiService,
  featherlessAiService,
  groqService,
  hfInferenceService,
  novitaService,
  nscaleService,
  openaiService,
  ovhcloudService,
  replicateService,
  scalewayService,
  togetherService,
  wavespeedService,
  zaiOrgService,
]
