// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import { describe, expect, it } from 'vitest'
import { ask, newForm } from './forms.ts'
import { people, type Member } from './people.ts'

interface Entry { readonly title: string, readonly subline: string, readonly resourceUrl: string }
interface Found { readonly entries: readonly Entry[], readonly isPaginated: boolean, readonly cursor: number | null }

const crew = await people()
const owner = await crew.newPerson()
const stranger = await crew.newPerson()
const { folder, manager, viewer } = await crew.newTeam()

async function search(by: Member, term: string, more: Readonly<Record<string, string>> = {}): Promise<Found> {
	const query = { format: 'json', term, ...more }
	const { json } = await by.session.expect('GET', '/ocs/v2.php/search/providers/formsapp/search', { query })
	return (json as { ocs: { data: Found } }).ocs.data
}
const titles = async (by: Member, term: string) => (await search(by, term)).entries.map(({ title }) => title)

async function formOf(by: Member, title: string, description = '', path = '/'): Promise<number> {
	const { fileId } = await newForm(by.session, { title, path })
	await ask(by.session, 'PUT', `/api/forms/${fileId}`, { body: { form: { description } } })
	return fileId
}

describe('the search of Nextcloud', () => {
	it('finds forms by all words of their titles and descriptions, titles first @every-host', async () => {
		const word = uniqueName('Lantern')
		await formOf(owner, `Évening ${word}`, 'What shall we sing?')
		await formOf(owner, 'Walk', `With a ${word}, bring 100% wool`)
		expect(await titles(owner, word.toUpperCase())).toEqual([`Évening ${word}`, 'Walk'])
		expect(await titles(owner, `évening ${word} SING`)).toEqual([`Évening ${word}`])
		expect(await titles(owner, `${word} 100%`)).toEqual(['Walk'])
		expect(await titles(owner, `${word} coffee`)).toEqual([])
		expect(await titles(stranger, word)).toEqual([])
		for (const odd of ['%', '_', '\\', '\'', '"><b>']) {
			expect(await titles(stranger, odd)).toEqual([])
		}
	})

	it('leads to the questions for those who may change a form, and to its answers for others @every-host', async () => {
		const word = uniqueName('Survey')
		const fileId = await formOf(manager, word, '', `/${folder.name}`)
		const [mine] = (await search(manager, word)).entries
		expect(mine?.resourceUrl).toMatch(new RegExp(`/apps/formsapp/form/${fileId}/questions$`))
		expect(mine?.subline).toMatch(new RegExp(`^0 answers · /${folder.name}/.*\\.nxform$`))
		const [theirs] = (await search(viewer, word)).entries
		expect(theirs?.resourceUrl).toMatch(new RegExp(`/apps/formsapp/form/${fileId}/results$`))
	})

	it('finds a form as it is at this moment', async () => {
		const [word, other] = [uniqueName('Before'), uniqueName('After')]
		const fileId = await formOf(manager, word, '', `/${folder.name}`)
		expect(await titles(viewer, word)).toEqual([word])
		await ask(manager.session, 'PUT', `/api/forms/${fileId}`, { body: { form: { title: other } } })
		expect([await titles(viewer, word), await titles(viewer, other)]).toEqual([[], [other]])
		await ask(manager.session, 'DELETE', `/api/forms/${fileId}`)
		expect([await titles(manager, other), await titles(viewer, other)]).toEqual([[], []])
	})

	it('goes on where the last answer ended', async () => {
		const word = uniqueName('Series')
		for (const name of ['one', 'two', 'three']) {
			await formOf(owner, `${word} ${name}`)
		}
		const first = await search(owner, word, { limit: '2' })
		expect([first.entries.length, first.isPaginated, Number(first.cursor)]).toEqual([2, true, 2])
		const rest = await search(owner, word, { limit: '2', cursor: String(first.cursor) })
		expect([rest.entries.length, rest.isPaginated]).toEqual([1, false])
	})
})
