// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/// <reference types="vite/client" />

// the package's own declarations are not accessible through its exports
declare module 'vue-material-design-icons/*.vue' {
	import type { DefineComponent } from 'vue'

	const icon: DefineComponent<{ size?: number, fillColor?: string, title?: string }>
	export default icon
}
