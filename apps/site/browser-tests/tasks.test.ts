import { expect, it } from 'vitest'
import { LANGUAGE_RECORDS } from '../../../packages/core/src/index.ts'
import { describeInBrowser, shownCode } from './chromium.ts'

describeInBrowser('a reader of the tasks', ({ site, open }) => {
  it('finds a task while typing, and comes to its page', async () => {
    const page = await open('/tasks')
    await page.getByRole('link', { name: 'Models' }).and(page.locator('[aria-current=true]')).waitFor()
    await page.getByRole('searchbox').fill('named entity')
    await page.getByText('1 task for “named entity”').waitFor()
    await page.getByRole('link', { name: /^Token Classification/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Token Classification' }).waitFor()
    expect(await page.locator('mark').allTextContents()).toContain('Mira Olsen PERSON')
    expect(await page.getByRole('heading', { level: 2, name: 'Example code' }).count()).toBe(1)
  })

  it('sees each picture in its place before it is loaded, and stops one that moves', async () => {
    const page = await open('/tasks/image-to-video')
    const sizes = await page.locator('main img').evaluateAll(async (images) => {
      const pictures = images as HTMLImageElement[]
      await Promise.all(pictures.map((image) => image.decode()))
      return pictures.map(({ naturalWidth, naturalHeight, alt }) => [naturalWidth, naturalHeight, alt !== ''])
    })
    const promised = await page
      .locator('main img')
      .evaluateAll((images) =>
        images.map((image) => [Number(image.getAttribute('width')), Number(image.getAttribute('height')), true]),
      )
    expect(sizes).toEqual(promised)
    await page.getByRole('button', { name: 'Pause animation' }).click()
    await page.getByRole('button', { name: 'Play animation' }).waitFor()
    const painted = await page
      .locator('canvas')
      .evaluate((canvas) => (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(10, 10, 1, 1).data[3])
    expect(painted).toBe(255)
  })

  it('hears a recording that comes from this site', async () => {
    const page = await open('/tasks/audio-to-audio')
    const seconds = await page.locator('audio').evaluateAll((players) =>
      Promise.all(
        players.map(async (player) => {
          const audio = player as HTMLAudioElement
          if (audio.readyState === 0) await new Promise((resolve) => audio.addEventListener('loadedmetadata', resolve))
          return audio.duration
        }),
      ),
    )
    expect(seconds).toHaveLength(3)
    for (const duration of seconds) expect(duration).toBeGreaterThan(1)
  })

  it('works without scripts', async () => {
    const page = await open('/tasks', { javaScriptEnabled: false })
    await page.getByRole('searchbox').fill('translation')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: /^Translation/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Translation' }).waitFor()
    await page.getByRole('tab', { name: 'JavaScript' }).click()
    await page.getByText('import { InferenceClient }').waitFor()
  })

  it('finds every language, and what gives code where one has none; the next task is in it, too', async () => {
    const page = await open('/tasks/text-to-image')
    const tabs = await page.getByRole('tablist').first().getByRole('tab').allTextContents()
    expect(tabs).toEqual(LANGUAGE_RECORDS.map(({ label }) => label))
    await page.getByRole('tab', { name: 'Go', exact: true }).click()
    await page.getByText('To get Go code, choose a provider:').waitFor()
    // Where the clients of the hub ask, no router chooses.
    expect(await page.locator('main').textContent()).not.toContain('router')
    await page.goto('/tasks/text-to-video')
    await page.getByText('To get Go code, choose a provider:').waitFor()
    await page.getByRole('link', { name: /^Use / }).press('Enter')
    await page.waitForURL(/\/models\/.*language=go/)
    await expect.poll(() => shownCode(page)).toContain('package main')

    const plain = await open('/tasks/text-to-image?language=go', { javaScriptEnabled: false })
    await plain.getByRole('link', { name: /^Use / }).click()
    await plain.waitForURL(/\/models\/.*language=go/)
    expect(await shownCode(plain)).toContain('package main')
  })

  it('gets tasks and libraries as files', async () => {
    const task = await fetch(`${site}/tasks/fill-mask.json`)
    expect(task.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await task.json()).toMatchObject({ id: 'fill-mask', example: { model: expect.any(String) } })
    const library = await fetch(`${site}/libraries/diffusers.py?model=owner/painter`)
    expect(await library.text()).toContain('"owner/painter"')
    expect((await fetch(`${site}/libraries/transformers.js`)).headers.get('content-type')).toContain('text/html')
  })
})
