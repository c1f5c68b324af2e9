import { describe, expect, it } from 'vitest'
import { address } from './request.ts'

describe('a URL', () => {
  it.each([
    ['https://files.example/a%20b.flac?q=%41', 'https://files.example/a%20b.flac?q=%41'],
    ['https://files.example/100%.flac?q=5%&r=%2', 'https://files.example/100%25.flac?q=5%25&r=%252'],
    ['https://files.example/a|b^[1].flac?q={x}', 'https://files.example/a%7Cb%5E%5B1%5D.flac?q=%7Bx%7D'],
    ['https://[::1]:8080/a.flac', 'https://[::1]:8080/a.flac'],
  ])('is converted to one that Java accepts: %s', (url, written) => {
    expect(address(url)).toBe(written)
  })
})
