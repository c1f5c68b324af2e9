import { expect, it } from 'vitest'
import { pomXml } from './manifest.ts'

const INSTALL = 'mvn dependency:copy "-Dartifact=org.acme:lantern:4.1.0" "-DoutputDirectory=lib"'

it('names the artifact that the command copies, with its release', () => {
  expect(pomXml.text(INSTALL, () => undefined)).toContain(
    '<groupId>org.acme</groupId>\n      <artifactId>lantern</artifactId>\n      <version>4.1.0</version>',
  )
})

it('names the artifact whose POM the command reads', () => {
  const install = 'mvn dependency:copy "-Dartifact=org.acme:lantern:4.1.0:pom" "-DoutputDirectory=."'
  expect(pomXml.text(install, () => undefined)).toContain('<version>4.1.0</version>')
})

it('names the recorded release', () => {
  const releaseOf = (name: string) => (name === 'org.acme:lantern' ? '4.1.2' : undefined)
  expect(pomXml.text(INSTALL, releaseOf)).toContain('<version>4.1.2</version>')
})

it('doesn’t exist for a program that only uses the standard library', () => {
  expect(pomXml.text(null, () => undefined)).toBeUndefined()
})
