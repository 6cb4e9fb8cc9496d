// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ESLint } from 'eslint'
import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/paths.ts'

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
		['a type imported as a value', 'import { Thing } from \'./thing.ts\'\nexport function a(b: Thing): Thing {\n\treturn b\n}\n', '@typescript-eslint/consistent-type-imports'],
		['loose equality', 'export function a(b: number) {\n\treturn b == 1\n}\n', 'eqeqeq'],
		['the console in an app', 'console.log(1)\nexport {}\n', 'no-console'],
	])('refuses %s', async (_, code, rule) => {
		expect(await rulesBrokenBy(code, 'apps/wizardapp/src/sample.ts')).toContain(rule)
	})

	it('refuses a component with an unknown component in its template', async () => {
		const component = '<script setup lang="ts">\nconst a = 1\n</script>\n\n<template>\n\t<NoSuchThing :a="a" />\n</template>\n'
		expect(await rulesBrokenBy(component, 'apps/wizardapp/src/components/SampleThing.vue')).toContain('vue/no-undef-components')
	})

	it('has nothing against the house style', async () => {
		const code = 'import type { Thing } from \'./thing.ts\'\n\n/** What it is worth, in cents. */\nexport function worth(thing: Thing): number {\n\treturn thing.price ?? 0\n}\n'
		expect(await rulesBrokenBy(code, 'apps/wizardapp/src/sample.ts')).toEqual([])
	})
})

describe('style', () => {
	async function rulesBroken(code: string): Promise<string[]> {
		const { results } = await stylelint.lint({ code, codeFilename: `${root}/apps/wizardapp/src/sample.css`, cwd: root })
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
