import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { renderPage } from './build/server.js'

const { file, css = [] } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))['src/client.jsx']
const TYPES = { js: 'text/javascript', css: 'text/css' }

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  if (pathname === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(renderPage({ script: `/${file}`, styles: css.map((path) => `/${path}`) }))
    return
  }
  // Only what the build wrote, by names without folders.
  const name = /^\/assets\/([\w.-]+\.(js|css))$/.exec(pathname)
  const content = name === null ? undefined : await readFile(`dist/assets/${name[1]}`).catch(() => undefined)
  response.statusCode = content === undefined ? 404 : 200
  response.setHeader('content-type', content === undefined ? 'text/plain' : TYPES[name[2]])
  response.end(content ?? 'Not found\n')
})
server.listen(Number(process.env.PORT ?? 3000), () => console.log(`http://localhost:${server.address().port}`))
