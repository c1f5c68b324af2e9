import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  describeInBrowser,
  hydrated,
  IMAGE_MODEL,
  MODEL,
  openPart,
  SPEECH_MODEL,
  shownCode,
  TABLE_MODEL,
  VISION_MODEL,
} from './chromium.ts'
import { overflowOf } from './every-page.ts'

const client = (page: Page) => page.getByLabel('Client', { exact: true })
const menu = (page: Page) => page.getByRole('button', { name: 'More', exact: true })
const language = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const addressOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

describeInBrowser('a reader', ({ site, open }) => {
  it('finds a model while typing, and copies its Python example', async () => {
    const page = await open('/', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('searchbox').fill('gpt oss 120')
    await page.getByText('1 model for “gpt oss 120”').waitFor()
    expect(addressOf(page).get('q')).toBe('gpt oss 120')
    await page.getByRole('listitem').getByRole('link', { name: 'openai/gpt-oss-120b' }).click()
    await page.getByRole('heading', { level: 1, name: 'openai/gpt-oss-120b' }).waitFor()
    await page.getByRole('button', { name: 'Copy the openai example' }).click()
    await page.getByText('Copied the openai example').waitFor({ state: 'attached' })
    const plain = await (await fetch(`${site}${MODEL}.py?client=openai`)).text()
    expect(await clipboard(page)).toBe(plain)
    expect(`${await shownCode(page)}`.trim()).toBe(plain.trim())
  })

  it('sees code on the first page in any language, and copies it; a search leaves it there', async () => {
    const page = await open('/', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: 'Copy the openai example' }).click()
    await page.getByText('Copied the openai example').waitFor({ state: 'attached' })
    expect(await clipboard(page)).toBe(await (await fetch(`${site}${MODEL}.py`)).text())
    await page.getByRole('searchbox').fill('whsiper')
    await page.getByText('for “whisper”').waitFor()
    const example = page.locator('.home-example')
    await example.getByRole('radio', { name: 'Go', exact: true }).click()
    await example.getByText('package main').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await example.isVisible()).toBe(false)
    await page.getByRole('searchbox').fill('')
    await example.getByRole('link', { name: 'Change provider' }).click()
    await page.getByRole('heading', { level: 1, name: 'openai/gpt-oss-120b' }).waitFor()
    await expect.poll(() => shownCode(page)).toContain('package main')
  })

  it('copies an example as Markdown, and finds where else it opens', async () => {
    const page = await open(`${MODEL}?provider=groq`, { permissions: ['clipboard-read', 'clipboard-write'] })
    await menu(page).click()
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await page.getByText('Copied all steps as Markdown').locator('visible=true').waitFor({ state: 'attached' })
    expect(await clipboard(page)).toMatch(/^# Call openai\/gpt-oss-120b[\s\S]*```python\n/)
    const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) }).locator('visible=true')
    const query = '?provider=groq&language=python&client=openai'
    expect(await link('Colab').getAttribute('href')).toBe(
      `https://colab.research.google.com/#fileId=${encodeURIComponent(`${site}${MODEL}.ipynb${query}`)}`,
    )
    for (const name of ['Cursor', 'ChatGPT', 'Claude']) {
      expect(decodeURIComponent((await link(name).getAttribute('href')) ?? '')).toContain(`${site}${MODEL}.md${query}`)
    }
  })

  it('finds the text selected where the clipboard is refused', async () => {
    const page = await open(MODEL)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.reload()
    await page.getByRole('button', { name: 'Copy the openai example' }).click()
    await page.getByText('Selected: press').waitFor({ state: 'attached' })
    const selected = await page.evaluate(() => document.getSelection()?.toString())
    expect(selected?.trim()).toBe((await shownCode(page)).trim())
  })

  it('switches language and client, and finds the choice again on the next model', async () => {
    const page = await open(MODEL)
    await language(page, 'JavaScript').click()
    await expect.poll(() => shownCode(page)).toContain('import OpenAI')
    await client(page).selectOption('fetch')
    await expect.poll(() => shownCode(page)).toContain('fetch(')
    await expect.poll(() => addressOf(page).get('client')).toBe('fetch')
    await language(page, 'Shell').click()
    await expect.poll(() => shownCode(page)).toContain('curl')
    await language(page, 'JavaScript').click()
    await expect.poll(() => client(page).inputValue()).toBe('fetch')

    await page.goto('/')
    await page.getByRole('link', { name: /^Qwen\/Qwen3-8B(?!-)/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Qwen/Qwen3-8B' }).waitFor()
    expect(await shownCode(page)).toContain('fetch(')
    await page.goto(MODEL)
    expect(await shownCode(page)).toContain('fetch(')
  })

  it('shows JavaScript as TypeScript by keyboard, and on a phone, and finds the choice again', async () => {
    const page = await open(`${MODEL}?language=js&client=fetch`, {
      viewport: { width: 1280, height: 640 },
      colorScheme: 'dark',
    })
    await language(page, 'JavaScript').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shownCode(page)).toContain('const completion: any = await response.json();')
    await expect.poll(() => addressOf(page).get('typescript')).toBe('true')
    await page.getByText('npx tsx example.mts').locator('visible=true').first().waitFor()
    expect(await overflowOf(page)).toBe(0)

    await page.goto(`${MODEL}?language=js&client=fetch`)
    expect(await shownCode(page)).toContain(': any')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.locator('.languages-menu').selectOption('JavaScript')
    await expect.poll(() => shownCode(page)).not.toContain(': any')
    await page.setViewportSize({ width: 1280, height: 640 })
    expect(await language(page, 'JavaScript').isChecked()).toBe(true)
  })

  it('changes provider and streaming: code, address and wire view follow, and back goes back', async () => {
    const page = await open(`${MODEL}?language=python&client=requests`)
    await page.getByLabel('Provider', { exact: true }).selectOption('groq')
    await expect.poll(() => shownCode(page)).toContain('"openai/gpt-oss-120b:groq"')
    await expect.poll(() => addressOf(page).get('provider')).toBe('groq')
    await page.getByLabel('Stream the response').check()
    await expect.poll(() => shownCode(page)).toContain('stream=True')
    await expect.poll(() => addressOf(page).get('stream')).toBe('true')
    await page.locator('summary', { hasText: 'Raw request' }).click()
    await page.getByText('hf_token_placeholder').waitFor()
    expect(await page.getByRole('group', { name: 'the JSON body' }).textContent()).toContain('"stream": true')

    // The address gives the same page to somebody else, and the same code to curl.
    const again = await open(new URL(page.url()).pathname + new URL(page.url()).search)
    expect(await shownCode(again)).toBe(await shownCode(page))
    const plain = await (await fetch(page.url().replace(MODEL, `${MODEL}.py`))).text()
    expect((await shownCode(page)).trim()).toBe(plain.trim())

    await page.goBack()
    await expect.poll(() => shownCode(page)).not.toContain('stream=True')
    expect(await page.getByLabel('Provider', { exact: true }).inputValue()).toBe('groq')
  })

  it('goes back past its first change', async () => {
    const page = await open(MODEL)
    await page.getByLabel('Provider', { exact: true }).selectOption('groq')
    await expect.poll(() => addressOf(page).get('provider')).toBe('groq')
    await page.getByLabel('Stream the response').check()
    await expect.poll(() => addressOf(page).get('stream')).toBe('true')
    await page.goBack()
    await expect.poll(() => addressOf(page).get('stream')).toBeNull()
    await page.goBack()
    await expect.poll(() => page.getByLabel('Provider', { exact: true }).inputValue()).toBe('auto')
    expect(new URL(page.url()).pathname).toBe(MODEL)
    await expect.poll(() => shownCode(page)).not.toContain(':groq')
    await page.goForward()
    await expect.poll(() => shownCode(page)).toContain(':groq')
  })

  it('edits messages and parameters; what is wrong is explained and lost nowhere', async () => {
    const page = await open(MODEL)
    await page.getByLabel('Prompt').fill('Say "hi" to O’Neil & $(whoami) 👋')
    await expect.poll(() => shownCode(page)).toContain('$(whoami) 👋')
    await page.getByText('Add a system prompt or messages').click()
    await page.getByRole('button', { name: 'Add message', exact: true }).click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).nth(1).fill('Hi.')
    await page.getByRole('button', { name: 'Move message 2 up' }).click()
    await expect.poll(() => shownCode(page)).toMatch(/Hi\.[\s\S]*whoami/)
    await openPart(page, 'Parameters')
    await page.getByLabel('Temperature').fill('0')
    await expect.poll(() => shownCode(page)).toContain('temperature=0')
    await page.getByLabel('Temperature').fill('hot')
    await page.getByText('Must be a number between 0 and 2.').first().waitFor()
    await page.getByLabel('Extra body fields').fill('{"seed": 7, "stop": ["\\n"]}')
    await expect.poll(() => shownCode(page)).toContain('seed=7')
    await expect.poll(() => addressOf(page).get('extra')).toContain('seed')
    expect(addressOf(page).get('temperature')).toBe('hot')

    await page.reload()
    expect(await page.getByLabel('Temperature').inputValue()).toBe('hot')
    expect(await page.getByRole('textbox', { name: 'Text', exact: true }).nth(0).inputValue()).toBe('Hi.')
    expect(await shownCode(page)).toContain('seed=7')
    await page.getByRole('button', { name: 'Reset to sample' }).click()
    await expect.poll(() => shownCode(page)).toContain('Why is the sky blue')
  })

  it('takes the request along to the other pages of the model, and back', async () => {
    const page = await open(MODEL)
    await page.getByLabel('Prompt').fill('Say "hi" to O’Neil & $(whoami) 👋')
    await page.getByRole('link', { name: 'Run locally' }).click()
    for (const name of ['Use with a library', 'Run this model on your machine']) {
      await page.getByRole('region', { name }).locator('pre').filter({ hasText: '$(whoami) 👋' }).first().waitFor()
    }
    expect(new URL(page.url()).pathname).toBe(`${MODEL}/run-locally`)
    await page.getByRole('link', { name: 'Coding agents', exact: true }).click()
    await page.getByRole('region', { name: 'Use this model in a coding agent' }).waitFor()
    await page.getByRole('link', { name: 'API', exact: true }).first().click()
    await expect.poll(() => shownCode(page)).toContain('$(whoami) 👋')
    expect(await page.getByLabel('Prompt').inputValue()).toContain('$(whoami) 👋')
  })

  it('keeps each change on a slow machine, where addresses are late', async () => {
    const page = await open(MODEL)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    const text = (place: number) => page.getByRole('textbox', { name: 'Text', exact: true }).nth(place)
    await page.getByText('Add a system prompt or messages').click()
    for (let place = 1; place <= 4; place++) {
      await page.getByRole('button', { name: 'Add message', exact: true }).click()
      await text(place).fill(`Text ${place}.`)
    }
    await page.getByRole('button', { name: 'Move message 2 up' }).click()
    await expect.poll(() => shownCode(page)).toMatch(/Text 1[\s\S]*Why is[\s\S]*Text 2[\s\S]*Text 3[\s\S]*Text 4/)
    await page.goBack()
    await expect.poll(() => shownCode(page)).toMatch(/Why is[\s\S]*Text 1[\s\S]*Text 2[\s\S]*Text 3[\s\S]*Text 4/)
  })

  it('follows a link that is pressed right after the last key', async () => {
    const page = await open(MODEL)
    await page.route('**/tasks.data*', (route) => setTimeout(() => void route.continue(), 1500))
    await openPart(page, 'Parameters')
    await page.getByLabel('Temperature').fill('0.25')
    await page.getByRole('link', { name: 'Tasks', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor()
    await page.goBack()
    await expect.poll(() => shownCode(page)).toContain('temperature=0.25')

    const list = await open('/')
    await list.getByRole('searchbox').fill('gpt')
    await expect.poll(() => addressOf(list).get('q')).toBe('gpt')
    await list.route('**/tasks.data*', (route) => setTimeout(() => void route.continue(), 1500))
    await list.getByRole('searchbox').pressSequentially(' o')
    await list.getByRole('link', { name: 'Tasks', exact: true }).click()
    await list.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor()
  })

  it('puts an image from a file into a message', async () => {
    const page = await open(VISION_MODEL)
    const file = { name: "it's a photo.png", mimeType: 'image/png', buffer: Buffer.from('a picture') }
    await page.getByLabel('Or choose a file').setInputFiles(file)
    await expect.poll(() => shownCode(page)).toContain(`Path("./it's a photo.png").read_bytes()`)
    await page.getByRole('button', { name: 'Remove image' }).click()
    await expect.poll(() => shownCode(page)).not.toContain('image_url')
    await page.getByText('Add a system prompt, images, or messages').click()
    await page.getByRole('button', { name: 'Add image', exact: true }).click()
    await page.getByLabel('Image URL or path').fill('https://example.com/cat.png')
    await expect.poll(() => shownCode(page)).toContain('"https://example.com/cat.png"')
  })

  it('asks about a table of its own', async () => {
    const page = await open(TABLE_MODEL)
    await page.getByLabel('Row 3, City').fill('Lisboa "é"')
    await expect.poll(() => shownCode(page)).toContain('Lisboa \\"é\\"')
    await page.getByRole('button', { name: 'Add column' }).click()
    await page.getByLabel('Name of column 3').fill('City')
    await page.getByText('Two columns are called “City”').first().waitFor()
    await page.getByLabel('Name of column 3').fill('River')
    await page.getByLabel('Row 1, River').fill('Vouga')
    await expect.poll(() => shownCode(page)).toContain('"River": ["Vouga", "", ""]')
    await page.getByRole('button', { name: 'Remove row 2' }).click()
    await expect.poll(() => shownCode(page)).not.toContain('Coimbra')

    await page.reload()
    await expect.poll(() => shownCode(page)).toContain('"River": ["Vouga", ""]')
    expect(await page.getByLabel('Row 1, River').inputValue()).toBe('Vouga')
    await page.getByRole('button', { name: 'Reset to sample' }).click()
    await expect.poll(() => shownCode(page)).toContain('Coimbra')
  })

  it('sets the parameters of an image, and reads what is wrong with one', async () => {
    const page = await open(`${IMAGE_MODEL}?provider=hf-inference`)
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('A fox')
    await page.getByLabel('Steps').fill('12')
    await page.getByLabel('Negative prompt').fill('fog')
    await expect.poll(() => shownCode(page)).toContain('num_inference_steps=12')
    await expect.poll(() => shownCode(page)).toContain('negative_prompt="fog"')
    await page.getByLabel('Steps').fill('few')
    await page.getByText('Must be a whole number').or(page.getByText('Must be a number')).first().waitFor()
    await expect.poll(() => addressOf(page).get('num_inference_steps')).toBe('few')
    await page.reload()
    expect(await page.getByLabel('Steps').inputValue()).toBe('few')
    expect(await shownCode(page)).toContain('num_inference_steps=5')
    expect(await shownCode(page)).toContain('A fox')
  })

  it('names a file of its own, which stays where it is', async () => {
    // The page's controls are not loaded yet.
    const page = await open(SPEECH_MODEL)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const buffer = Buffer.from('words that nobody but the reader hears')
    await page.getByLabel('Or choose a file').setInputFiles({ name: 'my talk.wav', mimeType: 'audio/wav', buffer })
    await expect.poll(() => shownCode(page)).toContain('"my talk.wav"')
    await expect.poll(() => addressOf(page).get('inputs')).toBe('my talk.wav')
    expect(await page.content()).not.toContain('nobody but the reader')
    expect(sent.join('\n')).not.toContain('nobody but the reader')
    await page.getByLabel('Audio').fill('https://example.com/a.wav')
    await expect.poll(() => shownCode(page)).toContain('"https://example.com/a.wav"')
  })

  it('sees and hears which lines a change touched', async () => {
    const page = await open(`${MODEL}?language=python&client=requests`, { reducedMotion: 'reduce' })
    expect(await page.locator('.ms-changed').count()).toBe(0)
    await page.getByLabel('Provider', { exact: true }).selectOption('groq')
    await page.locator('.ms-changed', { hasText: ':groq' }).waitFor()
    expect(await page.locator('.ms-changed:visible').count()).toBe(1)
    await page.getByText('requests example: 1 line changed').waitFor({ state: 'attached' })
    const bar = await page.locator('.ms-changed:visible').evaluate((line) => getComputedStyle(line, '::before').width)
    expect(bar).toBe('3px')
    await expect.poll(() => page.locator('.ms-changed').count()).toBe(0)
    await client(page).selectOption('openai')
    await expect.poll(() => shownCode(page)).toContain('OpenAI(')
    expect(await page.locator('.ms-changed').count()).toBe(0)
  })

  it('keeps a token in the page alone, and copies it only when asked', async () => {
    const page = await open(MODEL, { permissions: ['clipboard-read', 'clipboard-write'] })
    const token = 'hf_Zebra"Of$(reader)'
    const traces: string[] = []
    page.on('request', (request) => {
      traces.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '')
    })
    page.on('console', (message) => traces.push(message.text()))
    await openPart(page, 'Connection')
    await openPart(page, 'Parameters')
    await page.getByLabel('Your token').fill(token)
    await page.getByLabel('Temperature').fill('0.5')
    await expect.poll(() => addressOf(page).get('temperature')).toBe('0.5')
    expect(await page.locator('pre').allTextContents()).not.toContainEqual(expect.stringContaining('Zebra'))

    await page.getByLabel('Put my token into the code').check()
    await expect.poll(() => shownCode(page)).toContain('hf_Zebra\\"Of$(reader)')
    await page.getByRole('button', { name: 'Copy the openai example' }).click()
    await page.getByText('Copied the openai example').waitFor({ state: 'attached' })
    expect(await clipboard(page)).toContain('hf_Zebra')
    await page.locator('summary', { hasText: 'Raw request' }).click()
    expect(await page.locator('details', { hasText: 'Raw request' }).textContent()).not.toContain('Zebra')
    await page.getByLabel('Provider', { exact: true }).selectOption('groq')
    await expect.poll(() => addressOf(page).get('provider')).toBe('groq')

    const kept = await page.evaluate(async () => {
      // What the page keeps when it is left.
      dispatchEvent(new Event('pagehide'))
      return JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        history.state,
        location.href,
        await indexedDB.databases(),
        await caches.keys(),
        [...document.querySelectorAll('[href], [action], input[type="hidden"]')].map((element) => element.outerHTML),
        [...new FormData(document.querySelector('form#configure') as HTMLFormElement)].map(String),
      ])
    })
    const cookies = await page.context().cookies()
    const fromServer = await (await fetch(page.url())).text()
    for (const text of [kept, JSON.stringify(cookies), fromServer, ...traces]) expect(text).not.toContain('Zebra')
    await page.reload()
    expect(await page.getByLabel('Your token').inputValue()).toBe('')
    expect(await page.content()).not.toContain('Zebra')
  })

  it('downloads all that an example needs', async () => {
    const page = await open(`${MODEL}?language=js&client=openai&temperature=0.5`)
    await menu(page).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '.zip' }).locator('visible=true').click(),
    ])
    expect(download.suggestedFilename()).toBe('gpt-oss-120b.zip')
    const bytes = readFileSync(await download.path())
    const archive = await fetch(page.url().replace(MODEL, `${MODEL}.zip`))
    expect(bytes.equals(Buffer.from(await archive.arrayBuffer()))).toBe(true)
    expect((await (await fetch(page.url().replace(MODEL, `${MODEL}.mjs`))).text()).trim()).toBe(
      (await shownCode(page)).trim(),
    )
    await hydrated(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('link', { name: '.zip' }).locator('visible=true').count()).toBe(0)
    const notebook = await fetch(`${site}${MODEL}.ipynb?temperature=0.5`)
    expect(notebook.headers.get('content-type')).toContain('application/x-ipynb+json')
  })

  it('works in PowerShell', async () => {
    const page = await open(`${MODEL}?language=sh&client=curl`)
    await openPart(page, 'Connection')
    await page.getByLabel('Terminal').selectOption('PowerShell')
    await expect.poll(() => shownCode(page)).toContain('curl.exe')
    await page.getByText("$env:HF_TOKEN = 'your_token'").locator('visible=true').waitFor()
    await page.getByText('We haven’t run this combination yet.').locator('visible=true').waitFor()
    await menu(page).click()
    await page.getByRole('link', { name: 'Open as .ps1' }).waitFor()
    await expect.poll(() => addressOf(page).get('platform')).toBe('powershell')
    const plain = await (await fetch(page.url().replace(MODEL, `${MODEL}.ps1`))).text()
    expect((await shownCode(page)).trim()).toBe(plain.trim())
  })

  it('reads why nothing is offered, and goes on from there', async () => {
    const page = await open('/models/openai/gpt-oss-20b?provider=openai')
    await page.getByText('No Python example for this request').waitFor()
    await page.getByRole('link', { name: 'Call the provider directly' }).click()
    await expect.poll(() => shownCode(page)).toContain('client = OpenAI()')
    expect(addressOf(page).get('directRequest')).toBe('true')
  })

  it('chooses a language by keyboard alone', async () => {
    const page = await open(MODEL)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await language(page, 'Python').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shownCode(page)).toContain('import OpenAI')
    for (const [key, name] of [
      ['ArrowLeft', 'Python'],
      ['ArrowLeft', 'Ruby'],
      ['ArrowRight', 'Python'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => language(page, name).isChecked()).toBe(true)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => client(page).inputValue()).toBe('huggingface_hub')
    await expect.poll(() => shownCode(page)).toContain('InferenceClient')
  })

  it('uses keys of one letter, and turns them off', async () => {
    const page = await open(MODEL, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.keyboard.press('l')
    await expect.poll(() => shownCode(page)).toContain('import OpenAI')
    await page.keyboard.press('s')
    await expect.poll(() => addressOf(page).get('stream')).toBe('true')
    await page.getByText('Streaming is on').waitFor({ state: 'attached' })
    await expect.poll(() => shownCode(page)).toContain('stream: true')
    await page.keyboard.press('c')
    await page.getByText('Copied the openai example').waitFor({ state: 'attached' })
    expect(await clipboard(page)).toContain('stream: true')
    await page.keyboard.press('p')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('provider')
    await page.getByLabel('Prompt').fill('c l p s ?')
    expect(await page.getByRole('dialog').count()).toBe(0)

    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await page.getByLabel('Single-key shortcuts').uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await hydrated(page)
    await page.keyboard.press('?')
    await page.keyboard.press('l')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await language(page, 'JavaScript').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await page.getByLabel('Single-key shortcuts').check()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('l')
    await expect.poll(() => language(page, 'TypeScript').isChecked()).toBe(true)
  })

  it('finds a model and copies its code with the keyboard alone', async () => {
    const page = await open('/', { permissions: ['clipboard-read', 'clipboard-write'] })
    const press = async (key: string, until: () => Promise<boolean>): Promise<void> => {
      for (let time = 0; time < 60 && !(await until()); time++) await page.keyboard.press(key)
      expect(await until()).toBe(true)
    }
    const hasFocus = (selector: string) => () =>
      page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
    await press('Tab', hasFocus('input[type="search"]'))
    await page.keyboard.type('gpt oss 120')
    await page.getByText('1 model for “gpt oss 120”').waitFor()
    await press('Tab', hasFocus(`a[href="${MODEL}"]`))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'openai/gpt-oss-120b' }).waitFor()
    await press('Tab', hasFocus('#provider'))
    await page.keyboard.type('Groq')
    await expect.poll(() => shownCode(page)).toContain(':groq')
    await press('Tab', hasFocus('.ms-step-run .ms-copy'))
    await page.keyboard.press('Space')
    await page.getByText('Copied the openai example').waitFor({ state: 'attached' })
    expect((await clipboard(page)).trim()).toBe((await shownCode(page)).trim())
  })

  it('finds a model, changes it and copies on a screen 320 pixels wide, by touch', async () => {
    const page = await open('/', {
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const fits = async () => expect(await overflowOf(page)).toBe(0)
    await page.getByRole('searchbox').tap()
    await page.getByRole('searchbox').fill('gpt oss 120')
    await page.getByText('1 model for “gpt oss 120”').waitFor()
    await fits()
    await page.getByRole('link', { name: 'openai/gpt-oss-120b' }).tap()
    await page.locator('.languages-menu').selectOption('JavaScript')
    await expect.poll(() => shownCode(page)).toContain('import OpenAI')
    await page.getByLabel('Provider', { exact: true }).selectOption('groq')
    await expect.poll(() => shownCode(page)).toContain(':groq')
    await fits()
    await page.getByRole('button', { name: 'Copy the openai example' }).tap()
    await page.getByText('Copied the openai example').waitFor({ state: 'attached' })
    expect((await clipboard(page)).trim()).toBe((await shownCode(page)).trim())
    await fits()
  })

  it('is told whether this exact text ran, or one of its form', async () => {
    const page = await open(MODEL)
    const says = (text: string | RegExp) => page.getByText(text).locator('visible=true').first().waitFor()
    await says(/^Verified/)
    await page
      .getByText(/^Verified/)
      .locator('visible=true')
      .first()
      .click()
    await says(/^It passed in .* scenarios?:/)
    await page.setViewportSize({ width: 390, height: 844 })
    const panel = await page.locator('.menu:popover-open').boundingBox()
    expect(panel?.width).toBe(358)
    expect(panel?.x).toBe(16)
    await page.setViewportSize({ width: 1280, height: 900 })
    const provider = page.getByLabel('Provider', { exact: true })
    await provider.selectOption('groq')
    await says('Similar code verified')
    await provider.selectOption('auto')
    await says(/^Verified/)
    const lookedUp: string[] = []
    page.on('request', (request) => lookedUp.push(request.url()))
    await page.getByLabel('Prompt').fill('Of my own')
    await says('Similar code verified')
    // What a reader wrote is looked up nowhere, not even by its digest.
    await page.waitForLoadState('networkidle')
    expect(lookedUp.filter((address) => address.includes('api/verification/texts'))).toEqual([])
  })

  it('goes on without a connection: changes, switches and copies', async () => {
    const page = await open(MODEL, {
      permissions: ['clipboard-read', 'clipboard-write'],
      // The colors of another language.
      expectedComplaint: 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED',
    })
    await page.getByLabel('Provider', { exact: true }).focus()
    await page.getByLabel('Provider', { exact: true }).selectOption('groq')
    await expect.poll(() => shownCode(page)).toContain(':groq')
    await page.locator('.ms-steps:visible .ms-keyword').first().waitFor()
    await page.context().setOffline(true)
    await page.getByLabel('Provider', { exact: true }).selectOption('together')
    await expect.poll(() => shownCode(page)).toContain(':together')
    await language(page, 'JavaScript').click()
    await expect.poll(() => shownCode(page)).toContain('import OpenAI')
    await page.getByLabel('Prompt').fill('Still there?')
    await expect.poll(() => shownCode(page)).toContain('Still there?')
    await page.getByRole('button', { name: 'Copy the openai example' }).click()
    await page.getByText('Copied the openai example').waitFor({ state: 'attached' })
    expect(await clipboard(page)).toContain('Still there?')
    await expect.poll(() => addressOf(page).toString()).toContain('Still+there')
    await page.context().setOffline(false)
    await page.reload()
    expect(await shownCode(page)).toContain('Still there?')
  })

  it('keeps the theme that was chosen', async () => {
    const page = await open(MODEL, { colorScheme: 'light' })
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await background()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(background).not.toBe(light)
    const dark = await background()
    await page.reload()
    expect(await background()).toBe(dark)
    const system = await open(MODEL, { colorScheme: 'dark' })
    expect(await system.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark)
  })

  it('is helped on when a model is unknown', async () => {
    const page = await open('/models/openai/gpt-oss-12b', { expectedStatus: 404 })
    await page.getByRole('link', { name: 'openai/gpt-oss-120b' }).waitFor()
    await page.getByRole('searchbox').fill('llama')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('models for “llama”').waitFor()
    await page.getByRole('searchbox').fill('no such thing')
    await page.getByText('No model matches “no such thing”.').waitFor()
  })

  it.each([
    ['with markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E/x'],
    ['with quotes', 'a/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E'],
    ['of an object’s own', '__proto__/constructor'],
    ['with an encoded slash', 'a%2Fb'],
    ['with a control and an emoji', '%01/%F0%9F%91%8B'],
    ['of 3000 letters', `${'x'.repeat(3000)}/y`],
  ])('meets no harm under a name %s', async (_, id) => {
    const page = await open(`/models/${id}`, { expectedStatus: 404 })
    await page.getByRole('heading', { level: 1, name: 'Model not found' }).waitFor()
    expect(await page.locator('main img, main script').count()).toBe(0)
  })
})

