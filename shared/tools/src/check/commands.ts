// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, mkdirSync } from 'node:fs'
import { root } from '@suite/node/paths'
import { run, runTool, said, type Finished } from '@suite/node/process'
import type { Finding, Gate } from './gate.ts'

const cache = 'node_modules/.cache'
/** The PHP tools of all apps: a single Composer project. */
const php = 'shared/tools/php'

/** Gates that run external programs: the exit code decides, the output is the list of problems. */
export const commandGates: readonly Gate[] = [
	{
		name: 'phpstan',
		run: async () =>
			finding(await run('php', [`${root}/${php}/bin/analyse.php`, '--no-progress', '--error-format=raw', '--memory-limit=1G'])),
	},
	{
		name: 'types',
		run: async () => {
			mkdirSync(`${root}/${cache}`, { recursive: true })
			return finding(await runTool('vue-tsc/bin/vue-tsc.js', [
				'-p',
				'tsconfig.json',
				'--noEmit',
				'--incremental',
				'--tsBuildInfoFile',
				`${cache}/types.tsbuildinfo`,
				'--pretty',
				'false',
			]))
		},
	},
	{
		name: 'lint',
		run: async () => finding(await runTool(
			'eslint/bin/eslint.js',
			['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', `${cache}/eslint/`, '--no-color'],
		)),
	},
	{
		name: 'style',
		run: async () => finding(await runTool('stylelint/bin/stylelint.mjs', [
			'{apps,shared}/*/src/**/*.{css,scss,vue}',
			'--max-warnings',
			'0',
			'--allow-empty-input',
			'--cache',
			'--cache-location',
			`${cache}/stylelint`,
			'--formatter',
			'unix',
			'--no-color',
		])),
	},
	{
		name: 'php style',
		run: () => phpTool('php-cs-fixer', [
			'check',
			'--config',
			`${php}/.php-cs-fixer.dist.php`,
			'--cache-file',
			`${cache}/php-cs-fixer`,
			'--show-progress=none',
			'--diff',
			'-n',
		], {
			PHP_CS_FIXER_IGNORE_ENV: '1',
		}),
	},
]

async function phpTool(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<Finding> {
	const tool = `${root}/${php}/vendor/bin/${name}`
	return existsSync(tool)
		? finding(await run('php', [tool, ...args], { env }))
		: { problems: [`${php}/vendor/bin/${name} is not installed`] }
}

function finding(finished: Finished): Finding {
	return { problems: finished.code === 0 ? [] : [said(finished) || `ended with exit code ${finished.code} and said nothing`] }
}
