import { expect, it } from 'vitest'
import { crawlerFiles } from '../pages/crawler-files.ts'

it.each(['/robots.txt', '/sitemap.xml', '/llms.txt'])('without SITE_URL nobody keeps %s', async (path) => {
  const answer = await crawlerFiles().request(`http://evil.example${path}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
