// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Component } from 'vue'

/** A button of a toolbar. */
export interface ToolButton {
	/** In the language of the reader; no two of a toolbar have the same. */
	readonly name: string
	readonly icon: Component
	readonly isPressed: boolean
	readonly press: () => unknown
}
