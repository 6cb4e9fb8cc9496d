// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms } from '@suite/api/forms/contract'
import { AnonymousClient, type Client } from '@suite/fixtures/client'
import { suiteHost } from '@suite/host/suite-host'
import type { FormImage } from '@suite/schema/forms/design/branding'
import type { OwnTemplate } from '@suite/schema/forms/design/template'
import type { IssuedApiKey, Permission } from '@suite/schema/forms/key'
import type { FormResponse, Submitted } from '@suite/schema/forms/response'
import type { AnsweredFile } from '@suite/schema/forms/upload'
import { uploadForm } from '@suite/testing/contract/upload-form'
import { ask, call, formWith, publicHash, tellingWebhook } from './forms.ts'

/** What paths and headers of routes name. */
const noNames = {
	fileId: '', hash: '', responseId: '', correction: '', questionId: 'q1', blockId: 'logo', uploadId: '', filename: '', imageId: '',
	keyId: '', templateId: '', webhookId: '', deliveryId: '',
}
export type Names = typeof noNames

/** What lists, archives and single items of a route need, by a part of its path. */
const needed = {
	'/uploads': 'uploads', '/files/': 'uploads', '/branding/': 'image', '/api-keys': 'key', '/template': 'template', '/webhooks': 'webhook',
} as const

export const newKey = (client: Client, fileId: number | string, permissions: readonly Permission[]): Promise<IssuedApiKey> =>
	ask<IssuedApiKey>(client, 'POST', `/api/forms/${fileId}/api-keys`, { body: { name: 'Named', permissions } })

/** A public form with a response, and whatever else a route names, made when it is first needed: each part costs requests. */
export class NamedForm {
	readonly names: Names = { ...noNames }
	private readonly by: Client
	private readonly path: string
	private readonly anonymous = new AnonymousClient(suiteHost().url)
	private readonly made = new Set<string>()

	/**
	 * @param by - whose form it is
	 * @param path - the folder that it lies in
	 */
	constructor(by: Client, path = '/') {
		this.by = by
		this.path = path
	}

	/** Makes another form. */
	async renew(): Promise<void> {
		this.made.clear()
		const fileId = await formWith(this.by, [
			{ id: 'q1', type: 'text', title: 'Name' },
			{ id: 'q2', type: 'dropdown', title: 'Colour', options: { choices: [{ label: 'Red' }, { label: 'Blue' }] } },
			{ id: 'q3', type: 'file', title: 'Photo' },
		], { path: this.path })
		await ask(this.by, 'PUT', `/api/forms/${fileId}`, { body: { form: { settings: { allowCorrection: true } } } })
		this.names.fileId = String(fileId)
		this.names.hash = await publicHash(this.by, fileId)
		await this.answer({ q1: 'Ann', q2: 'c1' })
	}

	/** Makes what a route names, unless it is there. */
	async provide(path: string): Promise<void> {
		for (const [part, what] of Object.entries(needed)) {
			if (path.includes(part) && !this.made.has(what)) {
				await this[what]()
				this.made.add(what)
			}
		}
	}

	private async answer(answers: object): Promise<void> {
		const { response, correction = '' } = await ask<Submitted>(this.anonymous, 'POST', `/api/public/${this.names.hash}/submit`, {
			body: { answers },
		})
		Object.assign(this.names, { responseId: response.id, correction })
	}

	private async uploads(): Promise<void> {
		const { token } = await ask<{ token: string }>(this.anonymous, 'POST', `/api/public/${this.names.hash}/uploads`, {
			raw: uploadForm(forms.resources.publicForms.upload),
		})
		await this.answer({ q1: 'Ann', q3: [token] })
		const { fileId, responseId } = this.names
		const { answers } = await ask<FormResponse>(this.by, 'GET', `/api/forms/${fileId}/responses/${responseId}`)
		const [file] = answers.q3 as AnsweredFile[]
		Object.assign(this.names, { uploadId: file?.id, filename: file?.name })
	}

	private async image(): Promise<void> {
		const image = { raw: uploadForm(forms.resources.branding.create) }
		const { imageId } = await ask<FormImage>(this.by, 'POST', `/api/forms/${this.names.fileId}/branding/image`, image)
		await ask(this.by, 'PUT', `/api/forms/${this.names.fileId}`, { body: { form: { branding: { headerImage: imageId } } } })
		this.names.imageId = imageId
	}

	private async key(): Promise<void> {
		this.names.keyId = (await newKey(this.by, this.names.fileId, ['read_form'])).id
	}

	private async template(): Promise<void> {
		// An account has so many at most.
		await call(this.by, 'DELETE', `/api/templates/${this.names.templateId}`)
		this.names.templateId = (await ask<OwnTemplate>(this.by, 'POST', `/api/forms/${this.names.fileId}/template`, { body: {} })).id
	}

	private async webhook(): Promise<void> {
		Object.assign(this.names, await tellingWebhook(this.by, Number(this.names.fileId), this.names.hash))
	}
}
