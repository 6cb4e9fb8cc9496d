// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Backup, BackupStatus } from '@suite/schema/metadata/service/backup'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, h, type App, type SetupContext } from 'vue'
import BackupsArea from '../../../src/components/Backups/BackupsArea.vue'

const name = 'metadata_backup_2026-11-28_20-01-02.ndjson.gz'
const backup: Backup = {
	filename: name, created_at: '2026-11-28T20:01:02Z', version: 1, size: 2_048, compressed: true, is_daily: false, checksum: 'a',
	counts: { fields: 3, values: 9 },
}
const idle: BackupStatus = { status: 'idle', jobs_ran_at: null }
const run = (rest: Partial<BackupStatus>): BackupStatus => ({
	status: 'completed', operation: 'import', filename: name, dry_run: true, progress: 12, total: 12, duration: 1,
	started_at: new Date().toISOString(), restored: backup.counts, replaced: { fields: 4, values: 9 }, left_out: 0, jobs_ran_at: null,
	...rest,
})
const list = vi.fn(() => Promise.resolve({ backups: [backup] as readonly Backup[] }))
const status = vi.fn(() => Promise.resolve(idle))
const trigger = vi.fn(() => Promise.resolve(run({ operation: 'export', size: 2_048, counts: backup.counts })))
interface Asked { readonly body: { readonly dry_run?: boolean } }
const restore = vi.fn(({ body }: Asked) => Promise.resolve(run({ dry_run: body.dry_run ?? false })))
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		backup: {
			list: () => list(), status: () => status(), trigger: () => trigger(), resume: () => status(), cancel: () => status(),
			restore: (asked: Asked) => restore(asked),
			download: { url: ({ query }: { readonly query: { readonly filename: string } }) => `/backup?filename=${query.filename}` },
		},
		settings: { read: () => Promise.resolve({ settings: { history_days: 0, daily_backup: true } }) },
	},
}))
// The host's own dialog waits for animations and traps the focus; here a form replaces it.
vi.mock('@nextcloud/vue/components/NcDialog', () => ({
	default: {
		props: ['name'],
		setup: (_: unknown, { slots }: SetupContext) => () => h('form', { class: 'dialog' }, [slots.default?.(), slots.actions?.()]),
	},
}))

let app: App
const text = () => document.body.textContent.replace(/\s+/g, ' ')
const button = (words: string) => [...document.querySelectorAll<HTMLButtonElement>('button')]
	.find((one) => one.textContent.trim() === words || one.getAttribute('aria-label')?.startsWith(words))
const shows = (words: string) => vi.waitFor(() => expect(text()).toContain(words))

beforeEach(() => {
	[list, status, trigger, restore].forEach((mock) => mock.mockClear())
})
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
})
async function open(words: string): Promise<void> {
	app = createApp(BackupsArea)
	app.use(createPinia()).mount(document.body.appendChild(document.createElement('div')))
	await shows(words)
}

describe('the backups', () => {
	it('are listed with what is in them, and made by a button', async () => {
		await open('3 fields · 9 values')
		expect(text()).toContain('Manual')
		expect(text()).toContain('A backup is made every day.')
		expect(text()).toContain('Background jobs have not run yet.')
		expect(document.querySelector(`a[download="${name}"]`)?.getAttribute('href')).toBe(`/backup?filename=${name}`)
		button('Back up now')!.click()
		await shows('It has 12 rows and takes up 2 kB.')
		button('Close')!.click()
		await vi.waitFor(() => expect(text()).not.toContain('It has 12 rows'))
	})
	it('are not made while a field changes, and why is said', async () => {
		await open('3 fields')
		trigger.mockRejectedValueOnce(new ApiError(409, { reason: 'converting' }))
		button('Back up now')!.click()
		await shows('A field is being changed along with its values. Wait until that is done, then try again.')
	})
	it('are none yet, or cannot be read', async () => {
		list.mockResolvedValueOnce({ backups: [] })
		await open('No backups yet')
		app.unmount()
		list.mockRejectedValueOnce(new ApiError(403, {}))
		await open('Only administrators may see backups.')
		button('Try again')!.click()
		await shows('3 fields · 9 values')
	})
})

describe('a restore', () => {
	it('begins with a check, says what changes, and waits for a typed word', async () => {
		await open('3 fields')
		button('Restore backup of')!.click()
		await shows('1 fewer')
		expect(restore.mock.calls).toEqual([[{ body: { filename: name, dry_run: true } }]])
		const form = document.querySelector('form.dialog')!
		const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
		submit()
		const field = form.querySelector('input')!
		field.value = 'RESTORE '
		field.dispatchEvent(new Event('input', { bubbles: true }))
		await vi.waitFor(() => expect(button('Restore backup')!.disabled).toBe(false))
		expect(restore.mock.calls.length).toBe(1)
		submit()
		await shows('12 rows were restored.')
		expect(restore.mock.calls[1]).toEqual([{ body: { filename: name } }])
		expect(text()).toContain('This page still shows fields and team folders as they were before.')
	})
	it('is not offered for a broken backup, and why is said once', async () => {
		await open('3 fields')
		restore.mockRejectedValueOnce(new ApiError(400, { reason: 'broken_backup' }))
		status.mockResolvedValueOnce(run({ status: 'error', reason: 'broken_backup', error: 'It is damaged.', detail: 'Line 4' }))
		button('Restore backup of')!.click()
		await shows('It is damaged.')
		expect(text()).toContain('Line 4')
		expect(button('Restore backup')?.getAttribute('type')).not.toBe('submit')
		button('Cancel')!.click()
		await vi.waitFor(() => expect(text()).not.toContain('It is damaged.'))
	})
	it('is not said to have failed where only its end did', async () => {
		status.mockResolvedValueOnce(run({ status: 'error', dry_run: false, reason: 'unsettled', error: 'Restore it again.' }))
		await open('has been restored, but there was a problem.')
		expect(text()).toContain('Restore it again.')
		expect(text()).not.toContain('Could not restore')
	})
	it('waits while another one runs', async () => {
		await open('3 fields')
		restore.mockRejectedValueOnce(new ApiError(409, { reason: 'backup_running' }))
		status.mockResolvedValueOnce(run({ status: 'running', operation: 'export', progress: 1, total: 4 }))
		button('Restore backup of')!.click()
		await shows('A backup is being made or restored.')
		button('Cancel')!.click()
		await shows('1 of 4 rows')
	})
})
