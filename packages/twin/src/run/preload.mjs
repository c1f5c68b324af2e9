// Loaded before a JavaScript example: Node 20's own fetch knows neither proxies nor extra certificate authorities
// per process, so the harness gives it a dispatcher that does. The example itself stays as it is.
import { readFileSync } from 'node:fs'
import { EnvHttpProxyAgent, setGlobalDispatcher } from 'undici'

const ca = readFileSync(process.env.TWIN_CA)
setGlobalDispatcher(new EnvHttpProxyAgent({ requestTls: { ca }, proxyTls: { ca }, connect: { ca } }))
for (const name of ['TWIN_CA', 'http_proxy', 'https_proxy']) delete process.env[name]
