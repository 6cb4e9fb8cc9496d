// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Sent } from '@suite/fixtures/http'
import { day, guest, newAccount, newForm, submitted } from '../answers/scene.ts'
import { newKey, withoutLimits } from './key.ts'

const author = await newAccount()
const guide = readFileSync(new URL('../../../../../docs/admins-forms.md', import.meta.url), 'utf8')
const [, section = ''] = guide.split('## API for programs with a key')
const [, block = ''] = section.split('```')

/** The words of a line of a shell, with variables filled in. */
function words(line: string, values: Readonly<Record<string, string>>): string[] {
	const filled = (text: string) => text.replace(/\$([A-Z]+)/g, (_, name: string) =>
		values[name] ?? expect.fail(`${line} has no $${name}`))
	return [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) => single ?? filled(double ?? bare ?? ''))
}

/** What curl would send, by the options that the guide uses. */
function request(args: readonly string[]): { method: string, url: string, sent: Sent } {
	const headers: Record<string, string> = {}
	let [method, url, raw] = ['', '', undefined as string | undefined]
	for (let place = 0; place < args.length; place++) {
		const [option, value = ''] = [args[place] ?? '', args[place + 1]]
		if (option === '-H') {
			const [name = '', ...rest] = value.split(': ')
			headers[name] = rest.join(': ')
		} else if (option === '-X') {
			method = value
		} else if (option === '-d') {
			raw = value
		} else {
			url = option
			continue
		}
		place++
	}
	return { method: method || (raw === undefined ? 'GET' : 'POST'), url, sent: { headers, ...raw === undefined ? {} : { raw } } }
}

beforeAll(withoutLimits)

describe('the samples of the guide', () => {
	it('do what they say', async () => {
		const form = await newForm(author, { questions: [day] })
		const { key } = await newKey(author, form.fileId)
		const { response } = await submitted(form, { q1: 'c3' })
		const values: Record<string, string> = { RESPONSE: response.id }
		const done: string[] = []
		for (const line of block.split('\n').filter((text) => text !== '' && !text.startsWith('#'))) {
			const [, name = '', value = ''] = /^([A-Z]+)='?(.*?)'?$/.exec(line) ?? []
			if (name !== '') {
				values[name] = value.replace('4711', String(form.fileId)).replace('frm_…', key)
				continue
			}
			const { method, url, sent } = request(words(line, values).slice(1))
			const { pathname, search } = new URL(url)
			const reply = await guest.request(method, pathname + search, sent)
			const path = pathname.split('/').slice(pathname.split('/').indexOf('external') + 3).join('/')
			done.push(`${method} ${path.replace(response.id, 'id')} ${reply.status}`)
		}
		expect(done).toEqual([
			'GET  200', 'GET schema 200', 'GET responses 200', 'GET responses/id 200', 'POST responses 201', 'PUT responses/id 200',
			'DELETE responses/id 200',
		])
	})
})
