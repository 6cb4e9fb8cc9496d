// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AnonymousClient, SessionClient } from '@suite/fixtures/client'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { inInstance } from '@suite/testing/figures/script'
import { app, newAuthor, newForm } from './site.ts'

const files = 21
const largeBytes = 50_000_000
const smallBytes = 1_000

/** An archive of a gigabyte of files needs no more memory than one of a few small ones. */
export async function formArchive(on: Measured): Promise<Figure[]> {
	const { host, admin, directory } = on
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	await session.expect('POST', `${app}/api/settings`, { body: { uploadFileMegabytes: 60, uploadFormMegabytes: 2_000 } })
	const { client, user } = await newAuthor(on)
	const guest = new AnonymousClient(host.url)
	const measure = async (bytes: number): Promise<{ memory: number, size: number }> => {
		const { fileId, hash } = await newForm(client, `Files of ${bytes} bytes`, [
			{ id: 'q1', type: 'file', title: 'Film', options: { maxFileSize: 60 } },
		])
		const content = new Blob([Buffer.alloc(bytes, 'a film, as people make them ')])
		for (let made = 0; made < files; made++) {
			const raw = new FormData()
			raw.append('questionId', 'q1')
			raw.append('file', content, `film-${made}.txt`)
			const { token } = (await guest.expect('POST', `${app}/api/public/${hash}/uploads`, { raw })).json as { token: string }
			await guest.expect('POST', `${app}/api/public/${hash}/submit`, { body: { answers: { q1: [token] } } })
		}
		const script = new URL('archive.php', import.meta.url)
		const [memory = 0, size = 0] = (await inInstance(host, directory, script, String(fileId), user)).split(' ').map(Number)
		return { memory, size }
	}
	const [few, many] = [await measure(smallBytes), await measure(largeBytes)]
	return [
		{ name: 'archive', value: many.size / 1_000_000, unit: 'MB' },
		{ name: 'archive, peak of memory', value: many.memory / 1_048_576, unit: 'MB' },
		{ name: 'archive, ratio to that of a few small files', value: many.memory / few.memory, unit: '×', most: 1.1 },
	]
}
