// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@playwright/test'
import { expectAccessible } from '@suite/fixtures/playwright/axe'
import { ready } from '@suite/fixtures/playwright/ready'
import { saved } from '@suite/fixtures/playwright/saved'
import { expectTouchable, phone } from '@suite/fixtures/playwright/touch'
import type { Backup, Backups, BackupStatus } from '@suite/schema/metadata/service/backup'
import type { Settings } from '@suite/schema/metadata/service/settings'
import { ask, deleteField, expect, newField, test } from './panel.ts'

const panel = '#metadataapp-admin'

interface Said {
	readonly status?: Partial<BackupStatus>
	readonly backups?: readonly Backup[]
}

/** From now on the server answers this about backups, whatever it has. */
async function say(page: Page, { status, backups }: Said): Promise<void> {
	if (status !== undefined) {
		const body: BackupStatus = { status: 'idle', jobs_ran_at: new Date().toISOString(), ...status }
		await page.route('**/api/backup/{status,resume}', (route) => route.fulfill({ json: body }))
	}
	if (backups !== undefined) {
		await page.route('**/api/backup/list', (route) => route.fulfill({ json: { backups } }))
	}
}
async function lookAt(page: Page): Promise<void> {
	await expectAccessible(page, panel)
	await page.emulateMedia({ colorScheme: 'dark' })
	await expectAccessible(page, panel, { onlyContrast: true })
	await page.emulateMedia({ colorScheme: 'light' })
}

