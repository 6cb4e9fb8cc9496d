// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { carriedFile, modulesFrom } from '../../src/l10n/carried.ts'
import { phpMessages } from '../../src/l10n/php.ts'
import { scriptMessages } from '../../src/l10n/script.ts'
import { reachedModules } from '../../src/l10n/shared.ts'
import { jsFile, jsonFile, kept, translationProblems } from '../../src/l10n/translations.ts'

function messagesOf(path: string, text: string) {
	const { messages, unreadable } = scriptMessages({ path, text }, 'notesapp')
	return { texts: messages.map(({ text, plural }) => plural === undefined ? text : `${text}|${plural}`), unreadable }
}

const shared = (name: string, text: string) => ({ path: `shared/ui/src/${name}`, text })

describe('texts of shared code', () => {
	it('belong to the app being built', () => {
		expect(messagesOf('shared/ui/src/a.ts', 't(appName, \'Save\')')).toEqual({ texts: ['Save'], unreadable: [] })
		expect(messagesOf('shared/ui/src/a.ts', 't(\'notesapp\', \'Save\')').unreadable).toHaveLength(1)
		expect(messagesOf('apps/notesapp/src/a.ts', 't(appName, \'Save\')').unreadable).toHaveLength(1)
	})

	it('come from the modules the app imports, directly, lazily, or through another module', () => {
		const modules = [
			shared('Bar.vue', '<script setup lang="ts">\nimport { a } from \'./words.ts\'\n</script>\n'),
			shared('words.ts', ''), shared('Late.vue', ''), shared('unused.ts', 'import { b } from \'./words.ts\''),
		]
		const own = [{
			path: 'apps/notesapp/src/a.ts',
			text: 'import Bar from \'@suite/ui/Bar.vue\'\nconst late = () => import(\'@suite/ui/Late.vue\')',
		}]
		expect(reachedModules(own, modules).map(({ path }) => path)).toEqual([
			'shared/ui/src/Bar.vue',
			'shared/ui/src/Late.vue',
			'shared/ui/src/words.ts',
		])
	})
})

describe('texts that a public page carries', () => {
	it('are those of the modules that it consists of', () => {
		const modules = [
			{ path: 'apps/notesapp/src/public.ts', text: 'import { a } from \'./public/words.ts\'' },
			{ path: 'apps/notesapp/src/public/words.ts', text: 'export { b } from \'../public.ts\'\nimport { c } from \'@suite/ui/used\'' },
			{ path: 'apps/notesapp/src/main.ts', text: 'import { a } from \'./public/words.ts\'' },
			shared('used.ts', ''), shared('unused.ts', ''),
		]
		expect(modulesFrom('apps/notesapp/src/public.ts', modules).map(({ path }) => path)).toEqual([
			'apps/notesapp/src/public.ts', 'apps/notesapp/src/public/words.ts', 'shared/ui/src/used.ts',
		])
	})

	it('are translated in the order of the keys', () => {
		const messages = [{ text: 'Send', place: 'a.ts:1' }, { text: '%n row', plural: '%n rows', place: 'a.ts:2' }]
		const translations = { Send: 'Verstuur', Other: 'Anders', '_%n row_::_%n rows_': ['%n rij', '%n rijen'] }
		expect(carriedFile(translations, messages))
			.toBe('{\n\t"Send": "Verstuur",\n\t"_%n row_::_%n rows_": [\n\t\t"%n rij",\n\t\t"%n rijen"\n\t]\n}\n')
	})
})

