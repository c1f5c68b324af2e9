import { expect, it } from 'vitest'
import { settingsFromPip } from './installer.ts'

it('gets the package index from pip’s files and variables', () => {
  const list = [
    ":env:.cert='/etc/ssl/certs/all.crt'",
    ":env:.default-timeout='180'",
    "global.index-url='https://packages.example/simple'",
    "install.extra-index-url='https://more.example/a.b=c/simple'",
    '',
  ]
  expect(settingsFromPip(list.join('\n'))).toEqual({
    SSL_CERT_FILE: '/etc/ssl/certs/all.crt',
    UV_DEFAULT_INDEX: 'https://packages.example/simple',
    UV_INDEX: 'https://more.example/a.b=c/simple',
  })
  expect(settingsFromPip('')).toEqual({})
})
