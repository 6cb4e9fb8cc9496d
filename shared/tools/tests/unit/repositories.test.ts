// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { repositoryProblems } from '../../src/check/repositories.ts'

const folder = 'apps/notesapp/lib/Repository'

function problemsOf(method: string, path = `${folder}/StepRepository.php`): string[] {
	return repositoryProblems([{ path, text: `<?php\n\nclass Steps {\n\t${method} {\n\t}\n}\n` }])
}

describe('repository verbs', () => {
	it.each([
		['no verb', 'public function steps(string $language): array'],
		['a verb of its own', 'public function write(Step $step): void'],
		['a word that only begins like a verb', 'public function findings(): array'],
		['null from find', 'public function find(int $id): ?Step'],
		['null in a union from find', 'public function findByName(string $name): Step|null'],
		['OrNull that never is null', 'public function findOrNull(int $id): Step'],
		['one from findAll', 'public function findAll(): Step'],
		['null over several lines', 'public function find(\n\t\tint $id,\n\t): ?Step'],
	])('refuses %s', (_, method) => {
		expect(problemsOf(method)).toHaveLength(1)
	})

	it.each([
		'public function find(int $id): Step',
		'public function findByNameOrNull(string $name): ?Step',
		'public function findAllBelow(string $path): array',
		'public function walk(string $folder): \\Generator',
		'public function saveAll(array $steps): void',
		'public function isTaken(string $id): bool',
		'public function __construct(private readonly IDBConnection $db)',
		'public static function columns(Step $step): array',
		'private function rows(): array',
	])('accepts %s', (method) => {
		expect(problemsOf(method)).toEqual([])
	})

	it('reports the line', () => {
		expect(problemsOf('public function find(int $id): ?Step')).toEqual([
			`${folder}/StepRepository.php:4 find may return null, so its name ends with OrNull`,
		])
	})

	it('checks only find in adapters and shared classes', () => {
		for (const path of ['shared/php/Db/Rows.php', 'shared/php/Host/TeamFolders.php', 'apps/notesapp/lib/Host/Apps.php']) {
			expect(problemsOf('public function find(int $id): ?Step', path)).toHaveLength(1)
			expect(problemsOf('public function select(): array', path)).toEqual([])
		}
		expect(problemsOf('public function find(int $id): ?Step', 'apps/notesapp/lib/Service/Steps.php')).toEqual([])
	})

	it('checks the repositories of shared PHP', () => {
		expect(problemsOf('public function telemetry(): array', 'shared/php/Host/RemoteSettings.php')).toHaveLength(1)
		expect(problemsOf('public function others(): array', 'shared/php/Db/Presence.php')).toHaveLength(1)
	})

	it('ignores values that a repository returns', () => {
		const properties = '\tpublic function __construct(\n\t\tpublic readonly int $id,\n\t) {\n\t}\n'
		const text = `<?php\n\nfinal class Opened {\n${properties}\n\tpublic function text(): string {\n\t}\n}\n`
		expect(repositoryProblems([{ path: `${folder}/Opened.php`, text }])).toEqual([])
	})
})
