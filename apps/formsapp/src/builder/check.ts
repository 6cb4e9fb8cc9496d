// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { DefinitionFault, readDefinition, type Definition, type Problem } from '../rules/index.ts'
import type { BuilderForm } from './form.ts'

export interface Checked {
	/** Null while something in it cannot be. */
	readonly definition: Definition | null
	readonly problems: readonly Problem[]
}

/** Reads a form by the rules of the server, which saves nothing that has a problem. */
export function checked(form: BuilderForm): Checked {
	try {
		return { definition: readDefinition(form as unknown as Parameters<typeof readDefinition>[0]), problems: [] }
	} catch (fault) {
		if (!(fault instanceof DefinitionFault)) {
			throw fault
		}
		return { definition: null, problems: fault.faults }
	}
}
