import { createHash } from 'node:crypto'
import { SKILL, type SkillFiles, skillFiles } from '@model-snippets/cli/skill'
import { type Context, Hono } from 'hono'
import { CONFIGURED_ORIGIN, siteOrigin } from '../../app/ui/site-origin.server.ts'
import { toBytes, zipOfFiles } from './zip.ts'

/** Where installers look for a site's skills: https://github.com/cloudflare/agent-skills-discovery-rfc, version 0.2.0. */
const PLACE = '/.well-known/agent-skills'

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

/** Without `SITE_URL`, the skill names the request's host, which anyone can choose, so it isn't cached. */
const CACHED = { 'cache-control': CONFIGURED_ORIGIN === undefined ? 'no-store' : 'public, max-age=3600' }

/**
 * Serves the agent skill: the index that installers read, the skill as an archive, and each of its files for an agent
 * that only reads.
 */
export function skillRoutes(): Hono {
  const app = new Hono()
  app.get(`${PLACE}/index.json`, (context) => {
    const files = filesFor(context)
    if (files === undefined) return context.notFound()
    const url = `${PLACE}/${SKILL.name}.zip`
    const digest = `sha256:${createHash('sha256').update(archiveOf(files)).digest('hex')}`
    const entry = { name: SKILL.name, type: 'archive', description: SKILL.description, url, digest }
    return context.json({ $schema: SCHEMA, skills: [entry] }, 200, CACHED)
  })
  app.get(`${PLACE}/${SKILL.name}.zip`, (context) => {
    const files = filesFor(context)
    if (files === undefined) return context.notFound()
    return context.body(new Uint8Array(archiveOf(files)), 200, { ...CACHED, 'content-type': 'application/zip' })
  })
  app.get(`${PLACE}/${SKILL.name}/*`, (context) => {
    const path = context.req.path.slice(`${PLACE}/${SKILL.name}/`.length)
    const text = filesFor(context)?.get(path)
    return text === undefined
      ? context.notFound()
      : context.body(text, 200, { ...CACHED, 'content-type': 'text/markdown; charset=utf-8' })
  })
  return app
}

/** The skill's files for the request's site; undefined if its host could mean something in a shell. */
function filesFor(context: Context): SkillFiles | undefined {
  try {
    return skillFiles(siteOrigin(context.req.url))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The files at the top of the archive, as the format wants them. */
const archiveOf = (files: SkillFiles): Uint8Array => zipOfFiles([...files].map(([path, text]) => [path, toBytes(text)]))
