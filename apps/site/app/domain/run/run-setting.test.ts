import { describe, expect, it } from 'vitest'
import { readRunSetting } from './run-setting.server.ts'

describe('readRunSetting', () => {
  it('offers it unless whoever runs the server turns it off', () => {
    expect([undefined, '', 'on', 'off'].map(readRunSetting)).toEqual([true, true, true, false])
    expect(() => readRunSetting('no')).toThrow('RUN_HERE must be on or off, got "no"')
  })
})
