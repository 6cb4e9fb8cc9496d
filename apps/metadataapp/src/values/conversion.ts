// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { type Conversion, conversionStates } from '@suite/schema/metadata/field/conversion'

/** What a person has to know of a conversion. */
export type Stage = 'counting' | 'asked' | 'changing' | 'finishing' | 'stopping' | 'done' | 'cancelled' | 'stopped'

const stages: Readonly<Record<typeof conversionStates[number], Stage>> = {
	checking: 'counting', checked: 'asked', staging: 'changing', swapping: 'finishing', recording: 'finishing', undoing: 'stopping',
	done: 'done', cancelled: 'cancelled', stopped: 'stopped',
}
export function stageOf({ state }: Pick<Conversion, 'state'>): Stage {
	const known = conversionStates.find((one) => one === state)
	return known === undefined ? 'cancelled' : stages[known]
}

/** Whether the server has something left to do. */
export const isRunning = (conversion: Pick<Conversion, 'state'>): boolean =>
	['counting', 'changing', 'finishing', 'stopping'].includes(stageOf(conversion))

/** Whether nobody can save values of the field, or change it otherwise. */
export const isChanging = (conversion: Pick<Conversion, 'state'>): boolean =>
	['changing', 'finishing'].includes(stageOf(conversion))

/** Values that do not fit. */
export const lostOf = ({ lost }: Pick<Conversion, 'lost'>): number => lost.files + lost.folder_values

/** Whether there is no value at all. */
export const isEmpty = ({ files, folder_values: ofFolders }: Pick<Conversion, 'files' | 'folder_values'>): boolean =>
	files + ofFolders === 0