describeInBrowser('a reader without scripts', ({ open }) => {
  const withoutScripts = { javaScriptEnabled: false }

  it('reads the code, and chooses a language and a client', async () => {
    const page = await open(MODEL, withoutScripts)
    expect(await shownCode(page)).toContain('from openai import')
    expect(await page.content()).toContain('curl ')
    await language(page, 'JavaScript').click()
    await page.getByRole('button', { name: 'Update the code' }).click()
    await expect.poll(() => shownCode(page)).toContain('import OpenAI')
    await client(page).selectOption('fetch')
    await page.getByRole('button', { name: 'Update the code' }).click()
    await expect.poll(() => shownCode(page)).toContain('fetch(')
    await page.goto('/models/Qwen/Qwen3-8B')
    expect(await shownCode(page)).toContain('fetch(')
  })

  it('shapes the request with the form', async () => {
    const page = await open(MODEL, withoutScripts)
    await page.getByLabel('Provider', { exact: true }).selectOption('together')
    await page.getByLabel('Prompt').fill('First line\nsecond line')
    await openPart(page, 'Parameters')
    await page.getByLabel('Temperature').fill('0.5')
    await page.getByRole('button', { name: 'Update the code' }).click()
    await expect.poll(() => shownCode(page)).toContain('gpt-oss-120b:together')
    expect(await shownCode(page)).toContain('First line\\nsecond line')
    expect(addressOf(page).get('temperature')).toBe('0.5')
    await page.getByText('Add a system prompt or messages').click()
    await page.getByRole('button', { name: 'Add message', exact: true }).click()
    await page.getByRole('group', { name: 'Message 2' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Text', exact: true }).nth(0).inputValue()).toBe(
      'First line\nsecond line',
    )
  })

  it('asks about a table of its own', async () => {
    const page = await open(`${TABLE_MODEL}?language=js&client=huggingface.js`, withoutScripts)
    await page.getByLabel('Row 1, City').fill('Lisboa')
    await page.getByRole('button', { name: 'Add row' }).click()
    await page.getByLabel('Row 4, City').fill('Braga')
    await page.getByRole('button', { name: 'Update the code' }).click()
    await expect.poll(() => shownCode(page)).toContain('"Braga"')
    expect(await shownCode(page)).toContain('"Lisboa"')
    expect(addressOf(page).get('sent')).toBeNull()
    expect(addressOf(page).get('query')).toBeNull()
    await page.getByRole('button', { name: 'Remove column 2' }).click()
    await expect.poll(() => shownCode(page)).not.toContain('Bridges')
  })

  it('searches, and chooses a theme', async () => {
    const page = await open('/', { ...withoutScripts, colorScheme: 'light' })
    await page.getByRole('searchbox').fill('llama')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('models for “llama”').waitFor()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(addressOf(page).get('q')).toBe('llama')
  })
})
