// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ESLint } from 'eslint'
import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'
import { root } from '@suite/node/paths'

const eslint = new ESLint({ cwd: root })

async function rulesBrokenBy(code: string, path: string): Promise<(string | null)[]> {
	const [result] = await eslint.lintText(code, { filePath: `${root}/${path}` })
	return [...new Set(result?.messages.map(({ ruleId }) => ruleId))]
}

describe('lint', () => {
	it.each([
		['a semicolon', 'export const a = 1;\n', '@stylistic/semi'],
		['spaces for indentation', 'export function a() {\n    return 1\n}\n', '@stylistic/indent'],
		['any', 'export function a(b: any) {\n\treturn b\n}\n', '@typescript-eslint/no-explicit-any'],
		['an unused variable', 'const a = 1\n', '@typescript-eslint/no-unused-vars'],
		['a default export', 'export default 1\n', 'no-restricted-syntax'],
		['an import without extension', 'import { a } from \'./a\'\nexport const b = a\n', 'import-extensions/extensions'],
		[
			'a type imported as a value',
			'import { Thing } from \'./thing.ts\'\nexport function a(b: Thing): Thing {\n\treturn b\n}\n',
			'@typescript-eslint/consistent-type-imports',
		],
		['loose equality', 'export function a(b: number) {\n\treturn b == 1\n}\n', 'eqeqeq'],
		['the console in an app', 'console.log(1)\nexport {}\n', 'no-console'],
	])('refuses %s', async (_, code, rule) => {
		expect(await rulesBrokenBy(code, 'apps/notesapp/src/sample.ts')).toContain(rule)
	})

	it('refuses a component with an unknown component in its template', async () => {
		const component = '<script setup lang="ts">\nconst a = 1\n</script>\n\n<template>\n\t<NoSuchThing :a="a" />\n</template>\n'
		expect(await rulesBrokenBy(component, 'apps/notesapp/src/components/SampleThing.vue')).toContain('vue/no-undef-components')
	})

	it('accepts the house style', async () => {
		const code =
			'import type { Thing } from \'./thing.ts\'\n\n/** What it is worth, in cents. */\nexport function worth(thing: Thing): '
				+ 'number {\n\treturn thing.price ?? 0\n}\n'
		expect(await rulesBrokenBy(code, 'apps/notesapp/src/sample.ts')).toEqual([])
	})
})

describe('lint in browser tests', () => {
	const spec = (body: string) => `import { expect, test } from '@playwright/test'\n\ntest('a', async ({ page }) => {\n\t${body}\n})\n`
	const messages = async (code: string, path = 'apps/notesapp/tests/e2e/sample.spec.ts') => {
		const [result] = await eslint.lintText(code, { filePath: `${root}/${path}` })
		return result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map(({ message }) => message) ?? []
	}

	it.each([
		['a value read once', 'expect(await page.title()).toBe(\'a\')'],
		['a member of a value read once', 'expect((await page.locator(\'p\').boundingBox())?.x).toBe(1)'],
		['a value read once deep inside', 'expect([1, { a: Math.abs(await page.locator(\'p\').count()) }]).toEqual([])'],
		['a value read once in a soft expectation', 'expect.soft(await page.title()).toBe(\'a\')'],
	])('refuses %s', async (_, body) => {
		expect(await messages(spec(body))).toEqual([expect.stringContaining('expect.poll')])
	})

	it('refuses a value read once in a helper of the folder', async () => {
		const helper =
			'import { expect, type Page } from \'@playwright/test\'\n\nexport async function titled(page: Page): Promise<void> {\n'
				+ '\texpect(await page.title()).toBe(\'a\')\n}\n'
		expect(await messages(helper, 'apps/notesapp/tests/e2e/helper.ts')).toHaveLength(1)
		expect(await messages(helper, 'apps/notesapp/tests/http/helper.ts')).toEqual([])
	})

	it.each([
		['waiting for a time', 'await page.waitForTimeout(100)'],
		['waiting for a quiet network', 'await page.waitForLoadState(\'networkidle\')'],
		['a timer', 'await new Promise((resolve) => setTimeout(resolve, 100))'],
		['a timer of the page', 'await page.evaluate(() => new Promise((resolve) => window.setTimeout(resolve, 100)))'],
	])('refuses %s', async (_, body) => {
		expect(await messages(spec(body))).toHaveLength(1)
	})

	it('refuses the timers of Node', async () => {
		expect(await messages('import { setTimeout as sleep } from \'node:timers/promises\'\n\nexport const pause = () => sleep(100)\n'))
			.toHaveLength(1)
	})

	it.each([
		['expect.poll', 'await expect.poll(async () => (await page.title()).length).toBe(1)'],
		['a locator', 'await expect(page.locator(\'p\')).toBeVisible()'],
		['a block that is tried again', 'await expect(async () => {\n\t\tawait page.reload()\n\t}).toPass()'],
		['a longer time for a test', 'test.setTimeout(100)'],
		['what was read before', 'const title = await page.title()\n\texpect(title).toBe(\'a\')'],
	])('accepts %s', async (_, body) => {
		expect(await messages(spec(body))).toEqual([])
	})
})

describe('style', () => {
	async function rulesBroken(code: string): Promise<string[]> {
		const { results } = await stylelint.lint({ code, codeFilename: `${root}/apps/notesapp/src/sample.css`, cwd: root })
		return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
	}

	it.each([
		['a physical side', '.a {\n\tmargin-left: 1px;\n}\n', 'csstools/use-logical'],
		['an unknown property', '.a {\n\tcolour: red;\n}\n', 'property-no-unknown'],
	])('refuses %s', async (_, code, rule) => {
		expect(await rulesBroken(code)).toContain(rule)
	})

	it('accepts logical sides', async () => {
		expect(await rulesBroken('.a {\n\tmargin-inline-start: 1px;\n}\n')).toEqual([])
	})
})
