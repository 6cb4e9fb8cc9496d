// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, it } from 'vitest'
import { circleProblems } from '../../src/check/circles.ts'

const problems = (modules: Readonly<Record<string, string>>): string[] =>
	circleProblems(Object.entries(modules).map(([path, text]) => ({ path, text })))

it('finds modules that import each other through a third', () => {
	expect(problems({
		'shared/one/src/a.ts': 'import { b } from \'./b.ts\'',
		'shared/one/src/b.ts': 'import type { C } from \'@suite/two/c\'',
		'shared/two/src/c.ts': 'await import(\'../../one/src/a.ts\')',
		'shared/two/src/d.ts': 'import { c } from \'./c.ts\'',
	})).toEqual(['modules import each other: shared/one/src/a.ts, shared/one/src/b.ts, shared/two/src/c.ts'])
})

it('finds components that import each other', () => {
	expect(problems({
		'apps/notes/src/List.vue': '<script setup>\nimport Item from \'./Item.vue\'\n</script>',
		'apps/notes/src/Item.vue': '<script setup>\nimport List from \'./List.vue\'\n</script>',
	})).toEqual(['modules import each other: apps/notes/src/Item.vue, apps/notes/src/List.vue'])
})

it('accepts two ways to the same module, and a component that contains itself', () => {
	expect(problems({
		'shared/one/src/a.ts': 'import \'./b.ts\'\nimport \'./c.ts\'',
		'shared/one/src/b.ts': 'import \'./c.ts\'',
		'shared/one/src/c.ts': 'import \'vue\'',
		'apps/notes/src/Branch.vue': '<script setup>\nimport Branch from \'./Branch.vue\'\n</script>',
	})).toEqual([])
})