describe('texts of scripts', () => {
	it('finds plain and plural texts, concatenated and in backticks', () => {
		const code =
			't(\'notesapp\', \'Save\')\nn(\'notesapp\', \'%n step\', \'%n steps\', count)\nt(\'notesapp\', \'One \' + \'two\')\n'
				+ 'translate(\'notesapp\', `Three`)'
		expect(messagesOf('a.ts', code)).toEqual({ texts: ['Save', '%n step|%n steps', 'One two', 'Three'], unreadable: [] })
	})

	it('ignores texts of the host and other functions', () => {
		expect(messagesOf('a.ts', 't(\'core\', \'Cancel\')\nt(1)\nthis.t(\'notesapp\', \'No\')')).toEqual({ texts: [], unreadable: [] })
	})

	it.each([
		['a text that is not a literal', 't(\'notesapp\', text)'],
		['a plural that is not a literal', 'n(\'notesapp\', \'%n step\', many, 3)'],
		['the id of another app', 't(\'boardapp\', \'Save\')'],
		['an app id that is not a literal', 't(app, \'Save\')'],
	])('reports %s', (_, code) => {
		const { texts, unreadable } = messagesOf('apps/notesapp/src/a.ts', `\n${code}`)
		expect(texts).toEqual([])
		expect(unreadable.map(({ place }) => place)).toEqual(['apps/notesapp/src/a.ts:2'])
	})

	it('finds the texts of a component in attributes, interpolations, loops, slots and handlers', () => {
		const component = `<script setup lang="ts">
import { t } from '@nextcloud/l10n'
const label = t('notesapp', 'In the script')
</script>

<template>
	<List v-for="item in [t('notesapp', 'In a loop')]" :key="item"
		:options="{ first: t('notesapp', 'In an object'), second: t('notesapp', 'Second') }"
		@click="name = t('notesapp', 'In a handler'); save()">
		<template #item="{ value }">
			<p v-if="value">{{ t('notesapp', 'Said "{value}"', { value }) }}</p>
		</template>
	</List>
</template>
`
		expect(messagesOf('a.vue', component).texts.sort()).toEqual([
			'In a handler', 'In a loop', 'In an object', 'In the script', 'Said "{value}"', 'Second',
		])
	})

	it('reports the line of a text inside a template', () => {
		const { messages } = scriptMessages(
			{ path: 'a.vue', text: '<template>\n\t<p>\n\t\t{{ t(\'notesapp\', \'Deep\') }}\n\t</p>\n</template>\n' },
			'notesapp',
		)
		expect(messages.map(({ place }) => place)).toEqual(['a.vue:3'])
	})
})

describe('texts of PHP', () => {
	it('finds plain and plural texts with their escapes', async () => {
		const text =
			'<?php\n$l->t(\'Save\');\n$this->l10n->n(\'%n step\', \'%n steps\', $count);\n$l->t("Line\\nbreak \\u{e9}", [$a]);\n'
				+ '$l->t(\'It\\\'s\' . \' here\');'
		const { messages, unreadable } = await phpMessages([{ path: 'a.php', text }])
		expect(messages.map(({ text, plural }) => plural === undefined ? text : `${text}|${plural}`)).toEqual([
			'Save',
			'%n step|%n steps',
			'Line\nbreak é',
			'It\'s here',
		])
		expect(unreadable).toEqual([])
	})

	it('reports a text that is not a literal and ignores plain functions', async () => {
		const { messages, unreadable } = await phpMessages([{ path: 'a.php', text: '<?php\nt(\'x\');\n$l->t($text);' }])
		expect(messages).toEqual([])
		expect(unreadable).toEqual([{ place: 'a.php:3', reason: 'the text is not a literal' }])
	})
})

describe('translations', () => {
	const save = { text: 'Save {name}', place: 'a.ts:1' }
	const steps = { text: '%n step', plural: '%n steps', place: 'a.ts:2' }
	const complete = { 'Save {name}': 'Bewaar {name}', '_%n step_::_%n steps_': ['%n stap', '%n stappen'] }

	it('keeps what is used and drops the rest', () => {
		expect(kept({ ...complete, Old: 'Oud' }, [save, steps])).toEqual(complete)
	})

	it('accepts a complete language', () => {
		expect(translationProblems('nl', complete, [save, steps])).toEqual([])
	})

	it.each([
		['nothing', 'nl', {}],
		['an empty text', 'nl', { 'Save {name}': '' }],
		['a lost placeholder', 'nl', { 'Save {name}': 'Bewaar' }],
		['one text for a plural', 'nl', { '_%n step_::_%n steps_': '%n stappen' }],
		['two forms where a language has three', 'fr', { '_%n step_::_%n steps_': ['%n étape', '%n étapes'] }],
		['a text that is used nowhere', 'nl', { 'Save {name}': 'Bewaar {name}', Old: 'Oud' }],
	])('refuses %s', (_, language, translations) => {
		const messages = [save, steps].filter(({ text }) =>
			Object.keys(translations).length === 0 || Object.keys(translations).some((key) => key.includes(text)))
		expect(translationProblems(language, translations as Record<string, string | string[]>, messages)).not.toEqual([])
	})

	it('writes both translation files with the same texts', () => {
		expect(JSON.parse(jsonFile('nl', complete))).toEqual({ translations: complete, pluralForm: 'nplurals=2; plural=(n != 1);' })
		const registered: unknown[] = []
		const host = { L10N: { register: (...all: unknown[]) => registered.push(...all) } }
		new Function('OC', jsFile('notesapp', 'nl', complete))(host)
		expect(registered).toEqual(['notesapp', complete, 'nplurals=2; plural=(n != 1);'])
	})
})
