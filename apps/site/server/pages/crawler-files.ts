import { CLIENTS, LANGUAGES, languageRecord } from '@model-snippets/core'
import { MODELS } from '@model-snippets/core/catalogue'
import { MODEL_LIBRARIES_UI_ELEMENTS } from '@model-snippets/core/libraries'
import { PIPELINE_DATA } from '@model-snippets/core/tasks'
import { Hono } from 'hono'
import { modelPath } from '../../app/domain/models/model-path.ts'
import { CONFIGURED_ORIGIN, siteOrigin } from '../../app/ui/site-origin.server.ts'
import { texts as configureTexts } from '../../app/ui/texts/en/configure.ts'
import { texts } from '../../app/ui/texts/en/pages.ts'
import { PLAIN_FORMS, type PlainForm } from './plain-text.ts'

/** A sitemap can have 50,000 URLs; this one has far fewer. */
const MOST_ADDRESSES = 5000

/** Without `SITE_URL`, URLs use the request’s host, which anyone can choose, so the response isn’t cached. */
const CACHED = { 'cache-control': CONFIGURED_ORIGIN === undefined ? 'no-store' : 'public, max-age=3600' }

/** Files for crawlers: `/robots.txt`, `/sitemap.xml`, and `/llms.txt`. */
export function crawlerFiles(): Hono {
  const app = new Hono()
  app.get('/robots.txt', (context) => context.text(robotsText(siteOrigin(context.req.url)), 200, CACHED))
  app.get('/sitemap.xml', (context) =>
    context.body(sitemapXml(siteOrigin(context.req.url)), 200, { ...CACHED, 'content-type': 'application/xml' }),
  )
  app.get('/llms.txt', (context) =>
    context.body(llmsText(siteOrigin(context.req.url)), 200, {
      ...CACHED,
      'content-type': 'text/markdown; charset=utf-8',
    }),
  )
  return app
}

const taskPath = (id: string): string => `/tasks/${encodeURIComponent(id)}`
const libraryPath = (key: string): string => `/libraries/${encodeURIComponent(key)}`

/** Excludes searches: there’s no end of them, and they add no pages. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /*?\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

/** Paths of all pages. */
export function sitemapXml(origin: string): string {
  const paths = [
    '/',
    '/tasks',
    '/libraries',
    '/agents',
    '/errors',
    '/compatibility',
    '/api',
    ...Object.keys(PIPELINE_DATA).map(taskPath),
    ...Object.keys(MODEL_LIBRARIES_UI_ELEMENTS).map(libraryPath),
    ...MODELS.map(({ id }) => modelPath(id)),
  ]
  const entries = paths.slice(0, MOST_ADDRESSES).map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Descriptions of the formats other than code. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  md: 'all steps with their code, as Markdown',
  zip: 'a ZIP file with code, sample files, a dependency file, and steps',
  json: 'every example with its setup, as JSON',
}

function formText({ ending, language, platform, typescript }: PlainForm): string {
  if (language === undefined) return OTHER_FORMS[ending] ?? ending
  const { label } = languageRecord(language)
  if (ending === 'ipynb') return `a ${label} notebook`
  if (typescript === true) return `the ${label} example as TypeScript`
  return `the ${label} example${platform === undefined ? '' : `, for ${configureTexts.platforms[platform]}`}`
}

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

/** Describes the site for programs, in the format of llmstxt.org. */
export function llmsText(origin: string): string {
  const model = `${origin}/models/openai/gpt-oss-120b`
  const forms = PLAIN_FORMS.map((form) => `- [.${form.ending}](${model}.${form.ending}): ${formText(form)}`).join('\n')
  const clients = [...new Set(CLIENTS.map(({ id }) => id))]
  const tasks = Object.entries(PIPELINE_DATA).map(
    ([id, { name }]) => `- [${name}](${origin}${taskPath(id)}): \`${id}\``,
  )
  return `# ${texts.site.name}

> ${texts.site.description}

For every combination of client, task, provider, and target that this site offers, we ran one example unmodified, with the released client that it names, against a mock of the service, which compares each request with the expected one. In the API's JSON, \`verified\` says when an example ran: \`isExact\` is true if this exact text ran, and false if the same example with other inputs did. If an example fails, we don't show it; we tell you why. We didn't run examples for PowerShell or the Command Prompt, and we sent no example to a real provider.

A model's page is \`/models/{owner}/{name}\`. Add an ending to get its examples as files:

${forms}

All of them accept these parameters: \`provider\` (such as \`groq\`; default: \`auto\`), \`language\` (${quoted(LANGUAGES)}), \`client\` (${quoted(clients)}), \`stream=true\`, \`messages\` (JSON), \`temperature\`, \`max_tokens\`, \`top_p\`, \`endpointUrl\`, \`directRequest=true\`, and \`billTo\`. If you send an unknown parameter, the error lists the known ones. Code never contains a token: it reads an environment variable.

## Find a model

- [Models](${origin}/): search and filter with the parameters \`q\`, \`task\`, \`library\`, \`provider\`, and \`page\`
- [The same as JSON](${origin}/models.json): add \`from=hub\` to get further results from Hugging Face, if look-ups are enabled on this site
- [Tasks](${origin}/tasks)
- [Libraries](${origin}/libraries)

## When a call fails

- [Errors](${origin}/errors): what each client prints when a call fails, what it means, and what to do; choose a client with \`client=python/openai\`
- \`POST ${origin}/api/explain-error\` with \`{"message": …}\` returns the cause of an error message

## For programs

- [HTTP API](${origin}/api): described in [OpenAPI](${origin}/api/openapi.json)
- [Model Context Protocol](${origin}/agents): available at \`${origin}/mcp\` and from \`npx @model-snippets/cli mcp\`
- [Agent skill](${origin}/.well-known/agent-skills/model-snippets/SKILL.md): \`npx skills add ${origin}\` installs it
- Command line: \`npx @model-snippets/cli openai/gpt-oss-120b --language python --client openai\`; \`--json\` prints JSON, and \`--help\` lists the options
- [Sitemap](${origin}/sitemap.xml)

## Tasks

${tasks.join('\n')}
`
}
