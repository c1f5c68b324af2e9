import { spawnSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkServerIdentity, connect, TLSSocket } from 'node:tls'
import { expect, it } from 'vitest'
import { type Authority, createAuthority } from './certificates.ts'

it('signs with a key that only this authority has', () => {
  const [one, other] = [createAuthority(), createAuthority()].map((each) => new X509Certificate(each.certificate))
  expect(one?.ca).toBe(true)
  expect(one?.verify(one.publicKey)).toBe(true)
  expect(one?.verify((other as X509Certificate).publicKey)).toBe(false)
})

/** Connects to a server with the certificate of a host. */
async function connectTo(host: string, authority: Authority, name = host): Promise<TLSSocket> {
  const context = authority.contextFor(host)
  if (context === undefined) throw new Error(`${host} has no certificate`)
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    new TLSSocket(socket, { isServer: true, secureContext: context }).on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect({
    port,
    host: '127.0.0.1',
    ca: authority.certificate,
    checkServerIdentity: (_, certificate) => checkServerIdentity(name, certificate),
  })
  try {
    await once(socket, 'secureConnect')
    return socket
  } finally {
    server.close()
  }
}

const HOSTS = ['router.huggingface.co', '127.0.0.1', '::1', '2001:db8::7:1']

it.each(HOSTS)('answers for %s, and for no other host', async (host) => {
  const authority = createAuthority()
  const socket = await connectTo(host, authority)
  expect(socket.authorized).toBe(true)
  socket.destroy()
  await expect(connectTo(host, authority, 'elsewhere.example')).rejects.toThrow('does not match certificate')
})

it.each(['', 'a b', 'a/b', 'a\0b', 'ä.example', '::ffff:127.0.0.1', 'x'.repeat(300)])(
  'refuses %j as a host',
  (host) => {
    expect(createAuthority().contextFor(host)).toBeUndefined()
  },
)

it.each(HOSTS)('passes OpenSSL’s strict checks for %s', async (host) => {
  const authority = createAuthority()
  const socket = await connectTo(host, authority)
  const leaf = socket.getPeerX509Certificate()?.toString() ?? ''
  socket.destroy()
  const folder = await mkdtemp(join(tmpdir(), 'twin-certificates-'))
  const [caFile, leafFile] = [join(folder, 'ca.pem'), join(folder, 'leaf.pem')]
  await writeFile(caFile, authority.certificate)
  await writeFile(leafFile, leaf)
  const { stdout, stderr } = spawnSync('openssl', ['verify', '-x509_strict', '-CAfile', caFile, leafFile], {
    encoding: 'utf8',
  })
  await rm(folder, { recursive: true })
  expect(`${stdout}${stderr}`.trim()).toBe(`${leafFile}: OK`)
})
