// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Component } from 'vue'

/** A button of a toolbar. */
export interface ToolButton {
	/** In the user's language; unique within a toolbar. */
	readonly name: string
	readonly icon: Component
	readonly isPressed: boolean
	readonly press: () => unknown
}
