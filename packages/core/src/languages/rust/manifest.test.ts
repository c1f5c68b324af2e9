import { expect, it } from 'vitest'
import { cargoToml } from './manifest.ts'

const INSTALL =
  'cargo init --name example && cargo add kettle@1 teapot@0.4 && cargo add lantern@0.13 --features blocking,json'

it('names the crates that the commands add, with their features', () => {
  expect(cargoToml.text(INSTALL, () => undefined)).toBe(`[package]
name = "example"
version = "0.1.0"
edition = "2024"

[dependencies]
kettle = "1"
lantern = { version = "0.13", features = ["blocking", "json"] }
teapot = "0.4"
`)
})

it('reads PowerShell’s commands', () => {
  expect(cargoToml.text(INSTALL.replaceAll(' &&', ';'), () => undefined)).toBe(cargoToml.text(INSTALL, () => undefined))
})

it('names the recorded release', () => {
  const releaseOf = (name: string) => (name === 'lantern' ? '0.13.5' : undefined)
  expect(cargoToml.text(INSTALL, releaseOf)).toContain('lantern = { version = "=0.13.5", features')
})

it('doesn’t exist for a program that only uses the standard library', () => {
  expect(cargoToml.text(null, () => undefined)).toBeUndefined()
})
