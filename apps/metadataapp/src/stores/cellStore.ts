// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { metadata as api } from '@suite/api/metadata/client'
import type { ValueMap } from '@suite/schema/metadata/value'
import { t } from '@nextcloud/l10n'
import { defineStore } from 'pinia'
import { computed, shallowReactive, watch } from 'vue'
import {
	cellKey, mineOf, patchOf, type CellChange, type CellConflict, type CellFault, type CellRef, type CellState, type EditKind,
} from '../cells/cell.ts'
import { createEditing } from '../cells/editing.ts'
import { findAuthor } from '../cells/findAuthor.ts'
import { isPassing } from '../cells/hold.ts'
import type { KeptCell } from '../cells/keptCells.ts'
import { sendCells, type Refusal } from '../cells/send.ts'
import { createSteps } from '../cells/steps.ts'
import type { Unsaved, Wish } from '../cells/wish.ts'
import { parseValue, Problem } from '../rules/index.ts'
import { shapeOf } from '../values/shape.ts'
import { keptWords, refusalWords } from '../words/cellWords.ts'
import { problemWords } from '../words/problemWords.ts'
import { useAssignedStore } from './assignedStore.ts'
import { useSessionStore } from './sessionStore.ts'
import { useTableStore } from './tableStore.ts'

export type * from '../cells/cell.ts'

/** Milliseconds during which a cell says that it was saved. */
const tickTime = 2_000
/** Milliseconds after which a file is looked at again before a value in it is overwritten. */
const freshTime = 5_000

/**
 * What happens to cells of the table. A change shows at once and is sent in turn, so that changes arrive in the order in which they were
 * made. What cannot be saved is never lost: the table shows what the server has, and the cell keeps what was entered and why.
 */
