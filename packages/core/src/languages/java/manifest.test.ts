import { expect, it } from 'vitest'
import { pomXml } from './manifest.ts'

const INSTALL = 'mvn dependency:copy "-Dartifact=org.acme:lantern:4.1.0" "-DoutputDirectory=lib"'

it('names the artifact that the command copies, with its release', () => {
  expect(pomXml.text(INSTALL, () => undefined)).toContain(
    '<groupId>org.acme</groupId>\n      <artifactId>lantern</artifactId>\n      <version>4.1.0</version>',
  )
})

it('names the artifact whose description the command reads', () => {
  const install = 'mvn dependency:copy "-Dartifact=org.acme:lantern:4.1.0:pom" "-DoutputDirectory=."'
  expect(pomXml.text(install, () => undefined)).toContain('<version>4.1.0</version>')
})

it('names the release that is on record', () => {
  const releaseOf = (name: string) => (name === 'org.acme:lantern' ? '4.1.2' : undefined)
  expect(pomXml.text(INSTALL, releaseOf)).toContain('<version>4.1.2</version>')
})

it('is not there for a program of the standard library', () => {
  expect(pomXml.text(null, () => undefined)).toBeUndefined()
})
