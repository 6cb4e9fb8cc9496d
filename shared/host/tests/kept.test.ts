// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keptFolder, openKeptFolder } from '../src/embedded/kept.ts'
import { temporaryDirectory, withEnvironment, writeFiles } from './temporary.ts'

const kept = () => {
	withEnvironment({ XDG_CACHE_HOME: temporaryDirectory() })
	return keptFolder('34.0.1')
}

test('what was kept is there again, each version apart', () => {
	const folder = kept()
	writeFiles(folder, { 'demo.json': '{}', 'data/file': 'text' })
	expect(openKeptFolder('34.0.1', false)).toBe(folder)
	expect(existsSync(`${folder}/data/file`)).toBe(true)
	expect(existsSync(`${openKeptFolder('33.0.2', false)}/data`)).toBe(false)
})

test('what was kept is thrown away when it is asked for, and when it was never finished', () => {
	const folder = kept()
	writeFiles(folder, { 'demo.json': '{}', 'data/file': 'text' })
	openKeptFolder('34.0.1', true)
	expect(existsSync(`${folder}/data`)).toBe(false)
	writeFiles(folder, { 'data/file': 'half' })
	openKeptFolder('34.0.1', false)
	expect(existsSync(`${folder}/data`)).toBe(false)
})

test('what a running host uses is not thrown away', () => {
	const folder = kept()
	writeFiles(folder, { 'demo.json': '{}', owner: String(process.pid) })
	expect(() => openKeptFolder('34.0.1', true)).toThrow(`is in use by process ${process.pid}`)
	expect(existsSync(`${folder}/demo.json`)).toBe(true)
})
