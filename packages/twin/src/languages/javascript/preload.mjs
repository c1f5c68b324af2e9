// Loaded before a JavaScript example: Node's own fetch looks for a proxy only where newer releases are told to by a flag,
// so the harness gives it a dispatcher that does, on every release alike. The example itself stays as it is.
import { readFileSync } from 'node:fs'
// These parts alone: the whole package takes longer to load than Node.js takes to start.
import connect from 'undici/lib/api/api-connect.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'
import { setGlobalDispatcher } from 'undici/lib/global.js'

Dispatcher.prototype.connect = connect
// Where it is not to be trusted, the authorities that Node itself knows are.
const ca = process.env.TWIN_CA === undefined ? undefined : readFileSync(process.env.TWIN_CA)
setGlobalDispatcher(new EnvHttpProxyAgent({ requestTls: { ca }, proxyTls: { ca }, connect: { ca } }))
for (const name of ['TWIN_CA', 'http_proxy', 'https_proxy', 'ftp_proxy', 'gopher_proxy']) delete process.env[name]
