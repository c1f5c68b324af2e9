import { expect, it } from 'vitest'
import { tokenFaultOf } from './check-twin.ts'

it.each([
  ['https://api.groq.com/openai/v1/models', { 'x-api-key': 'gsk_0' }, 'the header x-api-key'],
  ['https://router.huggingface.co/v1/chat/completions', { 'api-key': 'hf_0' }, 'the header api-key'],
  ['https://api.groq.com/openai/v1/models', { authorization: 'Key gsk_0' }, 'is Key, and not bearer'],
  ['https://router.huggingface.co/v1/chat/completions', { authorization: 'Token hf_0' }, 'is Token, and not bearer'],
  ['https://fal.run/fal-ai/flux/dev', { authorization: 'Token a' }, 'is Token, and not key or bearer'],
  ['https://api.groq.com/openai/v1/models', { authorization: 'Bearer hf_0' }, 'doesn’t accept Hugging Face tokens'],
])('finds the wrong token for %s, with %o', (url, headers, says) => {
  expect(tokenFaultOf(headers, url)).toContain(says)
})

it.each([
  ['https://api.groq.com/openai/v1/models', { authorization: 'Bearer gsk_0' }],
  ['https://fal.run/fal-ai/flux/dev', { authorization: 'Key a' }],
  ['https://api.replicate.com/v1/predictions', { authorization: 'Token r8_0' }],
  ['https://api.anthropic.com/v1/models', { 'x-api-key': 'sk-ant-0' }],
  ['https://router.huggingface.co/v1/messages', { 'x-api-key': 'hf_0' }],
  ['https://api.groq.com/openai/v1/models', { authorization: 'Bearer gsk_0', 'x-api-key': 'b' }],
  ['https://router.huggingface.co/v1/models', {}],
])('accepts the token for %s, with %o', (url, headers) => {
  expect(tokenFaultOf(headers, url)).toBeUndefined()
})
