// Loaded before a JavaScript example. Node's own fetch only uses a proxy in newer releases with a flag, so the harness
// sets a dispatcher that does so in every release. The example itself isn't changed.
import { readFileSync } from 'node:fs'
// Only these parts, because loading the whole package takes longer than starting Node.js.
import connect from 'undici/lib/api/api-connect.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'
import { setGlobalDispatcher } from 'undici/lib/global.js'

Dispatcher.prototype.connect = connect
// Without it, Node's default certificate authorities are trusted.
const ca = process.env.TWIN_CA === undefined ? undefined : readFileSync(process.env.TWIN_CA)
setGlobalDispatcher(new EnvHttpProxyAgent({ requestTls: { ca }, proxyTls: { ca }, connect: { ca } }))
for (const name of ['TWIN_CA', 'http_proxy', 'https_proxy', 'ftp_proxy', 'gopher_proxy']) delete process.env[name]