// Other tests use the same server at the same time, so the last step of a restore is played: it would take away what they have.
test('a backup is made, checked, restored after a typed word, and deleted, by keyboard alone', async ({ admin, openPanel }) => {
	const field = await newField(admin)
	const page = await openPanel({ area: 'backups' })
	await page.getByRole('button', { name: 'Back up now' }).press('Enter')
	const run = page.locator('.backups__run')
	await expect(run).toContainText('The backup is complete.')
	await expect(run).toBeFocused()
	const { backups: [made] } = await ask<Backups>(admin, 'GET', '/api/backup/list')
	const { filename, counts } = made!
	const row = page.getByRole('list', { name: 'Backups' }).getByRole('listitem').first()
	await expect(row).toContainText('Manual')
	await expect(row).toContainText(`${counts.fields} field`)
	const [download] = await Promise.all([page.waitForEvent('download'), row.getByRole('link', { name: /^Download/ }).press('Enter')])
	expect(download.suggestedFilename()).toBe(filename)
	await lookAt(page)

	const later = await newField(admin)
	const opener = row.getByRole('button', { name: /^Restore/ })
	await opener.press('Enter')
	const dialog = page.getByRole('dialog', { name: /^Restore the backup of/ })
	const line = dialog.getByRole('row', { name: /^Fields \d/ })
	await expect(line).toContainText('1 fewer')
	const sure = dialog.getByRole('button', { name: 'Restore backup' })
	await expect(sure).toBeDisabled()
	await expectAccessible(page, '[role=dialog]')
	await page.keyboard.press('Escape')
	await expect(opener).toBeFocused()
	await page.reload()
	await ready(page, 'admin')
	await expect(run).toContainText('is complete and can be restored.')
	await page.getByRole('button', { name: 'See what would change' }).press('Enter')
	await expect(line).toContainText('1 fewer')

	const restoring: Partial<BackupStatus> = {
		status: 'running', operation: 'import', dry_run: false, filename, progress: 40, total: 100, can_cancel: true,
		started_at: made!.created_at,
	}
	await say(page, { status: restoring })
	await page.route('**/api/backup/restore', (route) => route.fulfill({ json: { jobs_ran_at: null, ...restoring } }))
	await dialog.getByRole('textbox', { name: 'Type restore to confirm' }).fill('Restore')
	await saved(page, () => page.keyboard.press('Enter'), { among: '/restore' })
	await expect(page.getByRole('heading', { name: /^Restoring the backup of/ })).toBeVisible()
	await expect(page.getByText('40 of 100 rows')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Back up now' })).toBeDisabled()
	await page.reload()
	await ready(page, 'admin')
	await expect(page.getByRole('progressbar', { name: /^Restoring the backup of/ })).toHaveAttribute('value', '40')
	await lookAt(page)
	const outcome = { can_cancel: false, duration: 3, restored: { values: 98 }, left_out: 2 }
	await say(page, { status: { ...restoring, status: 'completed', progress: 100, ...outcome } })
	await expect(run).toContainText(/The backup of .* has been restored\./)
	await expect(run).toContainText('98 rows were restored.')
	await expect(run).toContainText('2 rows were left out, because their files or views were deleted while the backup was made.')
	await page.unrouteAll()

	await row.getByRole('button', { name: /^Delete/ }).press('Enter')
	const question = page.getByRole('dialog', { name: /^Delete the backup of/ })
	await saved(page, () => question.getByRole('button', { name: 'Delete backup' }).press('Enter'))
	await expect(page.getByRole('button', { name: 'Back up now' })).toBeFocused()
	await expect.poll(async () => (await ask<Backups>(admin, 'GET', '/api/backup/list')).backups.map((one) => one.filename))
		.not.toContain(filename)
	await Promise.all([field, later].map(({ id }) => deleteField(admin, id)))
})

test('the list says when there is nothing, no room, no answer, no right or a broken backup, also on a phone', async ({ openPanel }) => {
	const many = Array.from({ length: 7 }, (_, index): Backup => ({
		filename: `metadata_backup_2026-11-2${7 - index}_02-00-00.ndjson.gz`, created_at: `2026-11-2${7 - index}T02:00:00Z`, version: 1,
		size: 48_000_000 - index, compressed: true, is_daily: index > 0, checksum: 'a',
		counts: { fields: 812, values: 1_204_377, views: 64, grants: 12, history: 2_000_451 },
	}))
	const page = await openPanel({ area: 'backups' })
	await say(page, { status: { jobs_ran_at: null }, backups: [] })
	await page.reload()
	await ready(page, 'admin')
	await expect(page.getByText('No backups yet')).toBeVisible()
	await expect(page.getByRole('link', { name: 'Set up background jobs' })).toBeVisible()
	await lookAt(page)

	await page.route('**/api/backup/list', (route) => route.abort())
	await page.reload()
	await ready(page, 'admin')
	await expect(page.locator(panel)).toContainText('The server cannot be reached.')
	await page.route('**/api/backup/list', (route) => route.fulfill({ status: 403, json: { error: 'No', reason: 'forbidden' } }))
	await page.getByRole('button', { name: 'Try again' }).press('Enter')
	await expect(page.locator(panel)).toContainText('Only administrators may see backups.')
	const broken: Partial<BackupStatus> = {
		status: 'error', success: false, operation: 'import', dry_run: true, filename: many[1]!.filename, progress: 3, total: 9,
		started_at: '2026-11-28T09:00:00Z', duration: 2, reason: 'broken_backup',
		error: 'This backup has been changed or is damaged. Nothing has changed here.', detail: 'Line 4 is no row.',
	}
	await say(page, { status: broken, backups: many })
	await page.getByRole('button', { name: 'Try again' }).press('Enter')
	await expect(page.getByRole('listitem').filter({ hasText: 'Deleted when the next backup is made' })).toHaveCount(1)
	await expect(page.getByText('This backup has been changed or is damaged.')).toBeVisible()
	await page.route('**/api/backup/restore', (route) => route.fulfill({ status: 400, json: { error: 'Broken', reason: 'broken_backup' } }))
	await page.getByRole('button', { name: /^Restore/ }).nth(1).click()
	await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Line 4 is no row.')
	await expectAccessible(page, '[role=dialog]')

	const small = await openPanel({ ...phone, area: 'backups' })
	await say(small, { status: broken, backups: many })
	await small.reload()
	await ready(small, 'admin')
	await expect(small.getByText('Deleted when the next backup is made')).toBeVisible()
	await expectTouchable(small, 'the backups')
	await expect.poll(() => small.locator('.panel').evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
})

test('statistics count, each setting is saved, and telemetry shows its report before it is sent', async ({ admin, openPanel }) => {
	const before = (await ask<Settings>(admin, 'GET', '/api/settings')).settings
	const field = await newField(admin, { field_type: 'url' })
	const page = await openPanel({ area: 'statistics' })
	await expect(page.getByRole('table', { name: 'Fields by type' }).getByRole('row', { name: /^Web address \d/ })).toBeVisible()
	await expect(page.getByText('Team folders with fields')).toBeVisible()
	await lookAt(page)

	await page.getByRole('tab', { name: 'Settings' }).click()
	const days = page.getByRole('textbox', { name: 'Days' })
	await days.fill('soon')
	await page.keyboard.press('Enter')
	await expect(page.getByText('Enter a whole number of days from 1 to 36,500, or nothing to keep everything.')).toBeVisible()
	await days.fill('3650')
	await expect(page.getByText('Changes that are more than 3650 days old are deleted within a day and cannot be restored.')).toBeVisible()
	await saved(page, () => page.keyboard.press('Enter'))
	await saved(page, () => page.getByText('Make a backup every day').click())
	await expect(page.getByText('Saved')).toBeVisible()
	await expect.poll(async () => (await ask<Settings>(admin, 'GET', '/api/settings')).settings)
		.toEqual({ ...before, history_days: 3_650, daily_backup: !before.daily_backup })
	await lookAt(page)
	await ask(admin, 'POST', '/api/settings', before)

	await page.getByRole('tab', { name: 'Telemetry' }).click()
	await expect(page.getByRole('switch', { name: 'Send daily reports' })).not.toBeChecked()
	await expect(page.getByRole('button', { name: 'Send now' })).toBeDisabled()
	await expect(page.getByRole('region', { name: 'The next report' })).toContainText('"totalFields"')
	await lookAt(page)
	await page.route('**/api/telemetry/stats', (route) => route.abort())
	await page.reload()
	await ready(page, 'admin')
	await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
	await deleteField(admin, field.id)
})
