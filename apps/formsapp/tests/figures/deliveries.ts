// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { setTimeout as pause } from 'node:timers/promises'
import { AnonymousClient } from '@suite/fixtures/client'
import { startMailServer } from '@suite/fixtures/smtp'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { inInstance } from '@suite/testing/figures/script'
import { haveEnded, killCommands } from '@suite/testing/figures/workers'
import { runJob } from '@suite/testing/jobs'
import { Receiver } from '../http/webhooks/receiver.ts'
import { app, asking, deliveryJob, newAuthor } from './site.ts'

const kills = 60
const perRound = 3

/** What the job that sends webhooks and mails repeats when it is killed: nothing is lost, and what comes twice has the same id. */
export async function formDeliveries(on: Measured): Promise<Figure[]> {
	const { host, directory } = on
	const [receiver, mails] = [await Receiver.start(), await startMailServer()]
	const set = (name: string, type: string, value: string) => host.occ(['config:system:set', name, '--type', type, '--value', value])
	await set('allow_local_remote_servers', 'bool', 'true')
	await set('mail_smtpmode', 'string', 'smtp')
	await set('mail_smtphost', 'string', '127.0.0.1')
	await set('mail_smtpport', 'integer', String(mails.port))
	const { client } = await newAuthor(on)
	const ask = asking(client)
	const { fileId } = await ask<{ fileId: number }>('POST', '/api/forms', { title: 'Delivered' })
	await ask('PUT', `/api/forms/${fileId}`, {
		questions: [{ id: 'q1', type: 'email', title: 'Address' }],
		form: { settings: { confirmationMail: { enabled: true, questionId: 'q1', message: '' } } },
	})
	const { hash } = await ask<{ hash: string }>('PUT', `/api/forms/${fileId}/share`, { isPublic: true })
	await ask('POST', `/api/forms/${fileId}/webhooks`, { name: 'Killed', url: `${receiver.url}/`, events: ['response.created'] })

	const guest = new AnonymousClient(host.url)
	const addresses: string[] = []
	const due = () => inInstance(host, directory, new URL('due.php', import.meta.url))
	const arrived = () => receiver.received.length + mails.mails.length
	let killed = 0
	for (let round = 0; round < kills; round++) {
		for (let place = 0; place < perRound; place++) {
			const address = `guest${round}x${place}@example.org`
			addresses.push(address)
			await guest.expect('POST', `${app}/api/public/${hash}/submit`, { body: { answers: { q1: address } } })
		}
		await due()
		const running = { is: true }
		const [ended, before] = [runJob(host, deliveryJob).catch(() => undefined).then(() => { running.is = false }), arrived()]
		// before the answer of the webhook, or as soon as one or more messages have arrived
		if (round % 3 === 0) {
			receiver.answers.push((response) => {
				killed += killCommands(directory, 'background-job:execute').length
				response.destroy()
			})
		}
		while (running.is && arrived() < before + 1 + round % perRound) {
			await pause(1)
		}
		await pause(round % 7)
		const ids = running.is ? killCommands(directory, 'background-job:execute') : []
		killed += ids.length
		await haveEnded(ids)
		await ended
		receiver.answers.length = 0
	}
	let rounds = 0
	while (Number(await due()) > 0 && rounds++ < 20) {
		await runJob(host, deliveryJob)
	}
	const hooks = receiver.received.map(({ headers, body }) =>
		({ id: String(headers['x-forms-delivery']), about: (JSON.parse(body) as { data: { id: string } }).data.id }))
	const letters = mails.mails.map(({ to, source }) => ({ id: /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? '', about: to }))
	const sent = addresses.length
	await receiver.close()
	await mails.close()
	return [
		{ name: 'processes killed that deliver', value: killed, unit: '' },
		{ name: `${sent} messages to a webhook, repeated`, value: hooks.length - sent, unit: '' },
		{ name: 'lost', value: sent - ofEach(hooks, 'about').size, unit: '', exactly: 0 },
		{ name: 'repeated with another id', value: ofEach(hooks, 'id').size - ofEach(hooks, 'about').size, unit: '', exactly: 0 },
		{ name: `${sent} mails, repeated`, value: letters.length - sent, unit: '' },
		{ name: 'lost', value: sent - ofEach(letters, 'about').size, unit: '', exactly: 0 },
		{ name: 'repeated with another id', value: ofEach(letters, 'id').size - ofEach(letters, 'about').size, unit: '', exactly: 0 },
	]
}

const ofEach = <Name extends string>(list: readonly Readonly<Record<Name, string>>[], name: Name): Set<string> =>
	new Set(list.map((one) => one[name]))
