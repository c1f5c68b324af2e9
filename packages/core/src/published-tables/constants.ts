import { ROUTER_BASE_URL } from '../providers/router.ts'

/** The router's URL for a provider, whose id replaces `{{PROVIDER}}`. */
export const HF_HUB_INFERENCE_PROXY_TEMPLATE = `${ROUTER_BASE_URL}/{{PROVIDER}}` as const

/** The fields of a tokenizer configuration that name special tokens. */
export const SPECIAL_TOKENS_ATTRIBUTES = [
  'bos_token',
  'eos_token',
  'unk_token',
  'sep_token',
  'pad_token',
  'cls_token',
  'mask_token',
] as const