export const useCellStore = defineStore('metadataapp-cells', () => {
	const table = useTableStore()
	const assigned = useAssignedStore()
	const session = useSessionStore()
	/** The last wish for each cell, until it is saved or not. */
	const pending = shallowReactive(new Map<string, Wish>())
	const unsaved = shallowReactive(new Map<string, Unsaved>())
	/** Cells that were saved just now, each with what it was saved with. */
	const ticks = shallowReactive(new Map<string, readonly Wish[]>())
	/** What the server has, as far as that is known, of cells whose wishes the table shows. */
	const truth = new Map<string, string | null>()
	/** Changes that were saved. */
	const arrived = new WeakSet<Wish>()
	/** When all values of a file were read the last time. */
	const seen = new Map<number, number>()
	const { editing, hold, take, receive: hear, rebase, adopt, release } = createEditing({
		folderId: () => table.folderId,
		isSaving: (cell) => pending.has(cellKey(cell)),
		shownIn: (cell) => {
			const wish = pending.get(cellKey(cell))
			return wish === undefined ? storedOf(cell) ?? null : wish.value
		},
		storedIn: (cell) => storedOf(cell) ?? null,
		look,
		show: (change) => table.putCells(patchOf([change])),
	})
	const steps = createSteps(() => turn, back)
	/** What the table is to show again. */
	let restored: CellChange[] = []
	/** How often somebody has stopped saving. */
	let stops = 0
	let turn: Promise<unknown> = Promise.resolve()

	const fields = computed(() => new Map([...assigned.ofFiles, ...table.columns].map((field) => [field.field_name, field])))

	const savingCount = computed(() => pending.size)
	const unsavedCells = computed<readonly Unsaved[]>(() => [...unsaved.values()])

	function stateOf(fileId: number, fieldName: string): CellState | null {
		const key = cellKey({ fileId, fieldName })
		return pending.has(key) ? 'saving' : unsaved.get(key)?.state ?? (ticks.has(key) ? 'saved' : null)
	}
	/** What a cell shows: what was entered there, saved or not, else what is stored. */
	function shown(fileId: number, fieldName: string, stored: string | null): string | null {
		const key = cellKey({ fileId, fieldName })
		const wish = pending.get(key)
		const state = unsaved.get(key)?.state
		return wish !== undefined ? wish.value : state === undefined ? stored : mineOf(state)
	}
	/** What the server has, as far as known; undefined for a file that the table does not have. */
	function storedOf(cell: CellRef): string | null | undefined {
		const row = table.known(cell.fileId)
		const key = cellKey(cell)
		return truth.has(key) ? truth.get(key) : row === null ? undefined : row.metadata[cell.fieldName] ?? null
	}

	/** Changes cells: all of them in one step that can be undone. */
	async function edit(changes: readonly CellChange[], kind: EditKind): Promise<void> {
		await run(table.folderId, changes.map((change) => wishOf(change)), kind)
	}
	/** @param base - what its author saw, where that is not what the table shows */
	function wishOf(change: CellChange, base?: string | null): Wish {
		const typed = take(change)
		const former = pending.get(cellKey(change)) ?? null
		return {
			...change, former, base: typed !== null ? typed.base : base === undefined ? storedOf(change) : base, hold: typed?.hold ?? null,
		}
	}
	/** What the author of a change saw that is stored, or should be. */
	function baseOf({ base, former }: Wish): string | null | undefined {
		return former === null ? base : arrived.has(former) ? former.value : baseOf(former)
	}
	/**
	 * @param kind - of the step that is kept; null for none
	 * @return cells that were saved
	 */
	async function run(folderId: number, all: readonly Wish[], kind: EditKind | null): Promise<readonly CellChange[]> {
		const once = new Map(all.map((wish) => [cellKey(wish), wish]))
		const wishes = [...once.values()].flatMap((wish) => prepared(folderId, wish) ?? [])
		restore()
		if (wishes.length === 0) {
			return []
		}
		for (const wish of wishes) {
			const key = cellKey(wish)
			const stored = storedOf(wish)
			if (stored !== undefined) {
				truth.set(key, stored)
			}
			pending.set(key, wish)
			unsaved.delete(key)
		}
		table.putCells(patchOf(wishes))
		const begun = stops
		const work = turn.then(() => save(folderId, wishes, kind, () => stops === begun))
		turn = work.catch(() => undefined) // whoever asked for it hears of it
		return work
	}
	/** @return null where there is nothing to send */
	function prepared(folderId: number, wish: Wish): Wish | null {
		const key = cellKey(wish)
		const stored = storedOf(wish)
		const row = table.known(wish.fileId)
		const field = fields.value.get(wish.fieldName)
		const isWritable = row === null || row.can_write
		const value = field === undefined || wish.value === stored
			? wish.value
			: parseValue(shapeOf(field), wish.value, stored ?? wish.base ?? null)
		const isMissing = value === null && field?.is_required === true && session.folderOf(folderId)?.required === 'enforce'
		const problem = value instanceof Problem ? value : isMissing ? new Problem('missing') : null
		const isWaiting = pending.has(key)
		const isSettled = !isWaiting && (value === stored || (wish.hold !== null && value === wish.base))
		const isOnItsWay = isWaiting && pending.get(key)?.value === value
		if (isWritable && !(value instanceof Problem) && problem === null && !isSettled && !isOnItsWay) {
			return { ...wish, value }
		}
		void wish.hold?.unlock()
		if (isSettled) {
			unsaved.delete(key)
		} else if (!isWritable) {
			keep(folderId, wish, { sentence: null, cause: new ApiError(403, { reason: 'not_writable' }) })
		} else if (problem !== null) {
			keep(folderId, wish, { sentence: problemWords(problem, t), cause: problem })
		}
		return null
	}
	async function save(
		folderId: number,
		all: readonly Wish[],
		kind: EditKind | null,
		mayGoOn: () => boolean,
	): Promise<readonly CellChange[]> {
		const typed = all.find(({ hold }) => hold !== null) ?? null
		await typed?.hold?.idle()
		// what was changed again meanwhile is sent with that change
		let wishes = sifted(folderId, all.filter(isLatest))
		const [first] = wishes
		const isOne = first !== undefined && wishes.every(({ fileId }) => fileId === first.fileId)
		if (isOne && typed?.hold?.isFirm() !== true && !isFresh(first.fileId)) {
			try {
				await look(folderId, first.fileId)
				wishes = sifted(folderId, wishes.filter(isLatest))
			} catch (cause) {
				wishes.forEach((wish) => refuse(folderId, wish, { sentence: null, cause }))
				wishes = []
			}
		}
		const { saved, refused, now } = await sendCells(folderId, wishes, isOne ? typed?.fieldName ?? null : null, mayGoOn)
		const before = saved.map((wish) => bare({ ...wish, value: storedOf(wish) ?? null }))
		settle(saved)
		refused.forEach((refusal, wish) => refuse(folderId, wish, refusal))
		if (!mayGoOn()) {
			wishes.filter((wish) => isLatest(wish)).forEach(drop)
		}
		restore()
		receive(now)
		if (typed !== null && !(isOne && saved.includes(typed))) {
			void typed.hold?.unlock()
		}
		if (kind !== null && saved.length > 0 && table.folderId === folderId) {
			steps.record({ kind, before, after: saved.map(bare) })
		}
		return saved
	}
	const isLatest = (wish: Wish) => pending.get(cellKey(wish)) === wish
	const isFresh = (fileId: number) => Date.now() - (seen.get(fileId) ?? -Infinity) < freshTime
	const bare = ({ fileId, fieldName, value }: CellChange): CellChange => ({ fileId, fieldName, value })

	/** Without what somebody else has changed since its author looked: that is shown to them first. */
	function sifted(folderId: number, wishes: readonly Wish[]): readonly Wish[] {
		const fine = wishes.filter((wish) => {
			const [theirs, base] = [storedOf(wish), baseOf(wish)]
			const isOvertaken = theirs !== undefined && base !== undefined && theirs !== base && theirs !== wish.value
			if (isOvertaken) {
				give(folderId, wish, { conflict: { mine: wish.value, theirs, by: null } }, false)
				void nameAuthor(wish)
			}
			return !isOvertaken
		})
		restore()
		return fine
	}
	async function look(folderId: number, fileId: number): Promise<void> {
		const metadata = await api.values.readIn({ path: { folderId, fileId } }) as ValueMap
		receive(new Map([[fileId, metadata]]))
	}
	/** Says who it was; the conflict is shown without it. */
	async function nameAuthor(cell: CellRef): Promise<void> {
		const by = await findAuthor(cell)
		const known = unsaved.get(cellKey(cell))
		if (known !== undefined && 'conflict' in known.state && by !== null) {
			unsaved.set(cellKey(cell), { ...known, state: { conflict: { ...known.state.conflict, by } } })
		}
	}
	function settle(saved: readonly Wish[]): void {
		if (saved.length === 0) {
			return
		}
		const done = saved.filter((wish) => {
			const key = cellKey(wish)
			arrived.add(wish)
			const isDone = isLatest(wish) || !pending.has(key)
			if (isLatest(wish)) {
				pending.delete(key)
				truth.delete(key)
				ticks.set(key, saved)
				rebase(wish, wish.value)
			} else if (!isDone) {
				truth.set(key, wish.value)
			}
			return isDone
		})
		table.putCells(patchOf(done))
		setTimeout(() => done.map(cellKey).filter((key) => ticks.get(key) === saved).forEach((key) => ticks.delete(key)), tickTime)
	}
	function refuse(folderId: number, wish: Wish, refusal: Refusal): void {
		if (isLatest(wish)) {
			keep(folderId, wish, refusal)
		}
	}
	/** Keeps what could not be saved with the reason. */
	function keep(folderId: number, wish: Wish, refusal: Refusal): void {
		const { cause, sentence } = refusal
		const isBusy = cause instanceof ApiError && (cause.reason === 'locked' || cause.reason === 'converting')
		const mayRetry = !(cause instanceof Problem) && (sentence === null || isBusy)
		give(folderId, wish, { fault: refusalWords(refusal), mine: wish.value, mayRetry }, isPassing(cause))
	}
	/** The table shows what the server has, as soon as `restore` is called, and the cell what was entered. */
	function give(folderId: number, wish: Wish, state: CellConflict | CellFault, isLater: boolean): void {
		const { fileId, fieldName } = wish
		drop(wish)
		unsaved.set(cellKey(wish), { folderId, fileId, fieldName, base: baseOf(wish), state, isPassing: isLater })
	}
	/** Gives up a change that nobody wants any more. */
	function drop(wish: Wish): void {
		const stored = storedOf(wish)
		pending.delete(cellKey(wish))
		truth.delete(cellKey(wish))
		if (stored !== undefined) {
			restored.push({ ...wish, value: stored })
			rebase(wish, stored)
		}
	}
	/** Sends nothing further of what is being saved: what has been sent stays, and can be undone. */
	function stop(): void {
		stops++
	}
	function restore(): void {
		if (restored.length > 0) {
			table.putCells(patchOf(restored))
			restored = []
		}
	}

	/**
	 * Takes all values that files have now. What is entered here stays: where somebody types, the table waits until they are done, and
	 * saves of theirs find out.
	 */
	function receive(files: ReadonlyMap<number, ValueMap>): void {
		const changes = new Map<number, Record<string, string | null>>()
		for (const [fileId, metadata] of files) {
			seen.set(fileId, Date.now())
			const names = new Set([...fields.value.keys(), ...Object.keys(table.known(fileId)?.metadata ?? {}), ...Object.keys(metadata)])
			changes.set(fileId, Object.fromEntries([...names].map((fieldName) =>
				[fieldName, received({ fileId, fieldName }, metadata[fieldName] ?? null)])))
		}
		table.putCells(changes)
	}
	/** @return what the table shows of it */
	function received(cell: CellRef, now: string | null): string | null {
		const key = cellKey(cell)
		const [wish, mine] = [pending.get(key), unsaved.get(key)]
		if (wish !== undefined) {
			truth.set(key, now)
			return wish.value
		}
		if (mine !== undefined && 'conflict' in mine.state) {
			if (mine.state.conflict.mine === now) {
				unsaved.delete(key)
			} else if (mine.state.conflict.theirs !== now) {
				unsaved.set(key, { ...mine, state: { conflict: { ...mine.state.conflict, theirs: now, by: null } } })
				void nameAuthor(cell)
			}
		}
		return hear(cell, now)
	}

	/** Takes what was not saved when the page was closed; what was entered since comes first. */
	function bring(kept: readonly KeptCell[]): void {
		for (const { folderId, fileId, fieldName, mine, base } of kept) {
			const key = cellKey({ fileId, fieldName })
			if (!pending.has(key) && !unsaved.has(key)) {
				const state = { fault: keptWords(), mine, mayRetry: true }
				unsaved.set(key, { folderId, fileId, fieldName, base, state, isPassing: true })
			}
		}
	}
	/** Sends once more what could not be saved. */
	async function retry(cells: readonly CellRef[]): Promise<void> {
		const known = cells.flatMap((cell) => unsaved.get(cellKey(cell)) ?? [])
		const folders = new Set(known.map(({ folderId }) => folderId))
		await Promise.all([...folders].map((folderId) => run(folderId, known.filter((one) => one.folderId === folderId).map((one) => ({
			fileId: one.fileId, fieldName: one.fieldName, value: mineOf(one.state), base: one.base, former: null, hold: null,
		})), 'type')))
	}
	/** Overwrites what somebody else has entered; what they enter from now on is shown again. */
	async function keepMine(fileId: number, fieldName: string): Promise<void> {
		const one = unsaved.get(cellKey({ fileId, fieldName }))
		if (one !== undefined && 'conflict' in one.state) {
			const { mine, theirs } = one.state.conflict
			await run(one.folderId, [{ fileId, fieldName, value: mine, base: theirs, former: null, hold: null }], 'type')
		}
	}
	/** Gives up what was entered. */
	function takeTheirs(fileId: number, fieldName: string): void {
		unsaved.delete(cellKey({ fileId, fieldName }))
	}

	/** @return false when nothing came of it, and the same may go well later */
	async function back(to: readonly CellChange[], from: readonly CellChange[]): Promise<boolean> {
		const saved = await run(table.folderId, to.map((change, place) => wishOf(change, from[place]?.value)), null)
		return saved.length > 0 || !to.some((cell) => unsaved.get(cellKey(cell))?.isPassing === true)
	}

	watch(() => table.folderId, () => {
		steps.clear()
		void release()
	})

	return {
		editing, savingCount, unsavedCells, last: steps.last, canUndo: steps.canUndo, canRedo: steps.canRedo,
		stateOf, shown, storedOf, edit, receive, bring, hold, adopt, release, retry, keepMine, takeTheirs, stop, undo: steps.undo,
		redo: steps.redo,
	}
})
