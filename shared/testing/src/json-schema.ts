// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Compile } from 'typebox/schema'

/** A check of values by a JSON Schema, draft 2020-12, that a host has answered. */
export function fulfils(schema: object): (value: unknown) => boolean {
	const compiled = Compile(schema)
	return (value) => compiled.Check(value)
}
