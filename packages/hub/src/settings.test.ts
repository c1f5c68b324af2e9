import { describe, expect, it } from 'vitest'
import { readHubSettings, readRouterSettings } from './settings.ts'

describe('readHubSettings', () => {
  it('is the public hub when nothing is set', () => {
    expect(readHubSettings({})).toEqual({ url: new URL('https://huggingface.co') })
    expect(readHubSettings({ HUB_URL: ' ', HUB_TOKEN: '' })).toEqual({ url: new URL('https://huggingface.co') })
  })

  it('takes address and token', () => {
    expect(readHubSettings({ HUB_URL: 'http://hub.example:8080/x', HUB_TOKEN: ' hf_x ' })).toEqual({
      url: new URL('http://hub.example:8080/x'),
      token: 'hf_x',
    })
  })

  it.each(['off', 'OFF'])('asks nobody for %s', (address) => {
    expect(readHubSettings({ HUB_URL: address, HUB_TOKEN: 'hf_x' })).toEqual({ url: undefined })
  })

  it.each(['hf_a\nb', 'hf_ä€', 'hf_a b', 'hf_\u0000'])('refuses the token %j without saying it', (token) => {
    expect(() => readHubSettings({ HUB_TOKEN: token })).toThrow(
      /^HUB_TOKEN must be one line of ASCII characters without spaces$/,
    )
  })

  it.each(['hub.example', 'ftp://hub.example', 'https://user:secret@hub.example', 'https://', 'false'])(
    'refuses %s',
    (address) => {
      expect(() => readHubSettings({ HUB_URL: address })).toThrow(/^HUB_URL must be(?!.*secret)/)
    },
  )
})

describe('readRouterSettings', () => {
  it('is the public router when nothing is set, and what ROUTER_URL says', () => {
    expect(readRouterSettings({})).toEqual({ url: new URL('https://router.huggingface.co') })
    expect(readRouterSettings({ ROUTER_URL: 'http://router.example/x' })).toEqual({
      url: new URL('http://router.example/x'),
    })
    expect(readRouterSettings({ ROUTER_URL: 'off' })).toEqual({ url: undefined })
    expect(() => readRouterSettings({ ROUTER_URL: 'https://user:secret@x.example' })).toThrow(
      /^ROUTER_URL must be(?!.*secret)/,
    )
  })
})
