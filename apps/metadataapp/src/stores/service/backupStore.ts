// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import { ApiError } from '@suite/api/client/error'
import type { Backup, BackupStatus } from '@suite/schema/metadata/service/backup'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { pauseAfter } from '../../values/service/backupRun.ts'

/** Backups, and the one that is made or restored, which goes on when the page is left. */
export const useBackupStore = defineStore('metadataapp-backups', () => {
	/** The newest first; null until they are known. */
	const backups = shallowRef<readonly Backup[] | null>(null)
	/** What is going on, or was last; null until it is known. */
	const status = shallowRef<BackupStatus | null>(null)
	const failure = shallowRef<unknown>(null)
	/** Why nobody knows at the moment how far it is. */
	const lost = shallowRef<unknown>(null)
	/** Whether the last one was seen running. */
	const isSeen = ref(false)
	/** When the one began whose end was read. */
	const dismissed = shallowRef<string | null>(null)
	const { busy, done, failureOf, perform } = createControls<'cancel' | 'check' | 'create' | 'restore'>()
	const isRunning = computed(() => status.value?.status === 'running')
	const isDismissed = computed(() => dismissed.value !== null && status.value?.started_at === dismissed.value)
	/** Raised with each one that begins: answers about those before are too late. */
	let turn = 0
	let isBeginning = false
	let isPushing = false
	let isFollowing = false

	async function load(): Promise<void> {
		failure.value = null
		try {
			const [{ backups: listed }, read] = await Promise.all([api.backup.list(), api.backup.status()])
			backups.value = listed
			adopt(read)
		} catch (cause) {
			failure.value = cause
		}
	}
	async function loadList(): Promise<void> {
		try {
			backups.value = (await api.backup.list()).backups
		} catch (cause) {
			failure.value = cause
		}
	}
	function adopt(read: BackupStatus): void {
		const wasRunning = isRunning.value
		status.value = read
		lost.value = null
		if (isRunning.value) {
			isSeen.value = true
			done.value = wasRunning ? done.value : null
			void follow()
		} else if (wasRunning) {
			void loadList()
		}
	}
	/** Asks how far it is, until it is over; who looks on also works on it, so that it goes on where background jobs are late. */
	async function follow(): Promise<void> {
		if (isFollowing) {
			return
		}
		isFollowing = true
		for (let failures = 0; isRunning.value;) {
			await new Promise((resolve) => setTimeout(resolve, pauseAfter(failures)))
			if (!isRunning.value) {
				break
			}
			if (!isPushing) {
				void push(() => api.backup.resume())
			}
			failures = await look() ? 0 : failures + 1
		}
		isFollowing = false
	}
	/** @return whether there was an answer */
	async function look(): Promise<boolean> {
		const [own, wasBeginning] = [turn, isBeginning]
		try {
			const read = await api.backup.status()
			// While one begins, the server may still answer with the one before.
			if (own === turn && (read.status === 'running' || !wasBeginning)) {
				adopt(read)
			}
			return true
		} catch (cause) {
			lost.value = cause
			return false
		}
	}
	async function push(work: () => Promise<BackupStatus>): Promise<void> {
		const own = turn
		isPushing = true
		try {
			const read = await work()
			if (own === turn) {
				adopt(read)
			}
		} catch (cause) {
			lost.value = cause
		} finally {
			isPushing = false
		}
	}
	/** Shows at once that it begins. A backup that is broken, or fields that keep changing, are how it ended; the rest is a failure. */
	async function begin(wish: Pick<BackupStatus, 'dry_run' | 'filename' | 'operation'>, send: () => Promise<BackupStatus>): Promise<void> {
		const before = status.value
		turn++
		status.value = { status: 'running', can_cancel: false, jobs_ran_at: before?.jobs_ran_at ?? null, ...wish }
		isSeen.value = true
		isBeginning = isPushing = true
		void follow()
		try {
			const read = await send()
			isBeginning = false
			adopt(read)
		} catch (cause) {
			isBeginning = false
			const read = await api.backup.status().catch(() => before)
			turn++
			if (read === null) {
				status.value = null
			} else {
				adopt(read)
			}
			if (!(cause instanceof ApiError && read?.status === 'error' && read.reason === cause.reason)) {
				isSeen.value = isRunning.value
				throw cause
			}
		} finally {
			isPushing = false
		}
	}
	const create = () => perform('create', () => begin({ operation: 'export' }, () => api.backup.trigger()))
	/** Finds out whether a backup can be restored and what it would bring; changes nothing. */
	const check = (filename: string) => perform('check', () => begin(
		{ operation: 'import', filename, dry_run: true },
		() => api.backup.restore({ body: { filename, dry_run: true } }),
	))
	const restore = (filename: string) => perform('restore', () => begin(
		{ operation: 'import', filename, dry_run: false },
		() => api.backup.restore({ body: { filename } }),
	))
	const cancel = () => perform('cancel', async () => adopt(await api.backup.cancel()))
	/** Rejects when it is refused. */
	async function remove(filename: string): Promise<void> {
		await api.backup.delete({ query: { filename } })
		backups.value = (backups.value ?? []).filter((one) => one.filename !== filename)
	}
	/** Address of a backup as a file. */
	const addressOf = (filename: string): string => api.backup.download.url({ query: { filename } })
	/** Says no more how the last one ended. */
	function dismiss(): void {
		dismissed.value = status.value?.started_at ?? null
	}

	return {
		backups, status, failure, lost, isSeen, isRunning, isDismissed, busy, done, failureOf,
		load, create, check, restore, cancel, remove, addressOf, dismiss,
	}
})
