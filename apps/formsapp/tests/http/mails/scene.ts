// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import { startMailServer, type Mail, type MailServer } from '@suite/fixtures/smtp'
import { suiteHost } from '@suite/host/suite-host'
import type { ConfirmationMail } from '@suite/schema/forms/form'
import { runJob } from '@suite/testing/jobs'
import { newForm, type PublishedForm, type Wished } from '../answers/scene.ts'

const occ = (...command: string[]) => suiteHost().occ(command)

/** A mail server that gets every mail of the host until it is closed. */
export async function hostMails(): Promise<MailServer> {
	const server = await startMailServer()
	const settings: [string, string, string][] = [
		['mail_smtpmode', 'string', 'smtp'], ['mail_smtphost', 'string', '127.0.0.1'], ['mail_smtpport', 'integer', String(server.port)],
	]
	for (const [name, type, value] of settings) {
		await occ('config:system:set', name, '--type', type, '--value', value)
	}
	return {
		...server,
		close: async () => {
			for (const [name] of settings) {
				await occ('config:system:delete', name)
			}
			await server.close()
		},
	}
}

/** Runs the job that sends what is due. */
export const deliver = (): Promise<void> => runJob(suiteHost(), 'OCA\\FormsApp\\Shared\\BackgroundJob\\DeliverOutbox')

export const address = { type: 'email', title: 'Your address' }

/** A form that confirms responses to the address in q1, unless more is said. */
export function mailingForm(by: Client, mail: Partial<ConfirmationMail> = {}, wished: Partial<Wished> = {}): Promise<PublishedForm> {
	const { settings, ...others } = wished
	return newForm(by, {
		questions: [address, { type: 'text', title: 'Name' }],
		...others,
		settings: { confirmationMail: { enabled: true, questionId: 'q1', message: '', ...mail }, ...settings },
	})
}

let addresses = 0
/** An address that nobody has sent anything to. */
export const newAddress = (): string => `guest${process.pid}x${++addresses}x${Date.now() % 1_000_000}@example.org`

/** Delivers what is due, and returns the mails to an address. */
export async function mailsTo(server: MailServer, to: string): Promise<Mail[]> {
	await deliver()
	return server.to(to)
}

/** A header as it was sent, with its lines joined. */
export const header = (mail: Mail | undefined, name: string): string => {
	const source = mail?.source ?? ''
	const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
	return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''
}
